import type { DataGridQuery } from 'waymark';
import { sortFields } from '../../../api/contract';
import type { SortField } from '../../../api/types';
import type { ReadingsQuery, SummaryQuery } from '../../data/readings/query';
import { isLevel } from '../../data/rows/reading';
import { bucketEnd, type DashboardRange, type Period } from './ranges';

/** The number of rows that one request loads: several pages of the grid, and the rows that are printed. */
export const blockSize = 500;
/** The number of rows whose pages the grid offers. Each block after them would take another request. */
export const maxGridRows = 10_000;

const minuteMs = 60_000;

/** The query for the period before. Its end is a whole minute, so that another one in the same minute is the same. */
export function previousQuery({ previous: { from, to }, bucket }: DashboardRange): SummaryQuery {
  return { from, to: Math.max(from + minuteMs, Math.floor(to / minuteMs) * minuteMs), bucket };
}

/** The query that finds a reading before the period before: with one, the data contains all of that period. */
export function earlierQuery(range: DashboardRange): ReadingsQuery {
  const { from, to } = previousQuery(range);
  return { from: 2 * from - to, to: from, limit: 1 };
}

/** The part of a range that the grid shows: the selected bucket, or all. */
export function gridPeriod({ from, to, bucket }: DashboardRange, at: number | null): Period {
  return at === null ? { from, to } : { from: at, to: bucketEnd(at, bucket) };
}

/** The query for the number of rows by level that match the search in the period of the grid. */
export function levelCountsQuery(range: DashboardRange, at: number | null, search: string): SummaryQuery {
  const text = search.trim();
  return { ...gridPeriod(range, at), bucket: range.bucket, ...(text === '' ? {} : { search: text }) };
}

const isSortField = (column: string): column is SortField => (sortFields as readonly string[]).includes(column);

/** The query for the rows that match the filters, in the order of the grid. */
export function matchingQuery(range: DashboardRange, at: number | null, query: DataGridQuery): ReadingsQuery {
  const { sort, search, filters } = query;
  const text = search.trim();
  const [first] = sort;
  const levels = filters.level?.filter(isLevel) ?? [];
  return {
    ...gridPeriod(range, at),
    ...(levels.length > 0 ? { levels } : {}),
    ...(text === '' ? {} : { search: text }),
    ...(first && isSortField(first.column)
      ? { sort: { field: first.column, direction: first.descending ? 'desc' : 'asc' } }
      : {}),
  };
}

/** A query for a block of rows, and the page of the grid in it. */
export interface RowsQuery extends ReadingsQuery, Pick<DataGridQuery, 'page' | 'pageSize'> {}

/** The query for the block of rows that contains the page of the grid. */
export function rowsQuery(range: DashboardRange, at: number | null, query: DataGridQuery): RowsQuery {
  const { page, pageSize } = query;
  const firstRow = Math.min((page - 1) * pageSize, maxGridRows - pageSize);
  const offset = Math.floor(firstRow / blockSize) * blockSize;
  return { ...matchingQuery(range, at, query), limit: blockSize, offset, page, pageSize };
}
