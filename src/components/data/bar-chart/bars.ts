import { extent, maxIndex, range, sum } from 'd3-array';
import { type Bucket, type ChartModel, ownSeries, type PlotLayout, stackOf } from '../chart/internal';

export type BarChartLayout = 'stacked' | 'grouped';

/** The fraction of a bucket's width that its columns occupy, and their maximum width in pixels. */
const shares: Record<BarChartLayout, number> = { stacked: 0.7, grouped: 0.8 };
const maxBarPx = 40;
/** The radius of the corners at the end of a column. */
const radiusPx = 2;
/**
 * The gap between two columns or segments, which supplements the colors. Narrower buckets have no
 * room for it.
 */
const gapPx = 1;
const minStepPx = 8;

/** Returns the lower and upper value of each bar, by series and bucket. */
function spans(buckets: readonly Bucket[], series: number[], layout: BarChartLayout): [number, number][][] {
  if (layout === 'grouped') return series.map((at) => buckets.map(({ values }) => [0, values[at] ?? 0]));
  return stackOf(buckets, series);
}

/** Returns the lowest and highest ends of bars and of lines on the same axis, including zero. */
export function domainOfBars(model: ChartModel, layout: BarChartLayout): [number?, number?] {
  const { buckets, series } = model;
  const lines = series.flatMap(({ reference, isLine, axis }, at) =>
    (reference || isLine) && axis !== 'end' ? buckets.map(({ values }) => values[at] ?? 0) : [],
  );
  return extent([0, ...lines, ...spans(buckets, ownSeries(model), layout).flat(2)]);
}

/** Keeps only the bucket with the largest total among those that share two pixels. */
function tallest(buckets: readonly Bucket[], series: number[], width: number): readonly Bucket[] {
  const columns = Math.max(Math.floor(width / 2), 1);
  if (buckets.length <= columns) return buckets;
  const edge = (column: number): number => Math.floor((column * buckets.length) / columns);
  return range(columns).flatMap((column) => {
    const group = buckets.slice(edge(column), edge(column + 1));
    return group[maxIndex(group, ({ values }) => sum(series, (at) => Math.abs(values[at] ?? 0)))] ?? [];
  });
}

/** Two decimal places are precise enough for pixels. */
const digits = (value: number): number => Math.round(value * 100) / 100;

/** A rectangle with one rounded side away from zero: the upper side (1), the lower side (-1) or none (0). */
function barPath(box: Record<'x' | 'top' | 'width' | 'height', number>, end: -1 | 0 | 1): string {
  const radius = end === 0 ? 0 : Math.min(radiusPx, box.width / 2, box.height);
  const start = end < 0 ? box.top : box.top + box.height;
  const away = end < 0 ? 1 : -1;
  const lengths = [box.x, start, away * (box.height - radius), away * radius, radius, box.width - 2 * radius];
  const [x, y, side, turn, r, inner] = lengths.map(digits);
  return `M${x},${y}v${side}q0,${turn} ${r},${turn}h${inner}q${r},0 ${r},${-Number(turn)}v${-Number(side)}z`;
}

/** The paths of a series: one for the columns of complete buckets, and one for the column of the incomplete bucket. */
interface BarPaths {
  full: string;
  running: string;
}

export function barPaths(model: ChartModel, plot: PlotLayout, layout: BarChartLayout): BarPaths[] {
  const { y } = plot;
  const shown = ownSeries(model);
  const count = shown.length;
  const isGrouped = layout === 'grouped';
  const buckets = tallest(model.buckets, shown, plot.width);
  const step = plot.width / buckets.length;
  const isDense = step < minStepPx;
  const group = isDense ? step : Math.min(step * shares[layout], isGrouped ? maxBarPx * count : maxBarPx);
  const slot = isGrouped ? group / count : group;
  const barWidth = isGrouped && !isDense ? Math.max(slot - gapPx, 1) : slot;
  const all = spans(buckets, shown, layout);
  // The lowest and highest value of each column.
  const ends = buckets.map((_, index) => extent(all.flatMap((bars) => bars[index] ?? [])));
  return all.map((bars, series) => {
    const paths: BarPaths = { full: '', running: '' };
    for (const [index, [from, to]] of bars.entries()) {
      if (from === to) continue;
      const left = (index + 0.5) * step - group / 2 + (isGrouped ? series * slot : 0);
      const [low, high] = [Math.min(from, to), Math.max(from, to)];
      // A segment that does not begin at zero leaves a gap next to its neighbor.
      const top = y(high) + (high < 0 ? gapPx : 0);
      const bottom = y(low) - (low > 0 ? gapPx : 0);
      // Only the end of a stack is rounded.
      const [lowest, highest] = isGrouped ? [low, high] : (ends[index] ?? []);
      const end = high > 0 && high === highest ? 1 : low < 0 && low === lowest ? -1 : 0;
      const part = buckets[index]?.index === model.incomplete ? 'running' : 'full';
      paths[part] += barPath({ x: left, top, width: barWidth, height: Math.max(bottom - top, 1) }, end);
    }
    return paths;
  });
}
