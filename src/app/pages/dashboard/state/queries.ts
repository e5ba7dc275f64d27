import type { DataGridQuery } from 'waymark';
import type { RowsFilter, RowsQuery as DataQuery, SummaryQuery } from '../../../../rows/query';
import type { DashboardState } from './dashboard-search';
import { bucketEnd, type DashboardRange, type Period } from '../../../../rows/ranges';

/** The number of rows per request, which covers several grid pages and the printed rows. */
export const blockSize = 500;
/** The number of rows that the grid's pages can show. Each additional block would require another request. */
export const maxGridRows = 10_000;

const minuteMs = 60_000;

/** The selection made in a card. The card itself also shows the other choices. */
type Selection = 'bucket' | 'groups' | 'labels';

function selectedPeriod({ from, to, bucket }: DashboardRange, at: number | null): Period {
  return at === null ? { from, to } : { from: at, to: bucketEnd(at, bucket) };
}

/** Returns the filter of a card: all selections except those made in it. Without a range, rows may have any time. */
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

/** Returns the query for the previous period. It ends at a full minute, so queries within a minute are equal. */
export function previousQuery(range: DashboardRange, state: DashboardState): SummaryQuery {
  const { from, to } = range.previous;
  const end = Math.max(from + minuteMs, Math.floor(to / minuteMs) * minuteMs);
  const { within: _within, ...query } = amountsQuery(range, { ...state, at: null });
  return { ...query, from, to: end };
}

/** Returns a query for a row before the previous period. If there is one, the data covers the whole period. */
export function earlierQuery({ previous: { from, to } }: DashboardRange): DataQuery {
  return { from: 2 * from - to, to: from, limit: 1 };
}

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

/** Links of this length still work; 500 rows with longer text would block the page. */
export const maxTextLength = 2000;

/** A query for a block of rows that includes the grid page. */
export interface RowsQuery extends DataQuery, Pick<DataGridQuery, 'page' | 'pageSize'> {}

export function rowsQuery(range: DashboardRange | null, state: DashboardState): RowsQuery {
  const { page, pageSize } = state.grid;
  const firstRow = Math.min((page - 1) * pageSize, maxGridRows - pageSize);
  const offset = Math.floor(firstRow / blockSize) * blockSize;
  return { ...matchingQuery(range, state), limit: blockSize, offset, page, pageSize, maxTextLength };
}

/**
 * Returns the id of a column in the grid and in the address: its JSON Pointer without the first slash. Commas, which
 * separate ids, and a leading hyphen, which means descending order, are escaped.
 */
export const columnId = (pointer: string): string => pointer.slice(1).replaceAll(',', '~2').replace(/^-/, '~3');

const pointerOf = (id: string): string => `/${id.replaceAll('~2', ',').replace(/^~3/, '-')}`;
