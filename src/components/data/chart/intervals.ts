import {
  timeDay,
  timeHour,
  timeMonday,
  timeMonth,
  timeYear,
  utcDay,
  utcHour,
  utcMonday,
  utcMonth,
  utcYear,
} from 'd3-time';

/** The position of a bucket: a category, a number or a time. */
export type ChartX = string | number | Date;

/** The length of a time bucket. A week begins on Monday. */
export type ChartInterval = 'hour' | 'day' | 'week' | 'month' | 'year';

/** The time zone in which buckets begin: that of the browser, or UTC while the markup must equal that of a server. */
export type Zone = 'local' | 'utc';

/** What the charts use of an interval. `d3-time` has no types of its own, so the types of the kit do not refer to it. */
interface TimeBuckets {
  /** The beginning of the bucket of a time. */
  floor: (date: Date) => Date;
  /** The beginnings of all buckets from `start` until before `stop`. */
  range: (start: Date, stop: Date) => Date[];
}

export const intervals: Readonly<Record<Zone, Readonly<Record<ChartInterval, TimeBuckets>>>> = {
  local: { hour: timeHour, day: timeDay, week: timeMonday, month: timeMonth, year: timeYear },
  utc: { hour: utcHour, day: utcDay, week: utcMonday, month: utcMonth, year: utcYear },
};

/** Whether two positions are the same: two dates are if they are the same time. */
export const isSameX = (first: ChartX | null, second: ChartX | null): boolean =>
  first instanceof Date && second instanceof Date ? +first === +second : first === second;
