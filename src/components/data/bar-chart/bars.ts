import { extent, maxIndex } from 'd3-array';
import type { Bucket } from '../../lib/chart/buckets';
import { roundPx } from '../../lib/chart/scale';
import type { ChartModel, PlotLayout } from '../chart/internal';

export type BarChartLayout = 'stacked' | 'grouped';

/** The share of a bucket's width that its columns have, and their greatest width in pixels. */
const share = 0.8;
const maxBarPx = 64;
/** Between two columns or segments: a cue beside the colors. Narrower buckets have no room for it. */
const gapPx = 2;
const minStepPx = 8;

type Span = readonly [from: number, to: number];

/** Positive values are above each other from zero up, negative ones from zero down. */
function stackOf(values: Bucket['values']): Span[] {
  let [top, bottom] = [0, 0];
  return values.map((value) => {
    const amount = value ?? 0;
    const from = amount < 0 ? bottom : top;
    const to = from + amount;
    if (amount < 0) bottom = to;
    else top = to;
    return [from, to];
  });
}

/** The ends of each bar, by bucket and series. */
function spans(buckets: readonly Bucket[], layout: BarChartLayout): Span[][] {
  return buckets.map(({ values }) => (layout === 'stacked' ? stackOf(values) : values.map((value) => [0, value ?? 0])));
}

/** The lowest and the highest end of a bar, and zero. */
export function domainOfBars({ buckets }: ChartModel, layout: BarChartLayout): [number?, number?] {
  return extent([0, ...spans(buckets, layout).flat(2)]);
}

const total = ({ values }: Bucket): number => values.reduce<number>((sum, value) => sum + Math.abs(value ?? 0), 0);

/** Of the buckets that share two pixels, the one with the largest total. */
function tallest(buckets: readonly Bucket[], width: number): readonly Bucket[] {
  const columns = Math.max(Math.floor(width / 2), 1);
  if (buckets.length <= columns) return buckets;
  const edge = (column: number): number => Math.floor((column * buckets.length) / columns);
  return Array.from({ length: columns }).flatMap((_, column) => {
    const group = buckets.slice(edge(column), edge(column + 1));
    return group[maxIndex(group, total)] ?? [];
  });
}

/** The path of each series. */
export function barPaths(model: ChartModel, plot: PlotLayout, layout: BarChartLayout): string[] {
  const { y } = plot;
  const count = model.series.length;
  const isGrouped = layout === 'grouped';
  const buckets = tallest(model.buckets, plot.width);
  const step = plot.width / buckets.length;
  const isDense = step < minStepPx;
  const group = isDense ? step : Math.min(step * share, isGrouped ? maxBarPx * count : maxBarPx);
  const slot = isGrouped ? group / count : group;
  const barWidth = isGrouped && !isDense ? Math.max(slot - gapPx, 1) : slot;
  const bars = spans(buckets, layout);
  const barPath = (series: number, index: number): string => {
    const [from, to] = bars[index]?.[series] ?? [0, 0];
    if (from === to) return '';
    const left = (index + 0.5) * step - group / 2 + (isGrouped ? series * slot : 0);
    const [low, high] = [Math.min(from, to), Math.max(from, to)];
    // A segment away from zero leaves the gap to its neighbor.
    const top = y(high) + (high < 0 ? gapPx : 0);
    const bottom = y(low) - (low > 0 ? gapPx : 0);
    const [x, width, height] = [left, barWidth, Math.max(bottom - top, 1)].map(roundPx);
    return `M${x},${roundPx(top)}h${width}v${height}h-${width}z`;
  };
  return model.series.map((_, series) => buckets.map((_bucket, index) => barPath(series, index)).join(''));
}
