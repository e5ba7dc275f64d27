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
import { clockAt, instantAt, offsetAt } from '../../lib/clock-time';

/** The position of a bucket: a category, a number or a time. */
export type ChartX = string | number | Date;

/** The length of a time bucket. A week begins on Monday. */
export type ChartInterval = 'hour' | 'day' | 'week' | 'month' | 'year';

/** The time zone in which buckets begin: `local` for the browser's time zone, or an IANA name. */
export type Zone = string;

/**
 * The part of a `d3-time` interval that the charts use. `d3-time` does not include types, so the kit's types do not
 * refer to it.
 */
interface TimeBuckets {
  /** Returns the start of the bucket that contains a time. */
  floor: (date: Date) => Date;
  /** Returns the starts of all buckets from `start` up to, but not including, `stop`. */
  range: (start: Date, stop: Date) => Date[];
}

type Intervals = Readonly<Record<ChartInterval, TimeBuckets>>;

const local: Intervals = { hour: timeHour, day: timeDay, week: timeMonday, month: timeMonth, year: timeYear };
const utc: Intervals = { hour: utcHour, day: utcDay, week: utcMonday, month: utcMonth, year: utcYear };
const zones = new Map<Zone, Intervals>([
  ['local', local],
  ['UTC', utc],
]);

export function intervalsOf(zone: Zone): Intervals {
  const known = zones.get(zone) ?? zoned(zone);
  zones.set(zone, known);
  return known;
}

/** Returns the name of a time zone, which is not needed for the browser's time zone. */
const nameOf = (zone: Zone): string | undefined => (zone === 'local' ? undefined : zone);

/** Returns the offset of a time zone from UTC at a given time, in ms. */
export const offsetOf = (zone: Zone, time: number): number => offsetAt(time, nameOf(zone));

/** Converts a time to a date whose UTC fields are the clock time in the time zone. */
export const toClock = (zone: Zone, date: Date): Date => new Date(clockAt(+date, nameOf(zone)));

/** Converts such a date back to its time. */
export const fromClock = (zone: Zone, clock: Date): Date => new Date(instantAt(+clock, nameOf(zone)));

/**
 * Creates the intervals of a time zone other than the browser's or UTC: UTC intervals, shifted to the time zone's
 * clock.
 */
function zoned(zone: Zone): Intervals {
  const hourMs = 3_600_000;
  const byClock = ({ floor, range }: TimeBuckets): TimeBuckets => ({
    floor: (date) => fromClock(zone, floor(toClock(zone, date))),
    range: (start, stop) => range(toClock(zone, start), toClock(zone, stop)).map((clock) => fromClock(zone, clock)),
  });
  return {
    // The steps are based on time, because the clock repeats one hour and skips another.
    hour: {
      floor: (date) => new Date(+utc.hour.floor(toClock(zone, date)) - offsetOf(zone, +date)),
      range: (start, stop) =>
        Array.from({ length: Math.ceil((+stop - +start) / hourMs) }, (_, index) => new Date(+start + index * hourMs)),
    },
    day: byClock(utc.day),
    week: byClock(utc.week),
    month: byClock(utc.month),
    year: byClock(utc.year),
  };
}

/** Whether two positions are the same. Dates are the same if their times are equal. */
export const isSameX = (first: ChartX | null, second: ChartX | null): boolean =>
  first instanceof Date && second instanceof Date ? +first === +second : first === second;
