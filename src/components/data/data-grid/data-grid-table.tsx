'use client';

import {
  type ClipboardEvent,
  type ComponentProps,
  type CSSProperties,
  type MouseEvent,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type HiddenName, type RootProps, rootPropsOf } from '../../lib/accessible-name';
import { cn } from '../../lib/cn';
import { observeSize } from '../../lib/observe-size';
import { composeEventHandlers } from '../../lib/compose-event-handlers';
import { useComposedRefs } from '../../lib/use-composed-refs';
import { useLabels } from '../../providers/labels';
import { useLocale } from '../../providers/locale';
import { editKey } from './cell-edits';
import { dataGridLabels } from './data-grid-labels';
import {
  useGridColumns,
  useGridRows,
  useGridSelected,
  useGridSelection,
  useGridState,
  useGridView,
} from './grid-context';
import { GridHeader } from './grid-header';
import { EditNote, IgnoredConditions, LoadFailed, NoRows, Partial, SkeletonRows } from './grid-messages';
import type { DataGridInteraction } from './grid-row';
import { GridRows } from './grid-rows';
import { createItems } from './items';
import { SummaryRow } from './summary-row';
import { TruncatedCells } from './truncated-cells';
import { cellOf, useActiveCell } from './use-active-cell';
import { useCells } from './use-cells';
import { useGridKeys } from './use-grid-keys';

export interface DataGridTableOptions extends Omit<ComponentProps<'div'>, 'children' | 'role'> {
  /**
   * `grid` provides a single tab stop and keys that move between cells; with a `hierarchy`, it is a treegrid. `table`
   * is for a few rows that users only read. Its controls are tab stops.
   * @default 'grid'
   */
  interaction?: DataGridInteraction;
  /**
   * The distance in px, or as a CSS length, from the top of the window to the sticky header of a paginated grid, such
   * as the height of an app bar. While the columns are wider than the grid, the header scrolls with its rows instead.
   * @default 0
   */
  stickyOffset?: number | string;
  /**
   * Classes for the parts: `table` is the table itself, `row` is each row of data, and `message` is an alert above the
   * table. `className` and `style` apply to the scrolling element around the table. Use them to change the maximum
   * height of an unpaginated grid, which is 600 px by default.
   */
  classNames?: { table?: string; row?: string; message?: string };
  /** Props for the parts: `root` is the scrolling element around the table. */
  slotProps?: { root?: RootProps };
}

export type DataGridTableProps = HiddenName & DataGridTableOptions;

/**
 * Displays the rows as a table, or as cards in a narrow viewport. A paginated grid displays all rows of its page;
 * otherwise, the rows scroll below a sticky header. `className` and `style` apply to the scrolling element; all other
 * props apply to the table.
 */
