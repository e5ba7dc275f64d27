'use client';

import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn';
import { type Labels, LabelsProvider } from '../../providers/labels';
import type { DataGridColumn } from './columns';
import { GridContext } from './grid-context';
import type { DataGridQuery, DataGridRowsQuery, DataGridState } from './grid-state';
import { useGridModel } from './use-grid-model';
import type { SelectionOptions } from './use-selection';

export interface DataGridOptions<Row> extends SelectionOptions {
  /** The columns. Keep the array stable between renders. */
  columns: readonly DataGridColumn<Row>[];
  /** The rows; with `rowCount`, those of the current page. Keep the array stable between renders. */
  data: readonly Row[];
  /** Returns the unique id of a row. */
  getRowId: (row: Row) => string;
  /** Returns the name of a row, for the names of its controls. @default the value of the row header, or of the first column */
  getRowName?: (row: Row) => string;
  /** The controlled state. Use with `onStateChange`. */
  state?: DataGridState;
  /** The initial state when uncontrolled. Missing fields are those of `defaultGridState`. @default {} */
  defaultState?: Partial<DataGridState>;
  /** Called with the state when the user changes it. */
  onStateChange?: (state: DataGridState) => void;
  /** Whether the grid has pages. Otherwise it renders the rows that are scrolled into view. @default false */
  paginated?: boolean;
  /** Server mode: the number of rows on all pages. The grid then neither filters nor sorts `data`, and is paginated. */
  rowCount?: number;
  /** Called in server mode when the sort order, the search, the filters or the page change. */
  onQueryChange?: (query: DataGridQuery) => void;
  /** The values and counts of the facets by column id, in server mode. @default the column's `facetOrder` without counts */
  facets?: Readonly<Record<string, readonly { value: string; count: number }[]>>;
  /**
   * Loads the rows of all pages that match a query, in slices, for the export in server mode. Reject to report a failure, and
   * stop when the signal is aborted.
   * @default none; the export then has the rows of the page
   */
  loadRows?: (query: DataGridRowsQuery, signal: AbortSignal) => AsyncIterable<readonly Row[]>;
  /** Whether the user can select rows. @default false */
  selectable?: boolean;
  /** Renders the details of a row. Each row then has a button that displays them. */
  renderDetail?: (row: Row) => ReactNode;
  /** The controlled ids of the rows whose details are displayed. Use with `onExpandedChange`. */
  expanded?: ReadonlySet<string>;
  /** The ids of the rows whose details are initially displayed. @default none */
  defaultExpanded?: ReadonlySet<string>;
  /** Called with the ids of the rows whose details are displayed. */
  onExpandedChange?: (expanded: ReadonlySet<string>) => void;
  /** Returns the items of a row's menu, such as `MenuItem` elements. */
  rowActions?: (row: Row) => ReactNode;
  /** Whether rows are loading. Without rows, skeletons are displayed. @default false */
  loading?: boolean;
  /** The reason why the last request failed, and what to do. The rows stay. */
  error?: ReactNode;
  /** Called when the user clicks "Try again" in the error. The button is rendered only with this prop. */
  onRetry?: () => void;
  /** A note that some rows are missing, and why. */
  partial?: ReactNode;
  /** Displayed instead of rows when there is no data, such as an `EmptyState`. @default an `EmptyState` */
  empty?: ReactNode;
  /** Displayed below the breakpoint `sm` instead of the table: `<DataGridCards />`. @default the table */
  cards?: ReactNode;
  /** The language of the sort order and of numbers. @default the `lang` of the root element */
  locale?: string;
}

export interface DataGridProps<Row>
  extends Omit<ComponentProps<'div'>, keyof DataGridOptions<Row>>, DataGridOptions<Row> {
  /** The texts of this grid that differ from those of the provider. */
  labels?: Partial<Labels>;
}

const noLabels: Partial<Labels> = {};

/**
 * Rows of data that the user can sort, filter, select and export. Renders its parts, such as `DataGridToolbar`,
 * `DataGridTable` and `DataGridPagination`.
 */
export function DataGrid<Row>({ labels = noLabels, ...options }: DataGridProps<Row>) {
  const [grid, { className, ...props }] = useGridModel(options);
  return (
    <LabelsProvider labels={labels}>
      <GridContext value={grid}>
        <div
          data-slot="data-grid"
          data-state={grid.isLoading ? 'loading' : grid.error ? 'error' : 'ready'}
          // Not on the scrolling element: Chromium would paint all of its rows whenever it scrolls.
          className={cn('isolate grid min-w-0 grid-cols-1 gap-4', className)}
          {...props}
        />
      </GridContext>
    </LabelsProvider>
  );
}
