'use client';

import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent as ReactPointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useControllableState } from '../../lib/use-controllable-state';
import { useEscape } from '../../lib/use-escape';
import type { Bucket } from './buckets';
import type { ChartModel } from './chart-model';
import { type ChartX, isSameX } from './intervals';

/** A bucket of a chart, as passed to callbacks. */
export interface ChartPoint {
  /** The position among the buckets, from 0. */
  index: number;
  /** The position: a category, a number, or the beginning of a time bucket. */
  x: ChartX;
  /** The values by the keys of their series. `null` is a gap. */
  values: Readonly<Record<string, number | null>>;
}

export interface PlotSelection {
  /** The position of the selected bucket, or `null`. Makes the buckets selectable. Use with `onValueChange`. */
  value?: ChartX | null;
  /** The position of the initially selected bucket when uncontrolled. Makes the buckets selectable. @default null */
  defaultValue?: ChartX | null;
  /** Called when the user selects a bucket or clears the selection. Makes the buckets selectable. */
  onValueChange?: (value: ChartX | null) => void;
  /** Called when the pointer or the keyboard moves to another bucket, or with `null` when it leaves the buckets. */
  onPointFocus?: (point: ChartPoint | null) => void;
  /**
   * Called with the first and last bucket across which the user has dragged with a mouse or a pen. Also offer another
   * way to select a range, such as a `DateRangeField` (WCAG 2.2, 2.5.7).
   */
  onRangeSelect?: (from: ChartX, to: ChartX) => void;
}

interface CursorOptions extends PlotSelection {
  /** The id of the chart. The id of the first option is `${id}-option-0`. */
  id: string;
  model: ChartModel;
  /** Returns the bucket at a point in the area, in pixels from the left and top edges, or -1. */
  bucketAt: (x: number, y: number) => number;
  /** Whether the user can select a bucket. @default every bucket */
  canSelect?: (index: number) => boolean;
  /**
   * Called with other keys and the active bucket. If the chart handles the key, returns the buckets that it then
   * displays.
   */
  onOtherKey?: (key: string, index: number) => readonly Bucket[] | undefined;
  isRtl: boolean;
  /** Whether the buckets are arranged from top to bottom instead of side by side. @default false */
  isColumn?: boolean;
  /** The number of buckets in a row, if there are several rows. The up and down arrow keys move between the rows. */
  columns?: number;
  /** The element that contains the plot and the tooltip. */
  area: HTMLElement | null;
}

interface Tip {
  /** The pointer's distances from the left and top edges, or `null` if the keyboard is used. */
  pointerX: number | null;
  pointerY: number | null;
}

const keyboardTip: Tip = { pointerX: null, pointerY: null };

/** The distance that the pointer must move before a press becomes a drag. */
const dragThresholdPx = 6;

