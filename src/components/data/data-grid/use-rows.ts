import { useDeferredValue, useMemo, useState } from 'react';
import { type DataGridColumn, valueText } from './columns';
import type { DataGridRowsQuery, DataGridState } from './grid-state';
import type { DataGridHierarchy } from './hierarchy';
import { createRowProcessor, type DataGridRowProcessor, type DataGridRowsResult, serverRows } from './process-rows';
import type { DataGridFacetValue } from './rows';

export interface RowOptions<Row, Id extends string = string> {
  /** The columns. Keep the array stable between renders. */
  columns: readonly DataGridColumn<Row, Id>[];
  /** The rows, or only those of the current page if `rowCount` is set. Keep the array stable between renders. */
  data: readonly Row[];
  /** Returns the unique id of a row. */
  getRowId: (row: Row) => string;
  /**
   * Returns the name of a row, which is used in the names of its controls.
   * @default the value of the row header, or of the first column
   */
  getRowName?: (row: Row) => string;
  /**
   * Whether the grid is divided into pages. Otherwise, it renders the rows that are scrolled into view.
   * @default false
   */
  paginated?: boolean;
  /**
   * The number of rows on all pages, which enables server mode. The grid is then paginated, and neither filters nor
   * sorts `data`.
   */
  rowCount?: number;
  /** In server mode, the values and counts of the facets, keyed by column id. @default the column's `facetOrder` */
  facets?: Readonly<Partial<Record<NoInfer<Id>, readonly DataGridFacetValue[]>>>;
  /**
   * Replaces the built-in row processing, which searches, filters, sorts and paginates the rows. Keep the function
   * stable between renders. `rowCount` and `facets` are then ignored.
   * @default `createRowProcessor()`; in server mode, the rows of `data`
   */
  processRows?: DataGridRowProcessor<Row>;
  /**
   * Arranges the rows in groups or as a tree: the result of `createRowGroups` or `useRowTree`. `expanded` then expands
   * groups or rows, rows cannot have details, and only a server can divide them into pages.
   * @default none
   */
  hierarchy?: DataGridHierarchy<Row>;
  /**
   * Loads the rows of all pages that match a query, in slices, for exporting in server mode. Reject to report a
   * failure, and stop when the signal is aborted.
   * @default none; an export then contains only the rows of the current page
   */
  loadRows?: (query: DataGridRowsQuery<NoInfer<Id>>, signal: AbortSignal) => AsyncIterable<readonly Row[]>;
}

/** The rows of a grid, as used by its parts. */
export interface GridRows
  extends Required<DataGridRowsResult<unknown>>, Pick<RowOptions<unknown>, 'loadRows' | 'hierarchy'> {
  data: readonly unknown[];
  /**
   * Whether only the rows of the current page are known, as in server mode. `allRows` then contains only these rows.
   */
  isPageOnly: boolean;
  isPaginated: boolean;
  /** The index of the page's first row among all rows. */
  firstRow: number;
  idOf: (row: unknown) => string;
  nameOf: (row: unknown) => string;
}

/** Rows are selected only here: by the default processor, the server mode's processor, or the consumer's. */
export function useRows(
  {
    columns,
    data: given,
    getRowId,
    getRowName,
    paginated = false,
    rowCount,
    facets,
    processRows,
    loadRows,
    hierarchy,
  }: RowOptions<unknown>,
  state: DataGridState,
  locale: string,
  timeZone: string | undefined,
): GridRows {
  const [processAll] = useState(() => createRowProcessor<unknown>());
  const process = useMemo(
    () => processRows ?? (rowCount === undefined ? processAll : serverRows(rowCount, facets)),
    [processRows, processAll, rowCount, facets],
  );
  const isPaginated = (paginated && !hierarchy) || (rowCount !== undefined && !processRows);
  const data = useMemo(() => hierarchy?.rowsOf(given, getRowId) ?? given, [hierarchy, given, getRowId]);
  // Deferred so that the search field remains responsive while many rows are searched.
  const search = useDeferredValue(state.search);
  const { filters, conditions } = state;
  const sort = useMemo(() => hierarchy?.sortOf(state.sort) ?? state.sort, [hierarchy, state.sort]);
  const page = isPaginated ? state.page : 1;
  const pageSize = isPaginated ? state.pageSize : Infinity;
  const result = useMemo(
    () => process({ data, columns, query: { sort, search, filters, conditions, page, pageSize }, locale, timeZone }),
    [process, data, columns, sort, search, filters, conditions, page, pageSize, locale, timeZone],
  );
  return useMemo(() => {
    const displayedPage = result.page ?? page;
    const nameColumn = columns.find(({ rowHeader }) => rowHeader) ?? columns[0];
    return {
      ...result,
      countFacet: result.countFacet ?? (() => []),
      data,
      allRows: result.allRows ?? result.rows,
      isPageOnly: !result.allRows,
      isPaginated,
      page: displayedPage,
      firstRow: isPaginated ? (displayedPage - 1) * pageSize : 0,
      idOf: getRowId,
      nameOf: getRowName ?? ((row) => valueText(nameColumn?.value(row))),
      loadRows,
      hierarchy,
    };
  }, [result, data, columns, getRowId, getRowName, isPaginated, page, pageSize, loadRows, hierarchy]);
}
