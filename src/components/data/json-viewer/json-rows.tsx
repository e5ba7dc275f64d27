'use client';

import { defaultRangeExtractor, measureElement as measure, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type Ref, useCallback, useEffect, useState } from 'react';
import { whenLaidOut } from '../../lib/when-laid-out';
import type { JsonLines } from './json-lines';

/** The maximum number of lines that are all rendered. */
const maxRenderedLines = 50;
/** How many lines are rendered above and below the visible ones. */
const overscan = 8;
/** The height of a line in px, used until one is measured. */
const estimate = 28;
/** The window height in px that determines how many lines a server renders. */
const initialRect = { width: 1000, height: 600 };

interface JsonRowsProps {
  lines: JsonLines;
  activeIndex: number;
  scroller: HTMLElement | null;
  renderRow: (index: number, ref?: Ref<HTMLDivElement>, className?: string) => ReactNode;
}

/** The lines of the tree: either all lines, or those scrolled into view. */
export function JsonRows(props: JsonRowsProps) {
  return props.lines.count <= maxRenderedLines ? <AllRows {...props} /> : <VirtualRows {...props} />;
}

function AllRows({ lines, renderRow }: JsonRowsProps) {
  return Array.from({ length: lines.count }, (_, index) => renderRow(index));
}

function VirtualRows({ lines, activeIndex, scroller, renderRow }: JsonRowsProps) {
  const [rowHeight, setRowHeight] = useState(estimate);
  const [laidOut, setLaidOut] = useState<HTMLElement | null>(null);
  useEffect(() => (scroller ? whenLaidOut(scroller, () => setLaidOut(scroller)) : undefined), [scroller]);
  // oxlint-disable-next-line react/incompatible-library -- the React Compiler, which would not see its changes, is not in use
  const virtualizer = useVirtualizer({
    count: lines.count,
    getScrollElement: () => laidOut,
    estimateSize: useCallback(() => rowHeight, [rowHeight]),
    // The active line remains mounted, because the tree refers to its id.
    rangeExtractor: useCallback(
      (range: Range) => {
        const indexes = defaultRangeExtractor(range);
        if (indexes.includes(activeIndex)) return indexes;
        return [...indexes, activeIndex].toSorted((a, b) => a - b);
      },
      [activeIndex],
    ),
    // Reading the height while a line is mounted would force a layout. A `ResizeObserver` reports it before the line is
    // painted.
    measureElement: useCallback<typeof measure<HTMLElement>>(
      (element, entry, instance) => {
        if (!entry) return rowHeight;
        const height = measure(element, entry, instance);
        // Lines that have not been rendered yet are assumed to be as tall as the first line, which depends on the
        // density and the text size.
        if (height > 0 && height !== rowHeight && !element.previousElementSibling) {
          setRowHeight(height);
          instance.measure();
        }
        return height;
      },
      [rowHeight],
    ),
    overscan,
    initialRect,
    useFlushSync: false,
    directDomUpdates: true,
    // With a transform, each row would become a separate compositor layer.
    directDomUpdatesMode: 'position',
  });
  const { containerRef, measureElement } = virtualizer;

  return (
    <div ref={containerRef} className="relative isolate">
      {virtualizer.getVirtualItems().map(({ index }) => renderRow(index, measureElement, 'absolute start-0'))}
    </div>
  );
}
