import type { KeyboardEvent, RefObject } from 'react';
import { tabbable } from '../../lib/return-focus';
import { useDirection } from '../../providers/direction';
import { fieldFormat } from './dates';
import { useGridColumns, useGridSelection, useGridView } from './grid-context';
import { type GridItems, headerKey, summaryKey } from './items';
import { type ActiveCellControl, cellOf } from './use-active-cell';
import type { GridCell } from './use-cells';

/** The amount by which a key press resizes a column, in px. */
export const resizeStep = 10;

/** Returns the controls in a cell. They are not tab stops, so `tabbable` does not find all of them. */
const controlsOf = (cell: HTMLElement): HTMLElement[] => [
  ...cell.querySelectorAll<HTMLElement>(`${tabbable}, [tabindex="-1"]`),
];

/** Whether the control itself needs the arrow keys and other navigation keys. */
const needsKeys = (control: Element): boolean =>
  control.matches('input:not([type="checkbox"]), select, textarea, [contenteditable="true"], [role="slider"]');

interface GridKeysOptions {
  items: GridItems;
  cells: readonly GridCell[];
  activeCell: ActiveCellControl;
  scroller: RefObject<HTMLElement | null>;
  hasSummary: boolean;
}

/**
 * Handles the keys of the [WAI-ARIA data grid pattern](https://www.w3.org/WAI/ARIA/apg/patterns/grid/), mirrored in
 * right-to-left layouts.
 */
