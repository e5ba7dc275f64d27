import { useMemo } from 'react';
import { useLocale, useTimeZone } from '../../providers/locale';
import { seriesColors } from '../../tokens';
import { type Bucket, toBuckets } from './buckets';
import { type ChartFormat, createFormat, createNumbers, type NumberTexts } from './format';
import type { ChartInterval, ChartX, Zone } from './intervals';
import { type ChartSeriesColor, lookOf, type SeriesLook } from './looks';

/** A row of data, such as `{ day: new Date(2026, 10, 1), high: 9, low: 2 }`. */
export type ChartRow = object;

/** The keys of a row. If the keys of the rows are unknown, any string is accepted. */
type RowKey<Row extends ChartRow> = [Row] extends [never]
  ? string
  : Row extends unknown
    ? [keyof Row] extends [never]
      ? string
      : Extract<keyof Row, string>
    : never;

/** The keys of a row whose values are numbers. */
type NumberKey<Row extends ChartRow> = [Row] extends [never]
  ? string
  : Row extends unknown
    ? [keyof Row] extends [never]
      ? string
      : {
          [Key in Extract<keyof Row, string>]-?: NonNullable<Row[Key]> extends number
            ? Key
            : unknown extends Row[Key]
              ? Key
              : never;
        }[Extract<keyof Row, string>]
    : never;

/** Like `ChartKey`, but for the values of a series: a key whose values are strings is an error. */
type ChartValueKey<Row extends ChartRow, Key extends string> = string extends Key
  ? Key
  : Key extends NumberKey<Row>
    ? Key
    : NumberKey<Row>;

/** A chart either has its own data or is inside a `Chart`. */
export type OwnDataOrNone<Props extends { data?: unknown; x?: unknown; series?: unknown }> =
  | Required<Pick<Props, 'data' | 'x' | 'series'>>
  | { [Key in 'data' | 'x' | 'series']?: undefined };

/**
 * `Key` itself if it is a key of the rows or any `string`, such as a key in user-provided data; otherwise, the allowed
 * keys.
 */
export type ChartKey<Row extends ChartRow, Key extends string> = string extends Key
  ? Key
  : Key extends RowKey<Row>
    ? Key
    : RowKey<Row>;

export interface ChartSeries<Key extends string = string> {
  /** The key of the series' value in each row. */
  key: Key;
  /** The name of the series. */
  label: string;
  /**
   * The color: a kit color or any CSS color with a contrast of at least 3:1 to the surface. The kit's chart
   * colors also determine the dashes and the pattern in forced colors mode. In development, other colors cause a
   * warning.
   * @default `series-1` to `series-6` by position
   */
  color?: ChartSeriesColor;
  /**
   * `line` draws a series of a `BarChart` or of stacked areas as a line above the other series instead of as a part of
   * their stack.
   * @default 'bar'
   */
  type?: 'bar' | 'line';
  /** The value axis. `end` is a second axis at the end of the plot, for a line in a different unit. @default 'start' */
  axis?: 'start' | 'end';
  /** The format of the series' values. @default the chart's format */
  numberFormat?: Intl.NumberFormatOptions;
  /** The unit of the series' values. @default the chart's unit */
  unit?: string;
  /**
   * Whether the series is a reference for the others, such as the total of the previous period. It is drawn as a gray
   * line above the columns, is not part of their stack and ends before the `incomplete` bucket. Put it last.
   * @default false
   */
  reference?: boolean;
}

