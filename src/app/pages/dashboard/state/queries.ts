import type { DataGridQuery } from 'waymark';
import type { RowsFilter, RowsQuery as DataQuery, SummaryQuery } from '../../../../rows/query';
import type { DashboardState } from './dashboard-search';
import { bucketEnd, type DashboardRange, type Period } from '../../../lib/ranges';

/** The number of rows that one request loads: several pages of the grid, and the rows that are printed. */
export const blockSize = 500;
/** The number of rows whose pages the grid offers. Each block after them would take another request. */
export const maxGridRows = 10_000;

const minuteMs = 60_000;

/** What the user has selected in a card. The card itself shows the other choices too. */
type Selection = 'bucket' | 'groups' | 'labels';

/** The part of a range in which the selected bucket is, or all. */
function selectedPeriod({ from, to, bucket }: DashboardRange, at: number | null): Period {
  return at === null ? { from, to } : { from: at, to: bucketEnd(at, bucket) };
}

/** The filter of a card: all selections except its own. Without a range, rows of any time. */
function filterOf(range: DashboardRange | null, state: DashboardState, own?: Selection): RowsFilter {
  const { at, groups, labels } = state;
  return {
    ...(range
      ? { ...selectedPeriod(range, own === 'bucket' ? null : at), within: { from: range.from, to: range.to } }
      : {}),
    ...(own !== 'groups' && groups.length > 0 ? { groups } : {}),
    ...(own !== 'labels' && labels.length > 0 ? { labels } : {}),
  };
}

export function amountsQuery(range: DashboardRange | null, state: DashboardState, own?: Selection): SummaryQuery {
  const { measure } = state;
  return { ...filterOf(range, state, own), bucket: range?.bucket ?? null, ...(measure === 'count' ? {} : { measure }) };
}

/** The query for the period before. Its end is a whole minute, so that another one in the same minute is the same. */
export function previousQuery(range: DashboardRange, state: DashboardState): SummaryQuery {
  const { from, to } = range.previous;
  const end = Math.max(from + minuteMs, Math.floor(to / minuteMs) * minuteMs);
  const { within: _within, ...query } = amountsQuery(range, { ...state, at: null });
  return { ...query, from, to: end };
}

/** The query that finds a row before the period before: with one, the data contains all of that period. */
export function earlierQuery({ previous: { from, to } }: DashboardRange): DataQuery {
  return { from: 2 * from - to, to: from, limit: 1 };
}

/** The query for the rows that match the filters, in the order of the grid. */
export function matchingQuery(range: DashboardRange | null, state: DashboardState): DataQuery {
  const { sort, search } = state.grid;
  const text = search.trim();
  const [first] = sort;
  return {
    ...filterOf(range, state),
    ...(text === '' ? {} : { search: text }),
    ...(first ? { sort: { column: pointerOf(first.column), isDescending: first.descending } } : {}),
  };
}

/** Links of this length still work; 500 rows of longer texts would stop the page while they arrive. */
export const maxTextLength = 2000;

/** A query for a block of rows, and the page of the grid in it. */
export interface RowsQuery extends DataQuery, Pick<DataGridQuery, 'page' | 'pageSize'> {}

/** The query for the block of rows that contains the page of the grid. */
export function rowsQuery(range: DashboardRange | null, state: DashboardState): RowsQuery {
  const { page, pageSize } = state.grid;
  const firstRow = Math.min((page - 1) * pageSize, maxGridRows - pageSize);
  const offset = Math.floor(firstRow / blockSize) * blockSize;
  return { ...matchingQuery(range, state), limit: blockSize, offset, page, pageSize, maxTextLength };
}

/**
 * The ids of columns in the grid and in the address of the page: JSON Pointers without the first slash. The address separates ids
 * by commas and marks a descending order by a hyphen, so that both get an escape that no pointer has.
 */
export const columnId = (pointer: string): string => pointer.slice(1).replaceAll(',', '~2').replace(/^-/, '~3');

const pointerOf = (id: string): string => `/${id.replaceAll('~2', ',').replace(/^~3/, '-')}`;
