import { range, sum } from 'd3-array';
import { seriesColors } from '../../tokens';
import type { ChartSeriesColor } from '../chart';
import { type Bucket, type ChartModel, lookOf, type SeriesLook } from '../chart/internal';

/** A part of the whole. It is a bucket too, so that the cursor and the tooltip of the charts work with it. */
export interface Part extends Bucket {
  value: number;
  /** The share of the whole, from 0 to 1. */
  share: number;
  look: SeriesLook;
  /** The beginning and the end of its arc, clockwise from the top, in radians. */
  from: number;
  to: number;
  /** Whether it stands for several rows. */
  isOther: boolean;
}

export interface Parts {
  parts: readonly Part[];
  whole: number;
  /** The number of values below zero, which cannot be parts. */
  negative: number;
}

interface PartsOptions {
  /** The colors of categories. */
  colors: Readonly<Record<string, ChartSeriesColor>> | undefined;
  maxParts: number;
  /** The name of the part that stands for the smallest ones. */
  otherName: string;
}

type Amount = Pick<Part, 'x' | 'value' | 'isOther'>;

/** Keeps the largest amounts in their order, and sums up the others. */
function withOther(amounts: readonly Amount[], count: number, otherName: string): readonly Amount[] {
  if (amounts.length <= count) return amounts;
  // The order of equal amounts is kept.
  const ranked = amounts.toSorted((a, b) => b.value - a.value);
  const largest = new Set(ranked.slice(0, count - 1));
  const rest = sum(ranked.slice(count - 1), ({ value }) => value);
  return [...amounts.filter((amount) => largest.has(amount)), { x: otherName, value: rest, isOther: true }];
}

/** The parts of a whole: the values of the first series that are not below zero. */
export function partsOf({ buckets }: ChartModel, { colors, maxParts, otherName }: PartsOptions): Parts {
  const known = buckets.flatMap(({ x, values: [value] }) =>
    typeof value === 'number' ? [{ x, value, isOther: false }] : [],
  );
  const positive = known.filter(({ value }) => value >= 0);
  // More colors would repeat.
  const count = Math.max(2, Math.min(maxParts, seriesColors.length));
  const amounts = withOther(positive, count, otherName);
  const whole = sum(amounts, ({ value }) => value);
  const shares = amounts.map(({ value }) => (whole > 0 ? value / whole : 0));
  const turns = range(amounts.length + 1).map((end) => 2 * Math.PI * sum(shares.slice(0, end)));
  const parts = amounts.map((amount, index): Part => ({
    ...amount,
    index,
    values: [amount.value],
    share: shares[index] ?? 0,
    look: lookOf(colors?.[String(amount.x)] ?? seriesColors[index % seriesColors.length] ?? 'series-1', index),
    from: turns[index] ?? 0,
    to: turns[index + 1] ?? 0,
  }));
  return { parts, whole, negative: known.length - positive.length };
}

/** Returns the part at an angle, clockwise from the top in radians, or -1. */
export const partAt = (parts: readonly Part[], angle: number): number =>
  parts.findIndex(({ from, to }) => from <= angle && angle < to);

/** Between two parts: a cue beside the colors. */
const gapPx = 2;
/** The minimum width of a part, which would otherwise disappear in the gap. */
const minWidthPx = 1;

/** Two digits are precise enough for pixels. */
const digits = (value: number): number => Math.round(value * 100) / 100;

const pointAt = (angle: number, radius: number): string =>
  `${digits(Math.sin(angle) * radius)},${digits(-Math.cos(angle) * radius)}`;

/** A ring around the origin. */
const ringPath = (radii: readonly number[]): string =>
  radii.map((r) => `M0,${-r}A${r},${r} 0 1 1 0,${r}A${r},${r} 0 1 1 0,${-r}z`).join('');

/** The area of a part around the origin. Its sides are parallel to those of its neighbors. Fill it with the rule `evenodd`. */
export function partPath(
  { from, to, share }: Pick<Part, 'from' | 'to' | 'share'>,
  outer: number,
  inner: number,
): string {
  if (share === 0) return '';
  if (share === 1) return ringPath([digits(outer), digits(inner)]);
  const middle = (from + to) / 2;
  const halfOf = (radius: number): number => Math.max((to - from) * radius - gapPx, minWidthPx) / radius / 2;
  const [far, near] = [halfOf(outer), halfOf(inner)];
  const arc = (radius: number, half: number, sweep: 0 | 1, end: number): string =>
    `A${digits(radius)},${digits(radius)} 0 ${half * 2 > Math.PI ? 1 : 0} ${sweep} ${pointAt(end, radius)}`;
  return [
    `M${pointAt(middle - far, outer)}${arc(outer, far, 1, middle + far)}`,
    `L${pointAt(middle + near, inner)}${arc(inner, near, 0, middle - near)}z`,
  ].join('');
}
