import { useMemo, useRef } from 'react';
import { useControllableState } from '../../lib/use-controllable-state';
import type { Bucket } from './buckets';
import type { ChartModel } from './chart-model';
import { type ChartX, isSameX } from './intervals';

/** The first and last position of a part of the data. */
export type ChartRange = readonly [from: ChartX, to: ChartX];

export interface PlotZoom {
  /**
   * The controlled range that the plot displays, or `null` for all data. Makes the plot zoomable. Use with
   * `onZoomChange`.
   */
  zoom?: ChartRange | null;
  /** The initial range when uncontrolled. Makes the plot zoomable. @default null */
  defaultZoom?: ChartRange | null;
  /** Called when the user zooms in or undoes a zoom. Makes the plot zoomable. */
  onZoomChange?: (zoom: ChartRange | null) => void;
}

/** Returns the buckets in a range. A range that does not match any buckets, such as one from other data, is ignored. */
export function bucketsIn(buckets: readonly Bucket[], range: ChartRange | null): readonly Bucket[] {
  if (!range) return buckets;
  const [from, to] = range;
  const isCategorical = typeof buckets[0]?.x === 'string';
  const ends = range.map((end) => buckets.findIndex(({ x }) => isSameX(x, end)));
  const shown = isCategorical
    ? buckets.slice(Math.min(...ends), Math.max(...ends) + 1)
    : buckets.filter(({ x }) => +x >= +from && +x <= +to);
  return shown.length > 0 && !(isCategorical && ends.includes(-1)) ? shown : buckets;
}

/** Returns half of the buckets, centered on one of them if possible. */
export function halfAround(buckets: readonly Bucket[], index: number): readonly Bucket[] {
  const count = Math.max(Math.ceil(buckets.length / 2), 2);
  const start = Math.min(Math.max(index - Math.floor(count / 2), 0), Math.max(buckets.length - count, 0));
  return buckets.slice(start, start + count);
}

/** Returns the part of the data that a plot displays. Each zoom can be undone. */
export function useZoom({ zoom, defaultZoom, onZoomChange }: PlotZoom, model: ChartModel) {
  const [range, setRange] = useControllableState<ChartRange | null>(zoom, defaultZoom ?? null, onZoomChange);
  const before = useRef<(ChartRange | null)[]>([]);
  const shown = useMemo(() => {
    const buckets = bucketsIn(model.buckets, range);
    return buckets === model.buckets ? model : { ...model, buckets };
  }, [model, range]);
  /** Zooms to some of the buckets. Ignored for a single bucket, which would not show a trend. */
  const zoomTo = (buckets: readonly Bucket[]): readonly Bucket[] => {
    const [first, last] = [buckets[0], buckets.at(-1)];
    if (!first || !last || buckets.length < 2 || buckets.length === shown.buckets.length) return shown.buckets;
    before.current.push(range);
    setRange([first.x, last.x]);
    return buckets;
  };
  return {
    isZoomable: zoom !== undefined || defaultZoom !== undefined || onZoomChange !== undefined,
    isZoomed: shown !== model,
    shown,
    zoomTo,
    zoomIn: (index: number) => zoomTo(halfAround(shown.buckets, index < 0 ? shown.buckets.length >> 1 : index)),
    undo: () => {
      const last = before.current.pop() ?? null;
      setRange(last);
      return bucketsIn(model.buckets, last);
    },
  };
}
