import { useMemo } from 'react';
import { type DataGridColumn, defaultColumnWidth, defaultMinColumnWidth, maxColumnWidth } from './columns';
import type { DataGridSort, DataGridState } from './grid-state';

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
  const { sort, hidden, order, pinnedStart, pinnedEnd, widths } = state;
  const views = useMemo(() => {
    const sorts = knownSort(columns, sort);
    const viewOf = (id: string, pinned: PinSide | false): ColumnView[] => {
      const column = columns.find((one) => one.id === id);
      if (!column || hidden.includes(id)) return [];
      const sortIndex = sorts.findIndex((one) => one.column === id);
      const isResized = widths[id] !== undefined;
      const width = clampWidth(column, widths[id] ?? column.width ?? defaultColumnWidth);
      const sorted = sortIndex === -1 ? false : sorts[sortIndex]?.descending ? 'desc' : 'asc';
      return [{ column, id, width, isResized, pinned, sorted, sortIndex }];
    };
    const isPinned = (id: string): boolean => pinnedStart.includes(id) || pinnedEnd.includes(id);
    return [
      ...pinnedStart.flatMap((id) => viewOf(id, 'start')),
      ...orderOf(columns, order).flatMap((id) => (isPinned(id) ? [] : viewOf(id, false))),
      ...pinnedEnd.flatMap((id) => viewOf(id, 'end')),
    ];
  }, [columns, sort, hidden, order, pinnedStart, pinnedEnd, widths]);

  const actions = useMemo<ColumnActions>(() => {
    const neighborOf = (id: string, step: -1 | 1): ColumnView | undefined => {
      const index = views.findIndex((view) => view.id === id);
      const neighbor = views[index + step];
      return neighbor && neighbor.pinned === views[index]?.pinned ? neighbor : undefined;
    };
    const swap = (ids: readonly string[], a: string, b: string): string[] =>
      ids.map((id) => (id === a ? b : id === b ? a : id));
    /** The ids of a list that are columns, without one of them. */
    const without = (ids: readonly string[], id: string): string[] =>
      ids.filter((other) => other !== id && columns.some((column) => column.id === other));
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
        const clamped = Math.round(column ? clampWidth(column, width) : width);
        setState((now) => ({ ...now, widths: { ...now.widths, [id]: clamped } }));
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
      pin: (id, side) =>
        setState((now) => ({
          ...now,
          pinnedStart: [...without(now.pinnedStart, id), ...(side === 'start' ? [id] : [])],
          pinnedEnd: [...without(now.pinnedEnd, id), ...(side === 'end' ? [id] : [])],
        })),
      setVisible: (id, isVisible) =>
        setState((now) => ({ ...now, hidden: [...without(now.hidden, id), ...(isVisible ? [] : [id])] })),
    };
  }, [views, columns, setState]);
  return useMemo(() => ({ columns, views, actions }), [columns, views, actions]);
}

const knownSort = (
  columns: readonly DataGridColumn<unknown>[],
  sort: readonly DataGridSort[],
): readonly DataGridSort[] => sort.filter(({ column }) => columns.some(({ id }) => id === column));

/** The next state of the sort order: ascending, descending, then not sorted by the column. */
function toggledSort(sort: readonly DataGridSort[], id: string, keepOthers: boolean): readonly DataGridSort[] {
  const before = sort.find(({ column }) => column === id);
  const next = before?.descending ? [] : [{ column: id, descending: before !== undefined }];
  if (!keepOthers) return next;
  return before ? sort.flatMap((one) => (one === before ? next : one)) : [...sort, ...next];
}

function clampWidth(
  { width = defaultColumnWidth, minWidth = defaultMinColumnWidth }: DataGridColumn<unknown>,
  to: number,
) {
  // A column may be narrower from the start than the user can make it.
  return Math.min(Math.max(to, Math.min(minWidth, width)), maxColumnWidth);
}

/** The ids of all columns in the order of the state, then those that it does not name. */
function orderOf(columns: readonly DataGridColumn<unknown>[], order: readonly string[]): string[] {
  const ids = columns.map(({ id }) => id);
  return [...new Set([...order.filter((id) => ids.includes(id)), ...ids])];
}