/** The data of a chart. `x` and the series refer to keys of the rows. */
export interface ChartData<Row extends ChartRow = ChartRow, X extends string = string, Key extends string = string> {
  /**
   * The rows. A value that is not a finite number is a gap; unless it is `null`, it is counted in a note below the
   * chart. Rows are sorted if their positions are times or numbers.
   */
  data: readonly Row[];
  /** The key of the position in a row: a category, a number or a `Date`. */
  x: ChartKey<Row, X>;
  /** The series, in order. */
  series: readonly ChartSeries<ChartValueKey<Row, Key>>[];
  /**
   * The length of a time bucket. Sums the rows of each bucket and inserts buckets without rows, in the time zone
   * of the `LocaleProvider`.
   * @default one bucket for each row
   */
  interval?: ChartInterval;
  /**
   * Whether each row is already the bucket of an `interval`, such as a row from a server that counts by day. Rows are
   * then neither summed nor inserted, and `interval` determines only the format of times.
   * @default false
   */
  bucketed?: boolean;
  /**
   * The position of the bucket that is still in progress, such as the current day. It is drawn as an outline.
   * @default none
   */
  incomplete?: ChartX;
  /** The name of the time zone, such as "UTC", displayed after the first position on the axis. @default none */
  timeZoneName?: string;
  /** The format of values, such as `{ style: 'percent' }`. */
  numberFormat?: Intl.NumberFormatOptions;
  /**
   * The unit displayed after values and in the title of the value axis, for a unit that `numberFormat` does not
   * support.
   */
  unit?: string;
}

/** A series and how it is drawn. */
export interface DrawnSeries extends ChartSeries {
  reference: boolean;
  look: SeriesLook;
  /** Whether the series is a line above the other series. */
  isLine: boolean;
}

export interface ModelSeries extends DrawnSeries {
  format: NumberTexts;
  unit: string | undefined;
}

/** The data from which a chart and the `Chart` around it are rendered. */
export interface ChartModel {
  buckets: readonly Bucket[];
  series: readonly ModelSeries[];
  /** The number of values that are not finite numbers, excluding those of references. */
  leftOut: number;
  format: ChartFormat;
  zone: Zone;
  unit: string | undefined;
  /** The index of the bucket that is still in progress, or -1. */
  incomplete: number;
  interval: ChartInterval | undefined;
  timeZoneName: string | undefined;
}

const noKeys: ReadonlySet<string> = new Set();

/** Derives the model from the data, excluding hidden series. */
export function useChartModel(
  { data, x, series, interval, bucketed, incomplete, timeZoneName, numberFormat, unit }: ChartData,
  hidden = noKeys,
): ChartModel {
  const locale = useLocale();
  const zone = useTimeZone() ?? 'local';
  // Another `Date` with the same time does not count as a change.
  const running = incomplete instanceof Date ? +incomplete : incomplete;
  return useMemo(() => {
    const shown = withLooks(series).filter(({ key }) => !hidden.has(key));
    const { buckets, leftOut } = toBuckets({ data, x, series: shown, interval, bucketed, zone });
    const format = createFormat({ locale, zone, buckets, interval, numberFormat, unit });
    const visible = withFormats(shown, format, { numberFormat, unit });
    const incompleteIndex = buckets.findIndex(({ x: at }) => (at instanceof Date ? +at : at) === running);
    return {
      buckets,
      series: visible,
      leftOut,
      format,
      zone,
      unit,
      interval,
      timeZoneName,
      incomplete: incompleteIndex,
    };
  }, [data, x, series, hidden, interval, bucketed, running, zone, locale, timeZoneName, numberFormat, unit]);
}

export function withLooks(series: readonly ChartSeries[]): DrawnSeries[] {
  return series.map((one, index) => ({
    ...one,
    reference: one.reference ?? false,
    isLine: one.type === 'line' || one.axis === 'end',
    look: lookOf(one.color ?? seriesColors[index % seriesColors.length] ?? 'series-1', index),
  }));
}

function withFormats(
  series: readonly DrawnSeries[],
  format: ChartFormat,
  { numberFormat, unit }: Pick<ChartData, 'numberFormat' | 'unit'> = {},
): ModelSeries[] {
  return series.map((one) => {
    // A series with its own format, such as a percentage, does not use the chart's unit.
    const ownUnit = one.unit ?? (one.numberFormat ? undefined : unit);
    const isOwn = one.numberFormat !== undefined || one.unit !== undefined;
    return {
      ...one,
      unit: ownUnit,
      format: isOwn ? createNumbers(format.locale, one.numberFormat ?? numberFormat, ownUnit) : format,
    };
  });
}
