'use client';

import { type ComponentProps, useMemo, useRef } from 'react';
import { cn } from '../../lib/cn';
import { useControllableState } from '../../lib/use-controllable-state';
import { useLocale, useTimeZone } from '../../providers/locale';
import { type Labels, LabelsProvider } from '../../providers/labels';
import {
  GridColumnsContext,
  GridRowsContext,
  GridSelectedContext,
  GridSelectionContext,
  GridStateContext,
  GridViewContext,
} from './grid-context';
import { type DataGridState, defaultGridState } from './grid-state';
import { useColumns } from './use-columns';
import { type RowOptions, useRows } from './use-rows';
import { type SelectionOptions, useSelection } from './use-selection';
import { useView, type ViewOptions } from './use-view';

export interface DataGridOptions<Row, Id extends string = string>
  extends RowOptions<Row, Id>, SelectionOptions, ViewOptions<Row> {
  /** The controlled state. Use with `onStateChange`. */
  state?: DataGridState<NoInfer<Id>>;
  /** The initial state when uncontrolled. Missing fields default to the values in `defaultGridState`. @default {} */
  defaultState?: Partial<DataGridState<NoInfer<Id>>>;
  /**
   * Called with the state when the user changes it. In server mode, request the rows that match the state's `sort`,
   * `search`, `filters`, `page` and `pageSize`. `search` changes once the user has stopped typing.
   */
  onStateChange?: (state: DataGridState<NoInfer<Id>>) => void;
}

export interface DataGridProps<Row, Id extends string = string>
  extends Omit<ComponentProps<'div'>, keyof DataGridOptions<Row>>, DataGridOptions<Row, Id> {
  /** Overrides the provider's labels in this grid. */
  labels?: Partial<Labels>;
}

const noLabels: Partial<Labels> = {};

/**
 * Displays rows of data that the user can sort, filter, select and export. Pass its parts, such as `DataGridToolbar`,
 * `DataGridTable` and `DataGridPagination`, as children.
 */
export function DataGrid<Row, const Id extends string = string>(options: DataGridProps<Row, Id>) {
  const {
    state: stateProp,
    defaultState,
    onStateChange,
    labels = noLabels,
    columns,
    data,
    getRowId,
    getRowName,
    paginated,
    rowCount,
    facets,
    processRows,
    loadRows,
    hierarchy,
    selectable,
    selected,
    defaultSelected,
    onSelectedChange,
    renderDetail,
    expanded,
    defaultExpanded,
    onExpandedChange,
    rowActions,
    onRowClick,
    loading,
    error,
    onRetry,
    partial,
    empty,
    cards,
    columnFilter,
    editor,
    onCellSave,
    className,
    ...props
    // The parts do not depend on the type of row, because they pass rows only to functions of the same grid.
  } = options as DataGridProps<unknown>;
  const [state, setState] = useControllableState(stateProp, { ...defaultGridState, ...defaultState }, onStateChange);
  const stateValue = useMemo(() => ({ state, setState }), [state, setState]);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const tableScroller = useRef<HTMLDivElement>(null);
  const gridColumns = useColumns(columns, state, setState, tableScroller);
  const rows = useRows(
    { columns, data, getRowId, getRowName, paginated, rowCount, facets, processRows, loadRows, hierarchy },
    state,
    locale,
    timeZone,
  );
  const selectionOptions = { selectable, selected, defaultSelected, onSelectedChange };
  const [selectedIds, selection] = useSelection(selectionOptions, rows);
  const messages = { loading, error, onRetry, partial, empty };
  const details = { renderDetail, expanded, defaultExpanded, onExpandedChange };
  const view = useView(
    { ...messages, ...details, rowActions, onRowClick, cards, columnFilter, editor, onCellSave },
    locale,
    labels,
    tableScroller,
  );
  return (
    <LabelsProvider labels={labels}>
      <GridStateContext value={stateValue}>
        <GridColumnsContext value={gridColumns}>
          <GridRowsContext value={rows}>
            <GridSelectionContext value={selection}>
              <GridSelectedContext value={selectedIds}>
                <GridViewContext value={view}>
                  <div
                    data-slot="data-grid"
                    data-state={loading ? 'loading' : error ? 'error' : 'ready'}
                    // This is not applied to the scrolling element, because Chromium would then repaint all rows
                    // whenever it scrolls.
                    className={cn('isolate grid min-w-0 grid-cols-1 [:where(&)]:gap-4', className)}
                    {...props}
                  />
                </GridViewContext>
              </GridSelectedContext>
            </GridSelectionContext>
          </GridRowsContext>
        </GridColumnsContext>
      </GridStateContext>
    </LabelsProvider>
  );
}
