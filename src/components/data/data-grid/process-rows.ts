import { type DataGridColumn, findColumn } from './columns';
import type { DataGridQuery } from './grid-state';
import { countFacet, type DataGridFacetValue, filterRows, sortRows } from './rows';

export interface DataGridRowsInput<Row> {
  /** The `data` of the grid. */
  data: readonly Row[];
  /** The `columns` of the grid. */
  columns: readonly DataGridColumn<Row>[];
  /** The search, the filters, the sort order and the page. Without pages, `page` is 1 and `pageSize` is `Infinity`. */
  query: DataGridQuery;
  /** The language of the sort order. */
  locale: string;
  /** The time zone for the days in conditions. @default the browser's */
  timeZone?: string;
}

export interface DataGridRowsResult<Row> {
  /** The rows of the page, in order. They must be rows of `data`. */
  rows: readonly Row[];
  /** The number of matching rows on all pages. */
  total: number;
  /** The matching rows of all pages, for selecting and exporting. @default unknown, as in server mode */
  allRows?: readonly Row[];
  /** The page to which the rows belong. @default the page in the query */
  page?: number;
  /**
   * Returns the values of a column with the number of rows for each. Called when a facet is displayed.
   * @default no values
   */
  countFacet?: (column: string) => readonly DataGridFacetValue[];
}

/** Selects the rows that a grid displays. It must be a pure function, because the grid calls it while rendering. */
export type DataGridRowProcessor<Row> = (input: DataGridRowsInput<Row>) => DataGridRowsResult<Row>;

/**
 * Creates the processor for a grid without `rowCount`, which searches, filters and sorts all rows and divides them into
 * pages. It caches its last result, so moving to another page does not sort the rows again. Create one for each
 * grid.
 */
export function createRowProcessor<Row>(): DataGridRowProcessor<Row> {
  const filter = rememberLast(filterRows<Row>);
  const sort = rememberLast(sortRows<Row>);
  return ({ data, columns, query, locale, timeZone }) => {
    const { search, filters, conditions, pageSize } = query;
    const allRows = sort(
      filter(data, columns, search, filters, undefined, conditions, timeZone),
      columns,
      query.sort,
      locale,
    );
    const total = allRows.length;
    // The page in the URL may no longer exist.
    const page = Math.min(query.page, Math.max(1, Math.ceil(total / pageSize)));
    return {
      rows: total <= pageSize ? allRows : allRows.slice((page - 1) * pageSize, page * pageSize),
      total,
      allRows,
      page,
      countFacet: (id) => countFacet(data, columns, query, id, locale, timeZone),
    };
  };
}

/** Returns the processor for server mode, in which `data` contains the rows of the current page. */
export function serverRows<Row>(
  rowCount: number,
  facets: Readonly<Partial<Record<string, readonly DataGridFacetValue[]>>> = {},
): DataGridRowProcessor<Row> {
  // Without facets, the values in the column's `facetOrder` are used.
  return ({ data, columns }) => ({
    rows: data,
    total: rowCount,
    countFacet: (id) => facets[id] ?? findColumn(columns, id).facetOrder?.map((value) => ({ value })) ?? [],
  });
}

/** Returns a function that caches its last arguments and their result. */
function rememberLast<Args extends unknown[], Result>(compute: (...args: Args) => Result): (...args: Args) => Result {
  let last: { args: Args; result: Result } | undefined;
  return (...args) => {
    if (!last?.args.every((arg, index) => arg === args[index])) last = { args, result: compute(...args) };
    return last.result;
  };
}