/** Returns the bucket under the pointer or with keyboard focus, its tooltip, and the selected bucket. */
export function usePlotCursor(options: CursorOptions) {
  const {
    id,
    model,
    bucketAt,
    canSelect,
    onOtherKey,
    isRtl,
    isColumn,
    columns,
    area,
    onPointFocus,
    onRangeSelect,
    ...selection
  } = options;
  const isSelectable =
    selection.value !== undefined || selection.defaultValue !== undefined || selection.onValueChange !== undefined;
  const { buckets, series } = model;
  const [value, setValue] = useControllableState<ChartX | null>(
    selection.value,
    selection.defaultValue ?? null,
    selection.onValueChange,
  );
  const selected = value === null ? -1 : buckets.findIndex(({ x }) => isSameX(x, value));
  const [active, setActive] = useState(-1);
  const [tip, setTip] = useState<Tip | null>(null);
  // The bucket to which focus returns.
  const last = useRef(0);
  const hasFocus = useRef(false);
  const [drag, setDrag] = useState<{ from: number; to: number } | null>(null);
  /** Where the button was pressed. */
  const press = useRef<{ clientX: number; clientY: number; index: number } | null>(null);
  const hasDragged = useRef(false);
  const isOpen = tip !== null && active >= 0 && active < buckets.length;

  const move = (index: number, nextTip: Tip | null): void => {
    setTip(nextTip);
    if (index === active) return;
    setActive(index);
    const bucket = buckets[index];
    if (bucket) last.current = index;
    onPointFocus?.(
      bucket
        ? {
            index: bucket.index,
            x: bucket.x,
            values: Object.fromEntries(series.map(({ key }, at) => [key, bucket.values[at] ?? null])),
          }
        : null,
    );
  };
  const rest = (): void => move(hasFocus.current ? active : -1, null);
  const toggle = (index: number): void => {
    const bucket = buckets[index];
    if (bucket && canSelect?.(index) !== false) setValue(index === selected ? null : bucket.x);
  };

  useEscape(isOpen, () => setTip(null));
  const close = useRef(rest);
  useEffect(() => {
    close.current = rest;
  });
  // On touch screens, nothing else closes the tooltip: lifting the finger causes a leave event before the user has read
  // the tooltip.
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = ({ target }: Event): void => {
      if (target instanceof Node && !area?.contains(target)) close.current();
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen, area]);

  const isInTip = ({ target }: { target: EventTarget }): boolean =>
    target instanceof Element && target.closest('[data-slot="chart-tooltip"]') !== null;

  /** Returns the bucket at the pointer's position. */
  const nearest = ({ clientX, clientY }: { clientX: number; clientY: number }): number => {
    const box = area?.getBoundingClientRect();
    return box && buckets.length > 0 ? bucketAt(clientX - box.left, clientY - box.top) : -1;
  };

  const follow = (event: ReactPointerEvent<HTMLElement>): void => {
    // The pointer can move onto the tooltip without closing it (WCAG 2.2, 1.4.13).
    if (isInTip(event)) return;
    const index = nearest(event);
    // Above the bucket, the tooltip remains where it opened so that the pointer can reach it.
    if (index !== active || !tip) {
      const { left, top } = event.currentTarget.getBoundingClientRect();
      move(index, { pointerX: event.clientX - left, pointerY: event.clientY - top });
    }
  };

  const startDrag = (event: ReactPointerEvent): void => {
    hasDragged.current = false;
    // Dragging with a finger scrolls the page.
    const canDrag = onRangeSelect !== undefined && event.button === 0 && event.pointerType !== 'touch';
    press.current = canDrag ? { clientX: event.clientX, clientY: event.clientY, index: nearest(event) } : null;
  };
  const moveDrag = (event: ReactPointerEvent): void => {
    if (press.current === null) return;
    const { clientX, clientY } = press.current;
    if (Math.hypot(event.clientX - clientX, event.clientY - clientY) < dragThresholdPx) return;
    // Capture the pointer so that the drag continues outside the chart.
    if (!hasDragged.current) event.currentTarget.setPointerCapture(event.pointerId);
    hasDragged.current = true;
    setDrag({ from: press.current.index, to: nearest(event) });
  };
  const endDrag = (isSelected: boolean): void => {
    press.current = null;
    if (drag === null) return;
    setDrag(null);
    const [from, to] = [buckets[Math.min(drag.from, drag.to)], buckets[Math.max(drag.from, drag.to)]];
    if (isSelected && from && to) onRangeSelect?.(from.x, to.x);
  };

  const keys = (event: KeyboardEvent<HTMLElement>): void => {
    const end = buckets.length - 1;
    const page = Math.max(1, Math.round(buckets.length / 10));
    const [next, previous] = isColumn
      ? ['ArrowDown', 'ArrowUp']
      : isRtl
        ? ['ArrowLeft', 'ArrowRight']
        : ['ArrowRight', 'ArrowLeft'];
    const current = Math.min(active < 0 ? last.current : active, end);
    const target = {
      [next]: current + 1,
      [previous]: current - 1,
      ...(columns && {
        ArrowDown: current + columns > end ? current : current + columns,
        ArrowUp: current < columns ? current : current - columns,
      }),
      Home: 0,
      End: end,
      PageUp: current - page,
      PageDown: current + page,
    }[event.key];
    if (event.altKey || event.ctrlKey || event.metaKey || end < 0) return;
    const bucket = buckets[current];
    const others = bucket && onOtherKey?.(event.key, current);
    if (others) setActive(others.indexOf(bucket));
    else if (target !== undefined) move(Math.min(Math.max(target, 0), end), keyboardTip);
    else if (event.key === 'Enter' || event.key === ' ') toggle(current);
    // The first Escape closes the tooltip; see `useEscape`.
    else if (event.key === 'Escape' && !isOpen && value !== null) setValue(null);
    else return;
    event.preventDefault();
  };

  return {
    active,
    selected,
    isSelectable,
    tip: isOpen ? tip : null,
    /** The buckets across which the pointer has been dragged, in either direction. */
    drag,
    /** Props for the element that contains the plot and the tooltip. */
    areaProps: {
      onPointerMove: (event: ReactPointerEvent<HTMLElement>) => {
        moveDrag(event);
        follow(event);
      },
      onPointerDown: (event: ReactPointerEvent<HTMLElement>) => {
        startDrag(event);
        follow(event);
      },
      onPointerUp: () => endDrag(true),
      onPointerCancel: () => endDrag(false),
      onPointerLeave: ({ pointerType }: ReactPointerEvent) => {
        if (pointerType !== 'touch') rest();
      },
      onClick: (event: MouseEvent<HTMLElement>) => {
        if (!isSelectable || hasDragged.current || isInTip(event)) return;
        // A screen reader clicks the option itself, regardless of the pointer's position.
        const option = (event.target as Element).closest<SVGElement>('[role="option"]');
        toggle(option ? Number(option.dataset.index) : nearest(event));
      },
    },
    /** Props for the plot, which is exposed as a list box of the buckets, or as an image if nothing can be selected. */
    plotProps: isSelectable
      ? {
          role: 'listbox',
          tabIndex: 0,
          'aria-orientation': isColumn ? ('vertical' as const) : ('horizontal' as const),
          'aria-activedescendant': active >= 0 && active < buckets.length ? `${id}-option-${active}` : undefined,
          onFocus: () => {
            hasFocus.current = true;
            const start = selected >= 0 ? selected : Math.min(last.current, buckets.length - 1);
            if (active < 0) move(start, keyboardTip);
          },
          onBlur: () => {
            hasFocus.current = false;
            move(-1, null);
          },
          onKeyDown: keys,
        }
      : { role: 'img' },
  };
}
