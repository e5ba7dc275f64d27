'use client';

import {
  columnOrderingFeature,
  columnPinningFeature,
  columnVisibilityFeature,
  functionalUpdate,
  tableFeatures,
  type Updater,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { type DataGridColumn, defaultColumnWidth, defaultMinColumnWidth, maxColumnWidth } from './columns';
import type { DataGridSort, DataGridState } from './grid-state';

/** The places of the columns. The kit selects and sorts the rows itself: see decision 28. */
const features = tableFeatures({ columnOrderingFeature, columnPinningFeature, columnVisibilityFeature });

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

/** The visible columns in their order, and what the user can do with them. */
export function useColumns(
  columns: readonly DataGridColumn<unknown>[],
  state: DataGridState,
  setState: SetState,
): { views: readonly ColumnView[]; actions: ColumnActions } {
  const definitions = useMemo(
    () => columns.map(({ id, hideable = true }) => ({ id, enableHiding: hideable })),
    [columns],
  );
  const tableState = useMemo(() => toTableState(columns, state), [columns, state]);

  const table = useTable({
    features,
    columns: definitions,
    data: noRows,
    state: tableState,
    onColumnPinningChange: (updater: Updater<(typeof tableState)['columnPinning']>) =>
      setState((now) => {
        const { start, end } = functionalUpdate(updater, toTableState(columns, now).columnPinning);
        return { ...now, pinnedStart: start, pinnedEnd: end };
      }),
    onColumnVisibilityChange: (updater: Updater<Record<string, boolean>>) =>
      setState((now) => {
        const visibility = functionalUpdate(updater, toTableState(columns, now).columnVisibility);
        return { ...now, hidden: Object.keys(visibility).filter((id) => visibility[id] === false) };
      }),
  });

  const { widths } = state;
  const sort = useMemo(() => knownSort(columns, state.sort), [columns, state.sort]);
  const views = useMemo(() => {
    const sections = [
      table.getStartVisibleLeafColumns(),
      table.getCenterVisibleLeafColumns(),
      table.getEndVisibleLeafColumns(),
    ];
    return sections.flat().flatMap((one): ColumnView[] => {
      const column = columns.find(({ id }) => id === one.id);
      if (!column) return [];
      const sortIndex = sort.findIndex((sorted) => sorted.column === one.id);
      return [
        {
          column,
          id: one.id,
          width: clampWidth(column, widths[one.id]),
          isResized: widths[one.id] !== undefined,
          pinned: one.getIsPinned(),
          sorted: directionOf(sort[sortIndex]),
          sortIndex,
        },
      ];
    });
  }, [table, columns, widths, sort]);

  const actions = useMemo<ColumnActions>(() => {
    const neighborOf = (id: string, step: -1 | 1): ColumnView | undefined => {
      const index = views.findIndex((view) => view.id === id);
      const neighbor = views[index + step];
      return neighbor && neighbor.pinned === views[index]?.pinned ? neighbor : undefined;
    };
    const swap = (ids: readonly string[], a: string, b: string): string[] =>
      ids.map((id) => (id === a ? b : id === b ? a : id));
    const setSort = (update: (sort: readonly DataGridSort[]) => readonly DataGridSort[]): void =>
      setState((now) => ({ ...now, sort: update(knownSort(columns, now.sort)), page: 1 }));
    return {
      toggleSort: (id, keepOthers) => setSort((now) => toggledSort(now, id, keepOthers)),
      setSort: (id, direction) =>
        setSort((now) =>
          direction ? [{ column: id, descending: direction === 'desc' }] : now.filter(({ column }) => column !== id),
        ),
      resize: (id, width) => {
        const column = columns.find((one) => one.id === id);
        if (!column) return;
        setState((now) => ({ ...now, widths: { ...now.widths, [id]: Math.round(clampWidth(column, width)) } }));
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

  return { views, actions };
}

/** The ids of all columns in the order of the state, then those that it does not name. */
function orderOf(columns: readonly DataGridColumn<unknown>[], order: readonly string[]): string[] {
  const ids = columns.map(({ id }) => id);
  return [...new Set([...order.filter((id) => ids.includes(id)), ...ids])];
}

/** A width within the limits of the column. */
function clampWidth(
  { width = defaultColumnWidth, minWidth = defaultMinColumnWidth }: DataGridColumn<unknown>,
  wanted = width,
): number {
  return Math.min(Math.max(wanted, Math.min(minWidth, width)), maxColumnWidth);
}

const knownSort = (columns: readonly DataGridColumn<unknown>[], sort: readonly DataGridSort[]) =>
  sort.filter(({ column }) => columns.some(({ id }) => id === column));

function directionOf(sort: DataGridSort | undefined): 'asc' | 'desc' | false {
  if (!sort) return false;
  return sort.descending ? 'desc' : 'asc';
}

/** The sort order with a column ascending, descending, or not at all, in turn. */
function toggledSort(sort: readonly DataGridSort[], id: string, keepOthers: boolean): readonly DataGridSort[] {
  const before = sort.find(({ column }) => column === id);
  const after = before?.descending ? [] : [{ column: id, descending: before !== undefined }];
  if (!keepOthers) return after;
  return before ? sort.flatMap((one) => (one === before ? after : [one])) : [...sort, ...after];
}

/** The state in the shape of Table. */
function toTableState(columns: readonly DataGridColumn<unknown>[], state: DataGridState) {
  const isKnown = (id: string): boolean => columns.some((column) => column.id === id);
  return {
    columnOrder: orderOf(columns, state.order),
    columnVisibility: Object.fromEntries(state.hidden.filter(isKnown).map((id) => [id, false])) as Record<
      string,
      boolean
    >,
    columnPinning: { start: state.pinnedStart.filter(isKnown), end: state.pinnedEnd.filter(isKnown) },
  };
}
