import { bin, extent, nice, ticks } from 'd3-array';

/** A bin of a histogram. It is a row for a chart that uses `range` as the position. */
export interface ChartBin {
  /** The name of the bin, such as "10–20". */
  range: string;
  /** The lower end of the bin. */
  from: number;
  /** The upper end of the bin. Only the last bin includes values equal to it. */
  to: number;
  /** The number of values in the bin. */
  count: number;
}

interface BinOptions {
  /**
   * The approximate number of bins, whose limits are round numbers.
   * @default determined from the number of values by Sturges' rule
   */
  count?: number;
  /** The language of the names. @default 'en' */
  locale?: string;
  /** The format of the names. */
  numberFormat?: Intl.NumberFormatOptions;
}

/**
 * Counts values in bins of equal width and returns the bins as rows for a `BarChart`. Values that are not finite
 * numbers are left out.
 */
export function toBins(
  values: readonly (number | null | undefined)[],
  { count, locale = 'en', numberFormat }: BinOptions = {},
): ChartBin[] {
  const known = values.filter((value): value is number => Number.isFinite(value));
  const [first, last] = extent(known);
  if (first === undefined) return [];
  const about = count ?? Math.ceil(Math.log2(known.length)) + 1;
  // If all values are equal, there is a single bin around them.
  const [low, high] = first === last ? [first - 0.5, last + 0.5] : nice(first, last, about);
  const edges = first === last ? [] : ticks(low, high, about).slice(1, -1);
  const format = new Intl.NumberFormat(locale, numberFormat);
  return bin<number, number>()
    .domain([low, high])
    .thresholds(edges)(known)
    .map((inBin) => {
      const { x0: from = low, x1: to = high } = inBin;
      return { range: format.formatRange(from, to), from, to, count: inBin.length };
    });
}
