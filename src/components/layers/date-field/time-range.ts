import { addDays, addMonths } from '../../lib/calendar-date';
import { clockTime, instantOf } from '../../lib/clock-time';

export type TimeRangeUnit = 'minute' | 'hour' | 'day' | 'week' | 'month';

/** A range that ends now and moves with the clock, such as the last 15 minutes. */
export interface RelativeTimeRange {
  type: 'relative';
  /** The number of units. */
  amount: number;
  unit: TimeRangeUnit;
}

/** A range between two clock times in the time zone of the `LocaleProvider`. */
export interface AbsoluteTimeRange {
  type: 'absolute';
  /** The first time, as `yyyy-mm-ddThh:mm`. */
  from: string;
  /** The last time, as `yyyy-mm-ddThh:mm`. */
  to: string;
}

export type TimeRange = RelativeTimeRange | AbsoluteTimeRange;

const minuteMs = 60_000;

/**
 * Returns the instants at which a range begins and ends. Days, weeks and months are calendar units: the last day begins
 * at the same time yesterday, even if that day had 23 hours. A time skipped by a clock change is moved one hour
 * forward.
 * @param now the end of a relative range
 * @param timeZone the browser's time zone by default
 */
export function timeRangeInstants(range: TimeRange, now = new Date(), timeZone?: string): { from: Date; to: Date } {
  const instant = (clock: string): Date => {
    return new Date(
      instantOf(clock, timeZone) ?? (instantOf(minusHour(clock), timeZone) ?? Number.NaN) + 60 * minuteMs,
    );
  };
  if (range.type === 'absolute') return { from: instant(range.from), to: instant(range.to) };
  const { amount, unit } = range;
  if (unit === 'minute' || unit === 'hour') {
    return { from: new Date(+now - amount * minuteMs * (unit === 'hour' ? 60 : 1)), to: now };
  }
  const clock = clockTime(+now, timeZone);
  const day = clock.slice(0, 10);
  const first = unit === 'month' ? addMonths(day, -amount) : addDays(day, -amount * (unit === 'week' ? 7 : 1));
  return { from: instant(first + clock.slice(10)), to: now };
}

const minusHour = (clock: string): string =>
  new Date(Date.parse(`${clock}Z`) - 60 * minuteMs).toISOString().slice(0, clock.length);
