import { maxIndex, minIndex } from 'd3-array';
import type { Bucket } from './buckets';
import type { ChartText } from './chart-context';
import type { ChartModel } from './chart-model';

/** The maximum number of series mentioned in a summary. */
const maxSeries = 3;

/** Joins strings with the language's list separators. */
export const list = (locale: string, texts: readonly string[]): string =>
  new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(texts);

/**
 * Returns one sentence about the data: the range of positions, and the course and the highest value of the first
 * series. Categories do not have a trend, so their summary states the lowest and highest values with their categories.
 */
export function summaryOf({ buckets, series, format }: ChartModel, text: ChartText): string {
  const [first] = buckets;
  const last = buckets.at(-1);
  if (!first || !last) return '';
  const isCategorical = typeof first.x === 'string';
  const parts = series.slice(0, maxSeries).flatMap(({ label, format: numbers }, index) => {
    const known = buckets.filter(({ values }) => typeof values[index] === 'number');
    const valueOf = (bucket: Bucket | undefined): number => bucket?.values[index] ?? 0;
    const top = known[maxIndex(known, valueOf)];
    if (!top) return [];
    if (known.length === 1) return [text('chartValue', { series: label, value: numbers.value(valueOf(top)) })];
    const low = known[minIndex(known, valueOf)];
    if (isCategorical && low) {
      return [
        text('chartExtremes', {
          series: label,
          lowest: numbers.value(valueOf(low)),
          lowestX: format.x(low.x),
          highest: numbers.value(valueOf(top)),
          x: format.x(top.x),
        }),
      ];
    }
    return [
      text('chartCourse', {
        series: label,
        first: numbers.value(valueOf(known[0])),
        last: numbers.value(valueOf(known.at(-1))),
        highest: numbers.value(valueOf(top)),
        x: format.x(top.x),
      }),
    ];
  });
  const more = series.length - maxSeries;
  if (more > 0) parts.push(text('chartMoreSeries', { count: more }));
  if (isCategorical) {
    return text('chartCategories', { count: buckets.length, series: list(format.locale, parts) });
  }
  return text('chartSummary', {
    count: buckets.length,
    range:
      buckets.length === 1
        ? format.x(first.x)
        : text('chartRange', { first: format.x(first.x), last: format.x(last.x) }),
    series: list(format.locale, parts),
  });
}

/** Returns the name of a bucket, with a note if the bucket is still in progress. */
export function positionText({ index, x }: Bucket, { format, incomplete }: ChartModel, text: ChartText): string {
  const name = format.x(x);
  return index === incomplete ? text('chartIncomplete', { x: name }) : name;
}

/** Returns the position and the values of a bucket: "14 November: High 9, Low 1". */
export function bucketText(bucket: Bucket, model: ChartModel, text: ChartText): string {
  const { values } = bucket;
  const { series, format } = model;
  const parts = series.map(({ label, format: numbers }, index) => {
    const value = values[index];
    return text('chartValue', {
      series: label,
      value: typeof value === 'number' ? numbers.value(value) : text('chartNoValue'),
    });
  });
  return text('chartPoint', { x: positionText(bucket, model, text), values: list(format.locale, parts) });
}
