import {
  defaultRangeExtractor,
  measureElement as measureBox,
  type Range,
  type ReactVirtualizer,
  useVirtualizer,
  useWindowVirtualizer,
} from '@tanstack/react-virtual';
import {
  Fragment,
  type ReactNode,
  type Ref,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { cn } from '../../lib/cn';
import { useComposedRefs } from '../../lib/use-composed-refs';
import { useGridRows, useGridSelected, useGridSelection, useGridState, useGridView } from './grid-context';
import { type DataGridInteraction, DetailRow, GridRow } from './grid-row';
import type { GridItem, GridItems } from './items';
import type { ActiveCell } from './use-active-cell';
import type { GridCell } from './use-cells';

/**
 * The maximum number of rows that are all rendered. A page scrolls with the window, and all of it can be searched and
 * printed.
 */
const maxRenderedRows = { scroller: 50, page: 100 };
/** How many rows are rendered above and below the visible ones. */
const overscan = 8;
/** The heights of a row and of its details in px, used until they are measured. */
const estimates = { row: 54, detail: 160 };
/** The window height in px that determines how many rows a server renders. */
const initialRect = { width: 1000, height: 600 };

interface GridRowsProps {
  items: GridItems;
  cells: readonly GridCell[];
  interaction: DataGridInteraction;
  rowClassName: string | undefined;
  /** The active cell and the position of its item, in a grid. */
  active: ActiveCell | undefined;
  activeIndex: number;
  /** The number of header rows. */
  headerRows: number;
  scroller: HTMLElement | null;
}

/** The rows below the header: either all rows, or those scrolled into view. */
export function GridRows(props: GridRowsProps) {
  const { rows, isPaginated } = useGridRows('DataGridTable');
  // Details are not counted, because the rows would otherwise be remounted when the first row expands.
  if (rows.length <= maxRenderedRows[isPaginated ? 'page' : 'scroller']) return <AllRows {...props} />;
  return isPaginated ? <WindowRows {...props} /> : <ScrollerRows {...props} />;
}

function AllRows({ items, ...props }: GridRowsProps) {
  const renderItem = useRenderItem(props);
  return (
    <div role="rowgroup" className="relative isolate">
      {Array.from({ length: items.count }, (_, index) => {
        const item = items.at(index);
        return item && renderItem(item, index);
      })}
    </div>
  );
}

/** The rows in view in the grid's scroll area. */
function ScrollerRows(props: GridRowsProps) {
  const { scroller } = props;
  const { options, rows } = useVirtualOptions(props);
  // oxlint-disable-next-line react/incompatible-library -- the React Compiler, which would not see its changes, is not in use
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    ...options,
    getScrollElement: () => scroller,
    // The space above the rows that the header occupies.
    scrollMargin: estimates.row,
  });
  return <VirtualRows {...props} {...rows} virtualizer={virtualizer} />;
}

/** The rows of a page that are visible in the window. */
function WindowRows(props: GridRowsProps) {
  const { options, rows } = useVirtualOptions(props);
  const [top, setTop] = useState(0);
  // oxlint-disable-next-line react/incompatible-library -- as above
  const virtualizer = useWindowVirtualizer<HTMLElement>({ ...options, scrollMargin: top });
  const { groupRef } = rows;
  // The content above the grid may grow at any time.
  useLayoutEffect(() => {
    const follow = (): void => {
      if (groupRef.current) setTop(Math.round(groupRef.current.getBoundingClientRect().top + window.scrollY));
    };
    follow();
    const growth = new ResizeObserver(follow);
    growth.observe(document.body);
    return () => growth.disconnect();
  }, [groupRef]);
  return <VirtualRows {...props} {...rows} virtualizer={virtualizer} />;
}

/**
 * Returns the height of a row once it has been laid out. Until then, returns the last known or estimated height,
 * because reading the height of each row while the others are being placed would force a layout for every row.
 */
const measureLaidOut: typeof measureBox = (element, entry, virtualizer) => {
  if (entry) return measureBox(element, entry, virtualizer);
  const index = virtualizer.indexFromElement(element);
  const { getItemKey, estimateSize } = virtualizer.options;
  return virtualizer.itemSizeCache.get(getItemKey(index)) ?? estimateSize(index);
};

interface MeasuredRows {
  groupRef: RefObject<HTMLDivElement | null>;
  rowHeight: number;
  setRowHeight: (height: number) => void;
}

