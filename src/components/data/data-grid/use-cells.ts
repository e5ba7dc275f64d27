'use client';

import { useRef } from 'react';
import { useHydrated } from '../../lib/use-hydrated';
import type { GridContextValue } from './grid-context';
import type { ColumnView, PinSide } from './use-columns';

/** The columns of the grid itself. Their ids cannot be those of a column of the data. */
export type ControlColumn = 'select' | 'detail' | 'actions';
/** A control of 28 px and the padding of a cell, which leaves the cell a target of 24 px beside the control. */
const controlWidth = 76;
/** The text size in px for which the widths of columns are given. */
const defaultTextSize = 16;

/** A place in each row. */
export interface GridCell {
  id: string;
  /** The control that the grid renders here. Other cells belong to a column of the data. */
  control?: ControlColumn | undefined;
  view?: ColumnView | undefined;
  pinned: PinSide | false;
  /** Whether the neighbor of a pinned cell is not pinned. */
  isEdge: boolean;
  /** The distance in px from the side at which a pinned cell stays. */
  offset: number;
}

export interface CellLayout {
  cells: readonly GridCell[];
  /** The value of `grid-template-columns`. */
  template: string;
  /** The width below which the grid scrolls; undefined on a server. */
  minWidth: string | undefined;
  /** The widths in px that pinned cells cover at either side. */
  covered: { start: number; end: number };
}

const control = (name: ControlColumn, pinned: PinSide | false) => ({
  id: `\0${name}`,
  control: name,
  pinned,
  width: controlWidth,
  isEdge: false,
  offset: 0,
});

/** The cells of each row, with those of the grid's own controls. */
export function useCells({ views, isSelectable, renderDetail, rowActions }: GridContextValue): CellLayout {
  // Without the widths, a server can render the grid without `style` attributes.
  const isHydrated = useHydrated();
  const previous = useRef<readonly GridCell[]>([]);
  const hasPinned = (side: PinSide): boolean => views.some(({ pinned }) => pinned === side);
  // A control column is pinned with the columns beside it, which it would otherwise scroll below.
  const start = hasPinned('start') && 'start';
  const places: (GridCell & { width: number })[] = [
    ...(isSelectable ? [control('select', start)] : []),
    ...(renderDetail ? [control('detail', start)] : []),
    ...views.map((view) => ({ id: view.id, view, pinned: view.pinned, width: view.width, isEdge: false, offset: 0 })),
    ...(rowActions ? [control('actions', hasPinned('end') && 'end')] : []),
  ];
  let fromStart = 0;
  for (const place of places) {
    if (place.pinned !== 'start') continue;
    place.offset = fromStart;
    fromStart += place.width;
  }
  let fromEnd = 0;
  for (const place of places.toReversed()) {
    if (place.pinned !== 'end') continue;
    place.offset = fromEnd;
    fromEnd += place.width;
  }
  for (const [index, place] of places.entries()) {
    const neighbor = places[index + (place.pinned === 'start' ? 1 : -1)];
    place.isEdge = place.pinned !== false && neighbor?.pinned !== place.pinned;
  }
  const cells = places.map(({ id, control: name, view, pinned, isEdge, offset }): GridCell => ({
    id,
    control: name,
    view,
    pinned,
    isEdge,
    offset,
  }));
  // While a column is resized, only the template changes, and the rows are not rendered again.
  if (!isSame(previous.current, cells)) previous.current = cells;
  return {
    cells: previous.current,
    template: isHydrated ? places.map(trackOf).join(' ') : '',
    covered: isHydrated ? { start: fromStart, end: fromEnd } : { start: 0, end: 0 },
    minWidth: isHydrated ? `calc(${places.map(minWidthOf).join(' + ')})` : undefined,
  };
}

/** Columns grow with the text size, except those whose width in px the user or an offset determines. */
const isFlexible = ({ view }: GridCell): boolean => view !== undefined && !view.pinned && !view.isResized;

const minWidthOf = (place: GridCell & { width: number }): string =>
  isFlexible(place) ? `${place.width / defaultTextSize}rem` : `${place.width}px`;

function trackOf(place: GridCell & { width: number }): string {
  return isFlexible(place) ? `minmax(${minWidthOf(place)}, ${place.width}fr)` : minWidthOf(place);
}

function isSame(before: readonly GridCell[], after: readonly GridCell[]): boolean {
  return (
    before.length === after.length &&
    after.every((cell, index) => {
      const other = before[index];
      return (
        cell.id === other?.id &&
        cell.view?.column === other.view?.column &&
        cell.view?.sorted === other.view?.sorted &&
        cell.view?.sortIndex === other.view?.sortIndex &&
        cell.pinned === other.pinned &&
        cell.isEdge === other.isEdge &&
        cell.offset === other.offset
      );
    })
  );
}
