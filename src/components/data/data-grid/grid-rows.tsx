import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type Ref, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useGridRows, useGridSelected, useGridSelection, useGridState, useGridView } from './grid-context';
import { type DataGridInteraction, DetailRow, GridRow } from './grid-row';
import type { GridItem, GridItems } from './items';
import type { ActiveCell } from './use-active-cell';
import type { GridCell } from './use-cells';

/** With up to this many rows, all of them are rendered. */
const maxRenderedRows = 50;
/** How many rows are rendered above and below those on the screen. */
const overscan = 8;
/** The height of a row and of its details in px, until they are measured. */
const estimates = { row: 54, detail: 160 };
/** The rows that a server renders, as the height of a window in px. */
const initialRect = { width: 1000, height: 600 };

interface GridRowsProps {
  items: GridItems;
  cells: readonly GridCell[];
  interaction: DataGridInteraction;
  /** The active cell and the position of its item, in a grid. */
  active: ActiveCell | undefined;
  activeIndex: number;
  scroller: HTMLElement | null;
}

/** The rows below the header: all of them, or those that are scrolled into view. */
export function GridRows(props: GridRowsProps) {
  const { isPaginated } = useGridRows('DataGridTable');
  const Rows = isPaginated || props.items.count <= maxRenderedRows ? AllRows : VirtualRows;
  return <Rows {...props} />;
}

function AllRows({ items, ...props }: GridRowsProps) {
  const renderItem = useRenderItem(props);
  const positions = Array.from({ length: items.count }, (_, index) => index);
  return (
    <div role="rowgroup" className="relative isolate">
      {positions.map((index) => {
        const item = items.at(index);
        return item && renderItem(item, index);
      })}
    </div>
  );
}

function VirtualRows({ items, scroller, ...props }: GridRowsProps) {
  const { activeIndex } = props;
  const { state } = useGridState('DataGridTable');
  const [rowHeight, setRowHeight] = useState(estimates.row);
  const group = useRef<HTMLDivElement>(null);
  const renderItem = useRenderItem(props);
  // oxlint-disable-next-line react/incompatible-library -- the React Compiler, which would not see its changes, is not in use
  const virtualizer = useVirtualizer({
    count: items.count,
    getScrollElement: () => scroller,
    estimateSize: useCallback(
      (index: number) => (items.isDetail(index) ? estimates.detail : rowHeight),
      [items, rowHeight],
    ),
    getItemKey: items.keyAt,
    // The active row stays mounted, because the focus may be in it.
    rangeExtractor: useCallback(
      (range: Range) => {
        const indexes = defaultRangeExtractor(range);
        if (activeIndex < 0 || indexes.includes(activeIndex)) return indexes;
        return [...indexes, activeIndex].toSorted((a, b) => a - b);
      },
      [activeIndex],
    ),
    overscan,
    // The header is above the rows.
    scrollMargin: estimates.row,
    initialRect,
    useFlushSync: false,
    directDomUpdates: true,
    // Rows with a transform are compositor layers of their own.
    directDomUpdatesMode: 'position',
  });
  const { containerRef, measureElement } = virtualizer;

  // Rows that were never rendered have the height of the first one, which depends on the density and the text size.
  useLayoutEffect(() => {
    const row = group.current?.querySelector<HTMLElement>('[data-slot="data-grid-row"]');
    if (!row?.offsetHeight || row.offsetHeight === rowHeight) return;
    setRowHeight(row.offsetHeight);
    virtualizer.measure();
  }, [scroller, state.density, rowHeight, virtualizer]);

  const setGroup = useCallback(
    (element: HTMLDivElement | null) => {
      group.current = element;
      containerRef(element);
    },
    [containerRef],
  );
  return (
    <div ref={setGroup} role="rowgroup" className="relative isolate">
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
  active,
}: Pick<GridRowsProps, 'cells' | 'interaction' | 'active'>): RenderItem {
  const { firstRow, nameOf } = useGridRows('DataGridTable');
  const { isSelectable } = useGridSelection('DataGridTable');
  const selected = useGridSelected('DataGridTable');
  const { expanded, toggleExpanded, renderDetail, rowActions } = useGridView('DataGridTable');
  return (item, index, ref, className) => {
    const shared = {
      item: item.key,
      // The header is the first row.
      rowIndex: firstRow + index + 2,
      index,
      interaction,
      className,
      ref,
    };
    const { row } = item;
    const isActive = active?.item === item.key;
    if (item.isDetail) {
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
      />
    );
  };
}
