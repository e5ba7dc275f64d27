import type { Bucket } from './buckets';
import type { ChartModel } from './chart-model';

/** The indexes of the series that are parts of a stack or group, excluding references and lines above the others. */
export const ownSeries = ({ series }: ChartModel): number[] =>
  series.flatMap(({ reference, isLine }, at) => (reference || isLine ? [] : [at]));

/**
 * Returns the lower and upper end of each value, by series and bucket. Each value is stacked on the values before it,
 * and negative values are stacked below zero.
 */
export function stackOf(buckets: readonly Bucket[], series: readonly number[]): [number, number][][] {
  const above = buckets.map(() => 0);
  const below = buckets.map(() => 0);
  return series.map((at) =>
    buckets.map(({ values }, index) => {
      const value = values[at] ?? 0;
      const ends = value < 0 ? below : above;
      const from = ends[index] ?? 0;
      ends[index] = from + value;
      return value < 0 ? [from + value, from] : [from, from + value];
    }),
  );
}
