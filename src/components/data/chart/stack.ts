import { stack, stackOffsetDiverging } from 'd3-shape';
import type { Bucket } from './buckets';
import type { ChartModel } from './chart-model';

/** The positions of the series that are parts of a stack or group: no references, and no lines over the others. */
export const ownSeries = ({ series }: ChartModel): number[] =>
  series.flatMap(({ reference, isLine }, at) => (reference || isLine ? [] : [at]));

/** The lower and upper end of each value on top of those before it, by series and bucket. Values below zero are below zero. */
export function stackOf(buckets: readonly Bucket[], series: number[]): [number, number][][] {
  return stack<unknown, Bucket, number>()
    .keys(series)
    .value(({ values }, at) => values[at] ?? 0)
    .offset(stackOffsetDiverging)(buckets)
    .map((parts) => parts.map(([low, high]) => [low, high]));
}
