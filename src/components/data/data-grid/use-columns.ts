'use client';

import {
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  functionalUpdate,
  rowSortingFeature,
  tableFeatures,
  type Updater,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { type DataGridColumn, defaultColumnWidth, defaultMinColumnWidth, maxColumnWidth } from './columns';
import type { DataGridState } from './grid-state';

/** The state of the columns and of the sort order. The kit selects and sorts the rows itself: see decision 28. */
const features = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowSortingFeature,
});

/** Rows that Table does not need to know. */
const noRows: never[] = [];

/** The side of the grid at which a column stays while the grid scrolls. */
export type PinSide = 'start' | 'end';

export interface ColumnView {
  column: DataGridColumn<unknown>;
  id: string;
  /** The width in px; columns that are not pinned or resized grow in proportion to it. */
  width: number;
  isResized: boolean;
  pinned: PinSide | false;
  sorted: 'asc' | 'desc' | false;
  /** The position among the sorted columns from 0, or -1. */
  sortIndex: number;
}

export interface ColumnActions {
  /** Sorts ascending, descending, or not at all, in turn. */
  toggleSort: (id: string, keepOthers: boolean) => void;
  setSort: (id: string, direction: 'asc' | 'desc' | false) => void;
  /** Sets a width in px, within the limits of the column. */
  resize: (id: string, width: number) => void;
  /** Moves a column by one place towards the start (-1) or the end (1), within the pinned or the other columns. */
  move: (id: string, step: -1 | 1) => void;
  canMove: (id: string, step: -1 | 1) => boolean;
  pin: (id: string, side: PinSide | false) => void;
  setVisible: (id: string, isVisible: boolean) => void;
}

type SetState = (update: (state: DataGridState) => DataGridState) => void;

/** The columns of a grid, as its parts read them. */
export interface GridColumns {
  /** All columns, also those that are hidden. */
  columns: readonly DataGridColumn<unknown>[];
  /** The visible columns in their order. */
  views: readonly ColumnView[];
  actions: ColumnActions;
}

export function useColumns(
  columns: readonly DataGridColumn<unknown>[],
  state: DataGridState,
  setState: SetState,
): GridColumns {
  const definitions = useMemo(
    () =>
      columns.map(({ id, header, value, width, minWidth, sortable = true, hideable = true }) => ({
        id,
        header,
        accessorFn: value,
        size: width ?? defaultColumnWidth,
        minSize: Math.min(minWidth ?? defaultMinColumnWidth, width ?? defaultColumnWidth),
        maxSize: maxColumnWidth,
        enableSorting: sortable,
        enableHiding: hideable,
      })),
    [columns],
  );
  const tableState = useMemo(() => toTableState(columns, state), [columns, state]);

  const table = useTable({
    features,
    columns: definitions,
    data: noRows,
    manualSorting: true,
    sortDescFirst: false,
    state: tableState,
    onSortingChange: (updater: Updater<(typeof tableState)['sorting']>) =>
      setState((now) => ({
        ...now,
        sort: functionalUpdate(updater, toTableState(columns, now).sorting).map(({ id, desc }) => ({
          column: id,
          descending: desc,
        })),
        page: 1,
      })),
    onColumnPinningChange: (updater: Updater<(typeof tableState)['columnPinning']>) =>
      setState((now) => {
        const { start, end } = functionalUpdate(updater, toTableState(columns, now).columnPinning);
        return { ...now, pinnedStart: start, pinnedEnd: end };
      }),
    onColumnSizingChange: (updater: Updater<Record<string, number>>) =>
      setState((now) => ({ ...now, widths: functionalUpdate(updater, { ...now.widths }) })),
    onColumnVisibilityChange: (updater: Updater<Record<string, boolean>>) =>
      setState((now) => {
        const visibility = functionalUpdate(updater, toTableState(columns, now).columnVisibility);
        return { ...now, hidden: Object.keys(visibility).filter((id) => visibility[id] === false) };
      }),
  });

  const views = useMemo(() => {
    const sections = [
      table.getStartVisibleLeafColumns(),
      table.getCenterVisibleLeafColumns(),
      table.getEndVisibleLeafColumns(),
    ];
    return sections.flat().flatMap((one): ColumnView[] => {
      const column = columns.find(({ id }) => id === one.id);
      if (!column) return [];
      return [
        {
          column,
          id: one.id,
          width: one.getSize(),
          isResized: state.widths[one.id] !== undefined,
          pinned: one.getIsPinned(),
          sorted: one.getIsSorted(),
          sortIndex: one.getSortIndex(),
        },
      ];
    });
  }, [table, columns, state.widths]);

  const actions = useMemo<ColumnActions>(() => {
    const neighborOf = (id: string, step: -1 | 1): ColumnView | undefined => {
      const index = views.findIndex((view) => view.id === id);
      const neighbor = views[index + step];
      return neighbor && neighbor.pinned === views[index]?.pinned ? neighbor : undefined;
    };
    const swap = (ids: readonly string[], a: string, b: string): string[] =>
      ids.map((id) => (id === a ? b : id === b ? a : id));
    return {
      toggleSort: (id, keepOthers) => table.getColumn(id)?.toggleSorting(undefined, keepOthers),
      setSort: (id, direction) => {
        const column = table.getColumn(id);
        if (direction) column?.toggleSorting(direction === 'desc', false);
        else column?.clearSorting();
      },
      resize: (id, width) => {
        const { minSize = 0, maxSize = maxColumnWidth } = table.getColumn(id)?.columnDef ?? {};
        const clamped = Math.round(Math.min(Math.max(width, minSize), maxSize));
        table.setColumnSizing((widths) => ({ ...widths, [id]: clamped }));
      },
      move: (id, step) => {
        const neighbor = neighborOf(id, step);
        if (!neighbor) return;
        setState((now) => ({
          ...now,
          order: swap(orderOf(columns, now.order), id, neighbor.id),
          pinnedStart: swap(now.pinnedStart, id, neighbor.id),
          pinnedEnd: swap(now.pinnedEnd, id, neighbor.id),
        }));
      },
      canMove: (id, step) => neighborOf(id, step) !== undefined,
      pin: (id, side) => table.getColumn(id)?.pin(side),
      setVisible: (id, isVisible) => table.getColumn(id)?.toggleVisibility(isVisible),
    };
  }, [table, views, columns, setState]);

  return useMemo(() => ({ columns, views, actions }), [columns, views, actions]);
}

/** The ids of all columns in the order of the state, then those that it does not name. */
function orderOf(columns: readonly DataGridColumn<unknown>[], order: readonly string[]): string[] {
  const ids = columns.map(({ id }) => id);
  return [...new Set([...order.filter((id) => ids.includes(id)), ...ids])];
}

/** The state in the shape of Table. */
function toTableState(columns: readonly DataGridColumn<unknown>[], state: DataGridState) {
  const isKnown = (id: string): boolean => columns.some((column) => column.id === id);
  return {
    sorting: state.sort
      .filter(({ column }) => isKnown(column))
      .map((one) => ({ id: one.column, desc: one.descending })),
    columnOrder: orderOf(columns, state.order),
    columnVisibility: Object.fromEntries(state.hidden.filter(isKnown).map((id) => [id, false])) as Record<
      string,
      boolean
    >,
    columnPinning: { start: state.pinnedStart.filter(isKnown), end: state.pinnedEnd.filter(isKnown) },
    columnSizing: { ...state.widths },
  };
}
