import { useState } from 'react';
import { useHydrated } from '../../lib/use-hydrated';
import type { DataGridColumn } from './columns';
import type { ColumnView, PinSide } from './use-columns';

/** The grid's control columns. Data columns cannot use these ids. */
export type ControlColumn = 'select' | 'detail' | 'actions';
/** The width of a 36 px control with the cell's padding. Beside the control, the cell remains a target of 24 px. */
const controlWidth = 84;
/** The text size in px that the column widths refer to. */
const defaultTextSize = 16;

/** A cell position, which is the same in each row. */
export interface GridCell {
  id: string;
  /** The control that the grid renders in this cell. Other cells belong to a data column. */
  control: ControlColumn | undefined;
  column: DataGridColumn<unknown> | undefined;
  pinned: PinSide | false;
  /** Whether the neighbor of a pinned cell is not pinned. */
  isEdge: boolean;
  /** The distance in px from the side to which a pinned cell sticks. */
  offset: number;
}

export interface CellLayout {
  cells: readonly GridCell[];
  template: string;
  /** The width below which the grid scrolls, or undefined on a server. */
  minWidth: string | undefined;
  /** The widths in px that pinned cells cover on either side. */
  covered: { start: number; end: number };
}

/** A cell with its width. While a column is resized, the width changes without creating new cells. */
interface Place {
  cell: GridCell;
  width: number;
  /** The width in px to which the column can shrink. */
  minWidth: number;
  /** Whether the width grows with the text size. It does not if the user or an offset determines the width in px. */
  isFlexible: boolean;
}

/** Returns the cells of each row, including the grid's controls. */
export function useCells(views: readonly ColumnView[], has: Readonly<Record<ControlColumn, boolean>>): CellLayout {
  // A server omits the widths so that it can render the grid without `style` attributes.
  const isHydrated = useHydrated();
  // The controls at the start are pinned together with the adjacent columns, because they would otherwise scroll
  // underneath these columns.
  const start = views.some(({ pinned }) => pinned === 'start') && 'start';
  const places = [
    ...(has.select ? [controlPlace('select', start)] : []),
    ...(has.detail ? [controlPlace('detail', start)] : []),
    ...views.map(columnPlace),
    ...(has.actions ? [controlPlace('actions', 'end')] : []),
  ];
  const covered = { start: setOffsets(places, 'start'), end: setOffsets(places.toReversed(), 'end') };
  // While a column is resized, only the template changes, so the rows do not render again.
  const [cells, setCells] = useState(() => places.map(({ cell }) => cell));
  if (!isSame(cells, places)) setCells(places.map(({ cell }) => cell));
  return {
    cells,
    template: isHydrated ? tracksOf(places) : '',
    covered: isHydrated ? covered : { start: 0, end: 0 },
    minWidth: isHydrated ? `calc(${places.map(minWidthOf).join(' + ')})` : undefined,
  };
}

const controlPlace = (control: ControlColumn, pinned: PinSide | false): Place => ({
  cell: { id: ` ${control}`, control, column: undefined, pinned, isEdge: false, offset: 0 },
  width: controlWidth,
  minWidth: controlWidth,
  isFlexible: false,
});

const columnPlace = ({ id, column, pinned, width, minWidth, isResized }: ColumnView): Place => ({
  cell: { id, control: undefined, column, pinned, isEdge: false, offset: 0 },
  width,
  minWidth,
  isFlexible: !pinned && !isResized,
});

/** Positions the cells that are pinned to a side, outermost first, and returns the width that they cover. */
function setOffsets(places: readonly Place[], side: PinSide): number {
  let offset = 0;
  for (const [index, { cell, width }] of places.entries()) {
    if (cell.pinned !== side) continue;
    cell.offset = offset;
    cell.isEdge = places[index + 1]?.cell.pinned !== side;
    offset += width;
  }
  return offset;
}

const rem = (width: number): string => `${width / defaultTextSize}rem`;

const minWidthOf = ({ width, minWidth, isFlexible }: Place): string => (isFlexible ? rem(minWidth) : `${width}px`);

/**
 * The available space is divided among the columns with a `flex`, or among all columns in proportion to their widths.
 */
function tracksOf(places: readonly Place[]): string {
  const isFilled = places.some(({ cell, isFlexible }) => isFlexible && cell.column?.flex);
  return places
    .map((place) => {
      const { cell, width, isFlexible } = place;
      if (!isFlexible) return minWidthOf(place);
      const flex = cell.column?.flex;
      return `minmax(${minWidthOf(place)}, ${flex ? `${flex}fr` : isFilled ? rem(width) : `${width}fr`})`;
    })
    .join(' ');
}

function isSame(before: readonly GridCell[], after: readonly Place[]): boolean {
  const keys = ['id', 'column', 'pinned', 'isEdge', 'offset'] as const;
  return (
    before.length === after.length &&
    after.every(({ cell }, index) => keys.every((key) => cell[key] === before[index]?.[key]))
  );
}
