import { range, sum } from 'd3-array';
import { seriesColors } from '../../tokens';
import type { ChartSeriesColor } from '../chart';
import { type Bucket, type ChartModel, lookOf, type SeriesLook } from '../chart/internal';

/** A part of the whole. It extends `Bucket` so that the charts' cursor and tooltip work with it. */
export interface Part extends Bucket {
  value: number;
  /** The share of the whole, from 0 to 1. */
  share: number;
  look: SeriesLook;
  /** The start and end of the part's arc in radians, clockwise from the top. */
  from: number;
  to: number;
  /** Whether the part combines several rows. */
  isOther: boolean;
}

export interface Parts {
  parts: readonly Part[];
  whole: number;
  /** The number of values below zero, which cannot be parts of a whole. */
  negative: number;
}

interface PartsOptions {
  /** The colors of the categories. */
  colors: Readonly<Record<string, ChartSeriesColor>> | undefined;
  maxParts: number;
  /** The name of the part that combines the smallest ones. */
  otherName: string;
}

type Amount = Pick<Part, 'x' | 'value' | 'isOther'>;

/** Keeps the largest amounts in their original order, and sums the others. */
function withOther(amounts: readonly Amount[], count: number, otherName: string): readonly Amount[] {
  if (amounts.length <= count) return amounts;
  // Sorting preserves the order of equal amounts.
  const ranked = amounts.toSorted((a, b) => b.value - a.value);
  const largest = new Set(ranked.slice(0, count - 1));
  const rest = sum(ranked.slice(count - 1), ({ value }) => value);
  return [...amounts.filter((amount) => largest.has(amount)), { x: otherName, value: rest, isOther: true }];
}

/** Returns the parts of a whole: the values of the first series, except for those below zero. */
export function partsOf({ buckets }: ChartModel, { colors, maxParts, otherName }: PartsOptions): Parts {
  const known = buckets.flatMap(({ x, values: [value] }) =>
    typeof value === 'number' ? [{ x, value, isOther: false }] : [],
  );
  const positive = known.filter(({ value }) => value >= 0);
  // If there were more parts, colors would repeat.
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

/** Returns the index of the part at an angle in radians, clockwise from the top, or -1. */
export const partAt = (parts: readonly Part[], angle: number): number =>
  parts.findIndex(({ from, to }) => from <= angle && angle < to);

/** The gap between two parts, which distinguishes them in addition to the colors. */
const gapPx = 2;
/** The minimum width of a part; a narrower part would disappear in the gap. */
const minWidthPx = 1;

/** Two decimal places are precise enough for pixels. */
const digits = (value: number): number => Math.round(value * 100) / 100;

const pointAt = (angle: number, radius: number): string =>
  `${digits(Math.sin(angle) * radius)},${digits(-Math.cos(angle) * radius)}`;

/** Returns the path of a ring around the origin. */
const ringPath = (radii: readonly number[]): string =>
  radii.map((r) => `M0,${-r}A${r},${r} 0 1 1 0,${r}A${r},${r} 0 1 1 0,${-r}z`).join('');

/**
 * Returns the path of a part around the origin, with sides parallel to those of its neighbors. Fill it with the
 * `evenodd` rule.
 */
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
