import { type RefObject, useMemo } from 'react';
import { type DataGridColumn, defaultColumnWidth, defaultMinColumnWidth, maxColumnWidth } from './columns';
import type { DataGridSort, DataGridState } from './grid-state';

/** The side of the grid to which a column sticks while the grid scrolls. */
export type PinSide = 'start' | 'end';

export interface ColumnView {
  column: DataGridColumn<unknown>;
  id: string;
  /** The width in px; columns that are not pinned or resized grow in proportion to it. */
  width: number;
  /** The width in px to which the column shrinks before the grid begins to scroll. */
  minWidth: number;
  isResized: boolean;
  pinned: PinSide | false;
  sorted: 'asc' | 'desc' | false;
  /** The index among the sorted columns, or -1. */
  sortIndex: number;
}

export interface ColumnActions {
  /** Cycles through ascending, descending and no sort order. */
  toggleSort: (id: string, keepOthers: boolean) => void;
  setSort: (id: string, direction: 'asc' | 'desc' | false) => void;
  /** Sets a width in px, within the column's limits. */
  resize: (id: string, width: number) => void;
  /** Sets the width to fit the column's content. */
  fit: (id: string) => void;
  /** Moves a column one place toward the start (-1) or the end (1), among either the pinned or the other columns. */
  move: (id: string, step: -1 | 1) => void;
  canMove: (id: string, step: -1 | 1) => boolean;
  pin: (id: string, side: PinSide | false) => void;
  setVisible: (id: string, isVisible: boolean) => void;
}

type SetState = (update: (state: DataGridState) => DataGridState) => void;

/** The columns of a grid, as used by its parts. */
export interface GridColumns {
  /** All columns, including hidden ones. */
  columns: readonly DataGridColumn<unknown>[];
  /** The visible columns, in order. */
  views: readonly ColumnView[];
  actions: ColumnActions;
}

export function useColumns(
  columns: readonly DataGridColumn<unknown>[],
  state: DataGridState,
  setState: SetState,
  root: RefObject<HTMLElement | null>,
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
      return [{ column, id, width, minWidth: shrunkWidth(column, width), isResized, pinned, sorted, sortIndex }];
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
    /** Returns the ids in a list that belong to columns, except for the given one. */
    const without = (ids: readonly string[], id: string): string[] =>
      ids.filter((other) => other !== id && columns.some((column) => column.id === other));
    const setSort = (update: (sort: readonly DataGridSort[]) => readonly DataGridSort[]): void =>
      setState((now) => ({ ...now, sort: update(knownSort(columns, now.sort)), page: 1 }));
    const resize = (id: string, width: number): void => {
      const column = columns.find((one) => one.id === id);
      const clamped = Math.round(column ? clampWidth(column, width) : width);
      setState((now) => ({ ...now, widths: { ...now.widths, [id]: clamped } }));
    };
    return {
      toggleSort: (id, keepOthers) => setSort((now) => toggledSort(now, id, keepOthers)),
      setSort: (id, direction) =>
        setSort((now) =>
          direction ? [{ column: id, descending: direction === 'desc' }] : now.filter(({ column }) => column !== id),
        ),
      resize,
      fit: (id) => {
        const cells = [...(root.current?.querySelectorAll<HTMLElement>('[data-column]') ?? [])];
        const needed = cells.filter(({ dataset }) => dataset.column === id).map(contentWidth);
        if (needed.length > 0) resize(id, Math.max(...needed));
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
  }, [views, columns, setState, root]);
  return useMemo(() => ({ columns, views, actions }), [columns, views, actions]);
}

const knownSort = (
  columns: readonly DataGridColumn<unknown>[],
  sort: readonly DataGridSort[],
): readonly DataGridSort[] => sort.filter(({ column }) => columns.some(({ id }) => id === column));

/** Returns the next sort order: ascending, descending, then not sorted by the column. */
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
  // A column's initial width may be below the minimum for resizing.
  return Math.min(Math.max(to, Math.min(minWidth, width)), maxColumnWidth);
}

/** Returns the width that a cell needs for its content and padding. A `Range` also measures truncated text. */
function contentWidth(cell: HTMLElement): number {
  const content = document.createRange();
  content.selectNodeContents(cell);
  // The handle is at the end of the header, regardless of where the text ends.
  const handle = cell.querySelector('[data-slot="data-grid-resize-handle"]');
  if (handle) content.setEndBefore(handle);
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(cell);
  const padding = Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd);
  // The border of a pinned column takes up one pixel.
  return Math.ceil(content.getBoundingClientRect().width + padding) + 1;
}

/** Returns the width to which a column can shrink while part of its text remains readable. */
const shrunkWidth = ({ minWidth }: DataGridColumn<unknown>, width: number): number =>
  Math.min(width, minWidth ?? Math.max(defaultMinColumnWidth, Math.round(width * 0.75)));

/** Returns the ids of all columns in the order of the state, followed by those that the state does not contain. */
function orderOf(columns: readonly DataGridColumn<unknown>[], order: readonly string[]): string[] {
  const ids = columns.map(({ id }) => id);
  return [...new Set([...order.filter((id) => ids.includes(id)), ...ids])];
}