/** Returns the options for both virtualizers, and the values that the rows report to them. */
function useVirtualOptions({ items, activeIndex }: GridRowsProps) {
  const groupRef = useRef<HTMLDivElement>(null);
  const [rowHeight, setRowHeight] = useState(estimates.row);
  const rows: MeasuredRows = { groupRef, rowHeight, setRowHeight };
  const options = {
    count: items.count,
    estimateSize: useCallback(
      (index: number) => (items.isDetail(index) ? estimates.detail : rowHeight),
      [items, rowHeight],
    ),
    getItemKey: items.keyAt,
    // The active row remains mounted, because it may contain focus.
    rangeExtractor: useCallback(
      (range: Range) => {
        const indexes = defaultRangeExtractor(range);
        if (activeIndex < 0 || indexes.includes(activeIndex)) return indexes;
        return [...indexes, activeIndex].toSorted((a, b) => a - b);
      },
      [activeIndex],
    ),
    measureElement: measureLaidOut,
    overscan,
    initialRect,
    useFlushSync: false,
    directDomUpdates: true,
    // With a transform, each row would become a separate compositor layer.
    directDomUpdatesMode: 'position' as const,
  };
  return { options, rows };
}

interface VirtualRowsProps<Scroller extends Element | Window> extends GridRowsProps, MeasuredRows {
  virtualizer: ReactVirtualizer<Scroller, HTMLElement>;
}

function VirtualRows<Scroller extends Element | Window>({
  items,
  virtualizer,
  scroller,
  groupRef,
  rowHeight,
  setRowHeight,
  ...props
}: VirtualRowsProps<Scroller>) {
  const { state } = useGridState('DataGridTable');
  const renderItem = useRenderItem(props);
  const { containerRef, measureElement } = virtualizer;

  // Rows that have not been rendered yet are assumed to be as tall as the first row, which depends on the density and
  // the text size.
  useLayoutEffect(() => {
    const row = groupRef.current?.querySelector<HTMLElement>('[data-slot="data-grid-row"]');
    if (!row?.offsetHeight || row.offsetHeight === rowHeight) return;
    setRowHeight(row.offsetHeight);
    virtualizer.measure();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the density and the scroll area change the heights
  }, [scroller, state.density, rowHeight, setRowHeight, groupRef, virtualizer]);

  return (
    <div ref={useComposedRefs(groupRef, containerRef)} role="rowgroup" className="relative isolate">
      {virtualizer.getVirtualItems().map(({ index }) => {
        const item = items.at(index);
        return item && renderItem(item, index, measureElement, 'absolute start-0');
      })}
    </div>
  );
}

type RenderItem = (item: GridItem, index: number, ref?: Ref<HTMLDivElement>, className?: string) => ReactNode;

/** Returns a function that renders a row or its details. */
function useRenderItem({
  cells,
  interaction,
  rowClassName,
  active,
  headerRows,
}: Pick<GridRowsProps, 'cells' | 'interaction' | 'rowClassName' | 'active' | 'headerRows'>): RenderItem {
  const { firstRow, nameOf, hierarchy } = useGridRows('DataGridTable');
  const { isSelectable } = useGridSelection('DataGridTable');
  const selected = useGridSelected('DataGridTable');
  const { expanded, toggleExpanded, renderDetail, rowActions, onRowClick, editor, formatValue } =
    useGridView('DataGridTable');
  const isGrid = interaction === 'grid';
  return (item, index, ref, className) => {
    const shared = { item: item.key, rowIndex: firstRow + index + 1 + headerRows, index, interaction, className, ref };
    const { row } = item;
    const isActive = active?.item === item.key;
    if (item.kind === 'other') {
      const { rowIndex } = shared;
      return (
        <Fragment key={item.key}>
          {hierarchy?.renderRow({
            item,
            rowIndex,
            index,
            cells,
            active: isActive ? active : undefined,
            className,
            ref,
          })}
        </Fragment>
      );
    }
    if (item.kind === 'detail') {
      return (
        <DetailRow key={item.key} {...shared} columnCount={cells.length} isActive={isActive}>
          {renderDetail?.(row)}
        </DetailRow>
      );
    }
    return (
      <GridRow
        key={item.key}
        {...shared}
        className={cn(className, rowClassName)}
        id={item.id}
        name={nameOf(row)}
        row={row}
        cells={cells}
        isSelected={isSelectable ? selected.has(item.id) : undefined}
        isExpanded={expanded.has(item.id)}
        activeColumn={isActive ? active.column : undefined}
        isEntered={isActive && active.isEntered}
        onToggleExpanded={toggleExpanded}
        rowActions={rowActions}
        onRowClick={onRowClick}
        editor={isGrid ? editor : undefined}
        formatValue={formatValue}
        node={item.node}
        renderNode={hierarchy?.renderCell}
      />
    );
  };
}
