import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { GridItems } from './items';
import { headerKey, summaryKey } from './items';
import type { GridCell } from './use-cells';

/** The cell that is the grid's tab stop. */
export interface ActiveCell {
  /** The key of the cell's item, or `headerKey`. */
  item: string;
  column: string;
  /** Whether focus is on a control in the cell. If so, the controls in the cell are tab stops. */
  isEntered: boolean;
}

export interface ActiveCellControl {
  active: ActiveCell;
  /** The index of the active item: -1 for the header, and the number of items for the summary. */
  index: number;
  /** Moves focus to a cell that is mounted in the same commit. */
  focusCell: (item: string, column: string) => void;
  onFocus: (event: FocusEvent<HTMLElement>) => void;
  onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/** Returns the cell that contains an element, and the cell's position. */
export function cellOf(element: Element): { cell: HTMLElement; item: string; column: string } | undefined {
  const cell = element.closest<HTMLElement>('[data-column]');
  const item = cell?.closest<HTMLElement>('[data-item]')?.dataset.item;
  const column = cell?.dataset.column;
  return cell && item !== undefined && column !== undefined ? { cell, item, column } : undefined;
}

/**
 * Manages the roving tab stop of a grid. Also moves focus when the focused element is removed: to the cell that took
 * its place, never to the body.
 */
export function useActiveCell(
  items: GridItems,
  cells: readonly GridCell[],
  scroller: RefObject<HTMLElement | null>,
  hasSummary: boolean,
): ActiveCellControl {
  const firstData = cells.find(({ column }) => column)?.id ?? '';
  const [wanted, setWanted] = useState<ActiveCell>({ item: headerKey, column: firstData, isEntered: false });
  const [last, setLast] = useState({ index: -1, column: 0 });
  const mustFocus = useRef(false);
  const lastFocused = useRef<Element | null>(null);

  // If the row is gone, the row that took its place becomes active, or else the last row or the header.
  const isSummary = hasSummary && wanted.item === summaryKey;
  const found = isSummary ? items.count : wanted.item === headerKey ? -1 : items.indexOf(wanted.item, last.index);
  const isGone = found === -1 && wanted.item !== headerKey;
  const index = isGone ? Math.min(Math.max(last.index, 0), items.count - 1) : found;
  // If the column is hidden, the column that took its place becomes active, or the one before it.
  const current =
    cells.find(({ id }) => id === wanted.column) ?? cells.slice(0, last.column + 1).findLast(({ column }) => column);
  const active: ActiveCell = {
    item: isSummary ? summaryKey : (items.at(index)?.key ?? headerKey),
    column: current?.id ?? firstData,
    isEntered: wanted.isEntered && !isGone,
  };

  const column = cells.findIndex(({ id }) => id === active.column);
  if (index !== last.index || column !== last.column) setLast({ index, column });

  useLayoutEffect(() => {
    const { activeElement } = document;
    const isLost = lastFocused.current?.isConnected === false && (!activeElement || activeElement === document.body);
    if (!isLost && !mustFocus.current) return;
    mustFocus.current = false;
    const cell = findCell(scroller.current, active) ?? scroller.current;
    cell?.focus({ preventScroll: true });
    if (cell !== scroller.current) cell?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  });

  return {
    active,
    index,
    focusCell: (item, id) => {
      mustFocus.current = true;
      setWanted({ item, column: id, isEntered: false });
    },
    onFocus: ({ target, currentTarget }) => {
      // React also reports focus in the grid's menus, which are elsewhere in the document.
      lastFocused.current = target;
      const position = currentTarget.contains(target) ? cellOf(target) : undefined;
      if (!position) return;
      const { cell, item, column: id } = position;
      setWanted((now) => {
        const next = { item, column: isDetailCell(cell) ? now.column : id, isEntered: target !== cell };
        const isSame = next.item === now.item && next.column === now.column && next.isEntered === now.isEntered;
        return isSame ? now : next;
      });
    },
    onBlur: ({ relatedTarget, currentTarget }) => {
      if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
      lastFocused.current = null;
      setWanted((now) => (now.isEntered ? { ...now, isEntered: false } : now));
    },
  };
}

/** This is the only cell of a detail row. While it is active, the grid remembers the column in which the user moves. */
export const detailColumn = ' details';
const isDetailCell = (cell: HTMLElement): boolean => cell.dataset.column === detailColumn;

function findCell(root: HTMLElement | null, { item, column }: ActiveCell): HTMLElement | undefined {
  const rows = root?.querySelectorAll<HTMLElement>('[data-item]') ?? [];
  // Compares attribute values, because an id may not be valid in a selector.
  const row = [...rows].find(({ dataset }) => dataset.item === item);
  const inRow = [...(row?.querySelectorAll<HTMLElement>('[data-column]') ?? [])];
  return inRow.find((cell) => cell.dataset.column === column || isDetailCell(cell));
}
