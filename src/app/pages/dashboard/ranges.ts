import type { Bucket } from '../../data/readings/query';

/** The ranges of time that the dashboard can show. */
export const ranges = {
  today: { label: 'Today', bucket: 'hour' },
  month: { label: 'This Month', bucket: 'day' },
  year: { label: 'This Year', bucket: 'month' },
  '7d': { label: 'Last 7 days', bucket: 'day' },
  '30d': { label: 'Last 30 days', bucket: 'day' },
} as const satisfies Record<string, { label: string; bucket: Bucket }>;

export type RangeId = keyof typeof ranges;

export const rangeIds = Object.keys(ranges) as RangeId[];
export const defaultRange: RangeId = 'month';

/** Returns whether the value is the id of a range. */
export function isRangeId(value: string | null): value is RangeId {
  return value !== null && Object.hasOwn(ranges, value);
}

export interface Period {
  /** Milliseconds since 1970, inclusive. */
  from: number;
  /** Milliseconds since 1970, exclusive. */
  to: number;
}

export interface DashboardRange extends Period {
  bucket: Bucket;
  /** The part of the range that has elapsed. */
  elapsed: Period;
  /** The part of the period before that had elapsed at the same time of its day, month or year. */
  previous: Period;
}

/**
 * Returns a range in the calendar of the browser's time zone. It ends with the current day, so that its ends, and the requests
 * for it, are the same the whole day.
 *
 * The period before may be shorter: on 31 March, all of February has elapsed.
 */
export function rangeAt(id: RangeId, now: Date): DashboardRange {
  const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()];
  // The constructor of Date carries days and months that are out of range.
  const start = (years: number, months: number, days: number): number => +new Date(years, months, days);
  const sameTime = (years: number, months: number, days: number): number =>
    +new Date(years, months, days, now.getHours(), now.getMinutes(), now.getSeconds());
  const firstOfMonth = start(year, month, 1);
  const lastDays = (count: number): Pick<DashboardRange, 'from' | 'previous'> => {
    const first = start(year, month, day - count + 1);
    const before = period(start(year, month, day - 2 * count + 1), sameTime(year, month, day - count), first);
    return { from: first, previous: before };
  };
  const { from, previous } = {
    today: () => lastDays(1),
    month: () => ({
      from: firstOfMonth,
      previous: period(start(year, month - 1, 1), sameTime(year, month - 1, day), firstOfMonth),
    }),
    year: () => ({
      from: start(year, 0, 1),
      // 29 February would be carried to 1 March.
      previous: period(start(year - 1, 0, 1), sameTime(year - 1, month, day), start(year - 1, month + 1, 1)),
    }),
    '7d': () => lastDays(7),
    '30d': () => lastDays(30),
  }[id]();

  return { bucket: ranges[id].bucket, from, to: start(year, month, day + 1), elapsed: { from, to: +now }, previous };
}

const period = (from: number, to: number, latest: number): Period => ({ from, to: Math.min(to, latest) });

/** Returns when the bucket after the one that begins at a time begins. */
export function bucketEnd(start: number, bucket: Bucket): number {
  if (bucket === 'hour') return start + 3_600_000;
  const date = new Date(start);
  return bucket === 'day'
    ? +new Date(date.getFullYear(), date.getMonth(), date.getDate() + 1)
    : +new Date(date.getFullYear(), date.getMonth() + 1, 1);
}