export function DataGridTable({
  interaction: chosenInteraction = 'grid',
  stickyOffset = 0,
  classNames,
  slotProps,
  ref,
  className,
  style,
  onKeyDown,
  onDoubleClick,
  onPaste,
  ...props
}: DataGridTableProps) {
  const { state } = useGridState('DataGridTable');
  const { rows, data, idOf, total, isPaginated, hierarchy } = useGridRows('DataGridTable');
  const { columns: allColumns, views } = useGridColumns('DataGridTable');
  const { isSelectable } = useGridSelection('DataGridTable');
  const { expanded, renderDetail, rowActions, isLoading, cards, tableScroller, edits } = useGridView('DataGridTable');
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const root = rootPropsOf({ className, style, slotProps });
  const scrollerRef = useRef<HTMLDivElement>(null);
  const composedRef = useComposedRefs(root.ref, scrollerRef, tableScroller, setScroller);
  const isWide = useIsWide(scroller);
  const { cells, template, minWidth, covered } = useCells(views, {
    select: isSelectable,
    detail: Boolean(renderDetail) && !hierarchy,
    actions: Boolean(rowActions),
  });
  const shown = renderDetail && expanded.size > 0 ? expanded : noneExpanded;
  const items = useMemo(
    () => hierarchy?.itemsOf(rows, data, allColumns, idOf, expanded) ?? createItems(rows, idOf, shown),
    [hierarchy, rows, data, allColumns, idOf, expanded, shown],
  );
  const hasSummary = items.count > 0 && views.some(({ column }) => column.summary);
  const activeCell = useActiveCell(items, cells, scrollerRef, hasSummary);
  const handleKey = useGridKeys({ items, cells, activeCell, scroller: scrollerRef, hasSummary });

  const interaction = hierarchy ? 'grid' : chosenInteraction;
  const isGrid = interaction === 'grid';

  /** Passes the pasted text to the cell's editor. If the cell's field is open, the cell itself is not focused. */
  function pasteInto(event: ClipboardEvent): void {
    const { target, clipboardData } = event;
    const cell = target instanceof Element && target.matches('[data-editable]') ? cellOf(target) : undefined;
    const key = cell && editKey(cell.item, cell.column);
    if (!key || edits.get(key)?.isPending) return;
    event.preventDefault();
    const text = clipboardData.getData('text');
    const count = text.split('\n').length;
    const below: unknown[] = [];
    for (let at = activeCell.index; below.length < count && at < items.count; at += 1) {
      const item = items.at(at);
      if (item?.kind === 'row') below.push(item.row);
    }
    edits.set(key, { isOpen: false, clipboard: { text, rows: below } });
  }
  const active = isGrid ? activeCell.active : undefined;
  const hasSkeletons = isLoading && items.count === 0;
  const details = items.count - rows.length;
  const headerRows = views.some(({ column }) => column.group) ? 2 : 1;
  const rowCount = (hierarchy ? items.count : total + details) + headerRows;
  const columns = { '--wm-grid-columns': template, minInlineSize: minWidth } as CSSProperties;
  // A scrolling element would confine the header, so the header follows the window only if all columns are in view.
  const isInWindow = isPaginated && !isWide;
  const name = { 'aria-label': props['aria-label'], 'aria-labelledby': props['aria-labelledby'] };
  return (
    // This element does not contain rows itself: its children are rows of the surrounding CSS grid.
    <div className="contents" onFocus={activeCell.onFocus} onBlur={activeCell.onBlur}>
      <LoadFailed className={classNames?.message} />
      <IgnoredConditions className={classNames?.message} />
      <Partial className={classNames?.message} />
      <EditNote className={classNames?.message} />
      {cards ?? (
        <div
          data-slot="data-grid-scroller"
          // Without focusable cells, the scrolling element is the tab stop, and arrow keys scroll it.
          {...(isGrid ? {} : { role: 'region', tabIndex: 0, ...name })}
          {...root}
          ref={composedRef}
          // When a cell receives focus, it scrolls out from under the pinned cells.
          style={
            covered.start + covered.end > 0
              ? { scrollPaddingInline: `${covered.start}px ${covered.end}px`, ...root.style }
              : root.style
          }
          className={cn(
            'relative min-w-0 scroll-mt-content-offset overscroll-x-contain rounded bg-paper -outline-offset-2',
            isInWindow ? 'overflow-clip' : 'overflow-auto',
            // A paginated grid scrolls with the surrounding page. Without pagination, the rows scroll below the sticky
            // header.
            isPaginated ? '**:data-column:scroll-mt-content-offset' : '[:where(&)]:max-h-150',
            !isPaginated && (headerRows > 1 ? 'scroll-pt-20' : 'scroll-pt-10'),
            hasSummary && 'scroll-pb-13.5',
            root.className,
          )}
        >
          <div
            data-slot="data-grid-table"
            {...props}
            ref={ref}
            role={hierarchy ? 'treegrid' : interaction}
            aria-rowcount={hasSkeletons ? undefined : rowCount + Number(hasSummary)}
            aria-colcount={cells.length}
            aria-busy={isLoading || undefined}
            aria-multiselectable={(isGrid && isSelectable) || undefined}
            data-state={isLoading ? 'loading' : 'ready'}
            data-density={state.density === 'compact' ? 'compact' : undefined}
            className={cn('relative w-full text-body', classNames?.table)}
            style={template ? columns : undefined}
            onDoubleClick={composeEventHandlers(onDoubleClick, editCell)}
            onPaste={composeEventHandlers(onPaste, pasteInto)}
            {...{ onKeyDown: composeEventHandlers(onKeyDown, isGrid ? handleKey : undefined) }}
          >
            <GridHeader cells={cells} interaction={interaction} active={active} top={isInWindow ? stickyOffset : 0} />
            {hasSkeletons && <SkeletonRows cells={cells} interaction={interaction} />}
            {items.count > 0 && (
              <GridRows
                items={items}
                cells={cells}
                interaction={interaction}
                rowClassName={classNames?.row}
                active={active}
                activeIndex={isGrid ? Math.min(activeCell.index, items.count - 1) : -1}
                headerRows={headerRows}
                scroller={scroller}
              />
            )}
            {hasSummary && (
              <SummaryRow cells={cells} interaction={interaction} active={active} rowIndex={rowCount + 1} />
            )}
          </div>
          {items.count === 0 && !isLoading && <NoRows />}
        </div>
      )}
      <TruncatedCells scroller={cards ? null : scroller} />
      <Status />
    </div>
  );
}

/** A double click edits the cell, as does its button. */
function editCell({ target }: MouseEvent): void {
  if (!(target instanceof Element) || target.closest('input, select')) return;
  target.closest('[data-editable]')?.querySelector<HTMLElement>('[data-slot="data-grid-edit"]')?.click();
}

const noneExpanded: ReadonlySet<string> = new Set();

/** Whether the grid scrolls because the columns are wider than the grid. */
function useIsWide(scroller: HTMLElement | null): boolean {
  const [isWide, setWide] = useState(false);
  useEffect(() => {
    if (!scroller) return undefined;
    return observeSize(scroller, () => setWide(scroller.scrollWidth > scroller.clientWidth));
  }, [scroller]);
  return isWide;
}

/** Announces the number of rows and the number of selected rows when they change. */
function Status() {
  const text = useLabels(dataGridLabels, undefined, useLocale());
  const { total } = useGridRows('DataGridTable');
  const { isLoading } = useGridView('DataGridTable');
  const selected = useGridSelected('DataGridTable').size;
  const [message, setMessage] = useState('');
  const last = useRef({ total, selected });
  useEffect(() => {
    if (isLoading) return;
    const announce = (name: 'rowCount' | 'selectedCount', count: number): void => setMessage(text(name, { count }));
    if (total !== last.current.total) announce('rowCount', total);
    else if (selected !== last.current.selected) announce('selectedCount', selected);
    last.current = { total, selected };
  }, [total, selected, isLoading, text]);
  return (
    <span role="status" data-slot="data-grid-status" className="sr-only">
      {message}
    </span>
  );
}