export function useGridKeys({ items, cells, activeCell, scroller, hasSummary }: GridKeysOptions) {
  const towardsEnd = useDirection() === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const { views, actions } = useGridColumns('DataGridTable');
  const selection = useGridSelection('DataGridTable');
  const { onRowClick, formatValue, toggleExpanded } = useGridView('DataGridTable');
  const { active, index, focusCell } = activeCell;
  const columnIndex = cells.findIndex(({ id }) => id === active.column);

  function moveTo(row: number, column: number): void {
    const item = items.at(Math.min(row, items.count - 1));
    const cell = cells[Math.min(Math.max(column, 0), cells.length - 1)];
    if (!cell) return;
    if (hasSummary && row >= items.count) focusCell(summaryKey, cell.id);
    else focusCell(row < 0 || !item ? headerKey : item.key, cell.id);
  }

  /** The number of rows that fit below the header. */
  function rowsOnScreen(): number {
    const [header, row] = scroller.current?.querySelectorAll<HTMLElement>('[data-item]') ?? [];
    const height = row?.offsetHeight ?? 0;
    // A paginated grid may be taller than the window.
    const visible = Math.min(scroller.current?.clientHeight ?? 0, window.innerHeight);
    const room = visible - (header?.offsetHeight ?? 0);
    return height > 0 ? Math.max(1, Math.floor(room / height)) : 1;
  }

  /** Returns the indexes of the item and the cell to which a key moves focus. */
  function targetOf({ key, ctrlKey, metaKey }: KeyboardEvent): readonly [number, number] | undefined {
    const last = hasSummary ? items.count : items.count - 1;
    const withCtrl = ctrlKey || metaKey;
    switch (key) {
      case 'ArrowLeft':
      case 'ArrowRight':
        return [index, columnIndex + (key === towardsEnd ? 1 : -1)];
      case 'ArrowDown':
        return [index + 1, columnIndex];
      case 'ArrowUp':
        return [Math.max(index - 1, -1), columnIndex];
      case 'Home':
        return [withCtrl ? -1 : index, 0];
      case 'End':
        return [withCtrl ? last : index, cells.length - 1];
      case 'PageDown':
        return [Math.min(index + rowsOnScreen(), last), columnIndex];
      case 'PageUp':
        return [Math.max(index - rowsOnScreen(), Math.min(0, index)), columnIndex];
      default:
        return undefined;
    }
  }

  /** Handles the keys of a header. Returns whether the key was handled. */
  function handleHeaderKey({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent, cell: HTMLElement): boolean {
    const view = views.find(({ id }) => id === active.column);
    const isSideways = key === 'ArrowLeft' || key === 'ArrowRight';
    const step = key === towardsEnd ? 1 : -1;
    if (key === ' ' && cells[columnIndex]?.control === 'select') {
      selection.toggleAll();
    } else if (!view) {
      return false;
    } else if (key === 'Enter' && !altKey && !ctrlKey && !metaKey && view.column.sortable !== false) {
      actions.toggleSort(view.id, shiftKey);
    } else if (isSideways && altKey) {
      actions.resize(view.id, cell.offsetWidth + step * resizeStep);
    } else if (isSideways && (ctrlKey || metaKey) && shiftKey) {
      actions.move(view.id, step);
      focusCell(headerKey, view.id);
    } else if (key === 'ArrowDown' && altKey) {
      cell.querySelector<HTMLElement>('[data-slot="menu-trigger"], [aria-haspopup="menu"]')?.click();
    } else {
      return false;
    }
    return true;
  }

  /** Handles arrow keys in the first column of a row with a parent or children. Returns whether the key was handled. */
  function handleNodeKey({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
    const item = items.at(index);
    const isFirst = cells.find(({ column }) => column)?.id === active.column;
    if ((key !== 'ArrowLeft' && key !== 'ArrowRight') || !isFirst || altKey || ctrlKey || metaKey || shiftKey)
      return false;
    const target = item?.node?.arrowTarget(key === towardsEnd);
    if (target === 'toggle') toggleExpanded(item?.id ?? '');
    else if (target !== undefined) moveTo(target, columnIndex);
    return target !== undefined;
  }

  /** Handles the keys of a row. Returns whether the key was handled. */
  function handleRowKey({ key, shiftKey }: KeyboardEvent): boolean {
    const item = items.at(index);
    if (key !== ' ' || item?.kind !== 'row' || !selection.isSelectable) return false;
    if (shiftKey) selection.extendTo(item.id);
    else selection.toggle(item.id);
    return true;
  }

  /** Handles the keys of a cell whose control has focus. Returns whether the key was handled. */
  function handleControlKey({ key, shiftKey }: KeyboardEvent, cell: HTMLElement, control: HTMLElement): boolean {
    if (key === 'Escape' || key === 'F2') {
      focusCell(active.item, active.column);
      return true;
    }
    if (key !== 'Tab') return false;
    const controls = controlsOf(cell);
    controls.at((controls.indexOf(control) + (shiftKey ? -1 : 1)) % controls.length)?.focus();
    return true;
  }

  /**
   * Copies the active cell, or the selected rows in a format for spreadsheets. The browser copies selected text itself.
   */
  function copy(): boolean {
    const item = items.at(index);
    const { column } = cells[columnIndex] ?? {};
    if (item?.kind !== 'row' || getSelection()?.type === 'Range') return false;
    const selected = selection.getRows();
    const columns = selected.length > 0 ? views.map((view) => view.column) : column ? [column] : [];
    const rows = selected.length > 0 ? selected : [item.row];
    const lineOf = (row: unknown): string =>
      columns.map((one) => formatValue(one.value(row), fieldFormat(one)).replaceAll(/[\t\n]/g, ' ')).join('\t');
    // If the browser denies permission, no message is displayed.
    navigator.clipboard?.writeText(rows.map(lineOf).join('\n')).catch(() => undefined);
    return columns.length > 0;
  }

  function handleCellKey(event: KeyboardEvent, cell: HTMLElement): boolean {
    const { key, ctrlKey, metaKey } = event;
    const isHandled =
      active.item === headerKey ? handleHeaderKey(event, cell) : handleNodeKey(event) || handleRowKey(event);
    if (isHandled) return true;
    if (key === 'Enter' || key === 'F2') {
      const [control, another] = controlsOf(cell);
      const edit = cell.querySelector<HTMLElement>('[data-slot="data-grid-edit"]');
      if (edit && (key === 'F2' || !another)) {
        edit.click();
        return true;
      }
      control?.focus();
      // If a cell contains only one button or link, pressing Enter on the cell activates it.
      if (key === 'Enter' && !another && control?.matches('a, button') && active.item !== headerKey) control.click();
      if (control || key === 'F2') return control !== undefined;
      const item = items.at(index);
      if (item?.kind !== 'row' || !onRowClick) return false;
      onRowClick(item.row);
      return true;
    }
    if (key.toLowerCase() === 'c' && (ctrlKey || metaKey)) return copy();
    if (key.toLowerCase() !== 'a' || !(ctrlKey || metaKey) || !selection.isSelectable) return false;
    selection.selectAll();
    return true;
  }

  return (event: KeyboardEvent<HTMLElement>): void => {
    const { target, currentTarget, defaultPrevented } = event;
    // React also reports keys in the grid's menus, which are elsewhere in the document.
    if (defaultPrevented || !(target instanceof HTMLElement) || !currentTarget.contains(target)) return;
    const { cell } = cellOf(target) ?? {};
    if (!cell) return;
    const isControl = target !== cell;
    let isHandled = isControl
      ? handleControlKey(event, cell, target) || (target.dataset.slot === 'data-grid-expand' && handleNodeKey(event))
      : handleCellKey(event, cell);
    if (!isHandled && !event.altKey && !event.shiftKey && !(isControl && needsKeys(target))) {
      const destination = targetOf(event);
      if (destination) moveTo(...destination);
      isHandled = destination !== undefined;
    }
    if (isHandled) event.preventDefault();
  };
}
