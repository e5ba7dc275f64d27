import { nice, ticks } from 'd3-array';

/** The options of a value axis. */
export interface ChartAxis {
  /**
   * The lowest value on the axis. Values outside the axis are clipped. Ignored unless it is below `max`.
   * @default determined from the data
   */
  min?: number;
  /** The highest value on the axis. @default determined from the data */
  max?: number;
  /**
   * The values to mark with a label and a line, or the approximate number of such values. Keep an array stable between
   * renders.
   * @default as many as fit
   */
  ticks?: number | readonly number[];
  /**
   * The scale of the axis. On a `log` axis, the distance from 1 to 10 equals that from 10 to 100. Values that are not
   * above zero are left out.
   * @default 'linear'
   */
  scale?: 'linear' | 'log';
}

/** Returns a function that maps values of the domain to the range. */
export function linear([from, to]: readonly [number, number], [start, end]: readonly [number, number]) {
  return (value: number): number => start + ((value - from) / (to - from)) * (end - start);
}

/**
 * Returns a domain that is not empty: around a single value, or from 0 to 1 if the value is 0 or there are no values.
 */
export function openDomain([low = 0, high = 0]: readonly [number?, number?]): [number, number] {
  if (low !== high) return [low, high];
  return low === 0 ? [0, 1] : [low - Math.abs(low) / 2, high + Math.abs(high) / 2];
}

const isLimit = (limit: number | undefined): boolean => limit === undefined || Number.isFinite(limit);

/** Whether the limits of an axis are valid. Invalid limits are ignored; `axisProblem` returns the reason. */
export const hasLimits = ({ min, max, scale }: ChartAxis): boolean =>
  isLimit(min) &&
  isLimit(max) &&
  !(Number(min) >= Number(max)) &&
  !(scale === 'log' && (Number(min) <= 0 || Number(max) <= 0));

/**
 * Returns which limits of an axis are ignored and how to fix them, or `null`. Use it only in development, because the
 * messages are long.
 */
export function axisProblem(axis: ChartAxis): string | null {
  const { min, max } = axis;
  if (hasLimits(axis)) return null;
  if (!isLimit(min) || !isLimit(max))
    return `min and max must be finite numbers, but are ${min} and ${max}. Omit a limit that is not known.`;
  return Number(min) >= Number(max)
    ? `min (${min}) must be below max (${max}). Swap them, or omit one.`
    : 'the limits of scale="log" must be above zero. Set positive limits, or scale="linear".';
}

export interface ValueScale {
  /** Maps a value to its distance from the top in pixels. */
  y: (value: number) => number;
  /** Whether the axis can display a value. */
  has: (value: number) => boolean;
  ticks: number[];
  /** Whether some values may be outside the axis. */
  isLimited: boolean;
}

interface ScaleOptions {
  height: number;
  count: number;
  isWhole: boolean;
  axis?: ChartAxis;
  /** The lowest value above zero, at which a logarithmic axis begins. */
  least?: number;
}

/**
 * Creates the scale for the values, which ends at ticks unless it has limits. If all values are whole numbers, so are
 * the ticks.
 */
export function valueScale(
  domain: readonly [number?, number?],
  { height, count, isWhole, axis = {}, least = 0 }: ScaleOptions,
): ValueScale {
  const isLog = axis.scale === 'log';
  const { min, max }: ChartAxis = hasLimits(axis) ? axis : {};
  const own = typeof axis.ticks === 'object' ? axis.ticks.filter((tick) => Number.isFinite(tick)) : undefined;
  const about = typeof axis.ticks === 'number' ? axis.ticks : count;
  const [first, last] = openDomain(isLog ? [least || domain[0], domain[1]] : domain);
  const values = own ? [first, last, ...own] : [first, last];
  let [low, high] = [min ?? Math.min(...values), max ?? Math.max(...values)];
  // All values are beyond the only limit that is set.
  if (low >= high)
    [low, high] = min === undefined ? [high - (Math.abs(high) || 1), high] : [low, low + (Math.abs(low) || 1)];
  if (isLog) {
    high = high > 0 ? high : 1;
    low = low > 0 ? low : high / 10;
  }
  if (!own) {
    const ends = isLog
      ? [10 ** Math.floor(Math.log10(low)), 10 ** Math.ceil(Math.log10(high))]
      : nice(low, high, about);
    [low, high] = [min ?? ends[0] ?? low, max ?? ends[1] ?? high];
  }
  const at = linear(isLog ? [Math.log10(low), Math.log10(high)] : [low, high], [height, 0]);
  return {
    y: isLog ? (value) => at(Math.log10(Math.max(value, low))) : at,
    has: (value) => !isLog || value > 0,
    ticks: (own ?? (isLog ? logTicks(low, high, about) : ticks(low, high, about))).filter(
      (tick) => tick >= low && tick <= high && (own !== undefined || !isWhole || Number.isInteger(tick)),
    ),
    isLimited: min !== undefined || max !== undefined,
  };
}

/** Returns powers of ten and, if they fit, two and five times these powers. */
function logTicks(low: number, high: number, count: number): number[] {
  const [from, to] = [Math.floor(Math.log10(low)), Math.ceil(Math.log10(high))];
  const nth = Math.ceil((to - from) / count);
  const steps = 3 * (to - from) <= count ? [1, 2, 5] : [1];
  return Array.from({ length: to - from + 1 }, (_, index) => index)
    .filter((index) => index % nth === 0)
    .flatMap((index) => steps.map((step) => step * 10 ** (from + index)));
}
