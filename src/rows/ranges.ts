import { timeDay, timeMonth, timeYear } from 'd3-time';
import type { Bucket } from './query';

export const ranges = {
  today: { label: 'Today', bucket: 'hour' },
  month: { label: 'This Month', bucket: 'day' },
  year: { label: 'This Year', bucket: 'month' },
  '24h': { label: 'Last 24 hours', bucket: 'hour' },
  '7d': { label: 'Last 7 days', bucket: 'day' },
  '30d': { label: 'Last 30 days', bucket: 'day' },
} as const satisfies Record<string, { label: string; bucket: Bucket }>;

export type RangeId = keyof typeof ranges;

export const rangeIds = Object.keys(ranges) as RangeId[];
export const defaultRange: RangeId = 'month';

export function isRangeId(value: string | null): value is RangeId {
  return value !== null && Object.hasOwn(ranges, value);
}

/**
 * A custom range: either days, each `yyyy-mm-dd`, both inclusive, or hours, each `yyyy-mm-ddThh:mmZ` in UTC, because a
 * local hour occurs twice when daylight saving time ends. The end of an hour range is exclusive.
 */
export interface CustomRange {
  from: string;
  to: string;
}

/** Returns a range in the format used in the dashboard's address. */
export const rangeText = (range: RangeId | CustomRange): string =>
  typeof range === 'string' ? range : `${range.from}~${range.to}`;

export const dayMs = 86_400_000;
const maxCustomMs = 100 * 366 * dayMs;
const isoDate = /^\d{4}-\d{2}-\d{2}$/;

/** Returns the local midnight at which a date begins; `NaN` for text that is not a date and for nonexistent dates. */
function startOfDate(date: string): number {
  const time = isoDate.test(date) ? Date.parse(`${date}T00:00`) : Number.NaN;
  return isoDateOf(time) === date ? time : Number.NaN;
}

/** Returns the local date of a time, `yyyy-mm-dd`, which is how Sweden writes dates. */
export const isoDateOf = (time: number): string => new Date(time).toLocaleDateString('sv');

const isoMinute = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}Z$/;

/** Returns the start of an hour as text, such as "2026-11-14T09:00Z". Some time zones have a half-hour offset. */
export const hourText = (time: number): string => new Date(time).toISOString().replace(/:\d\d\.\d{3}Z$/, 'Z');

/** Returns the time for text from `hourText`; `NaN` for other text and for dates that do not exist. */
export function parseHour(text: string): number {
  const time = isoMinute.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) || hourText(time) !== text ? Number.NaN : time;
}

/** Returns the days between two times as a custom range. The second time is part of the range. */
const daysBetween = (from: number, to: number): CustomRange => ({ from: isoDateOf(from), to: isoDateOf(to) });

/** Returns the range between two times: days if it begins and ends at midnight, else hours. The end is exclusive. */
export function customRangeOf(from: number, end: number): CustomRange {
  const isDays = [from, end].every((time) => time === +timeDay.floor(new Date(time)));
  return isDays ? daysBetween(from, end - 1) : { from: hourText(from), to: hourText(end) };
}

/** Returns the ends of a range; `NaN` for text that is neither two days nor two hours. */
function periodOf({ from, to }: CustomRange): Period {
  if (isoMinute.test(from) || isoMinute.test(to)) return { from: parseHour(from), to: parseHour(to) };
  return { from: startOfDate(from), to: bucketEnd(startOfDate(to), 'day') };
}

/** Returns whether both ends are dates or hours, in order and no more than a hundred years apart. */
export function isCustomRange(range: CustomRange): boolean {
  const { from, to } = periodOf(range);
  return to > from && to - from <= maxCustomMs;
}

export function daysOf(range: RangeId | CustomRange): CustomRange {
  const { from, to } = rangeAt(range, new Date());
  return daysBetween(from, to - 1);
}

/** The longest ranges shown in hours, days and months. A chart with more columns is hard to read. */
const longestByBucket = { hour: 4 * dayMs, day: 92 * dayMs, month: (10 * 366 + 1) * dayMs };

export interface Period {
  /** Milliseconds since 1970, inclusive. */
  from: number;
  /** Milliseconds since 1970, exclusive. */
  to: number;
}

export interface DashboardRange extends Period {
  bucket: Bucket;
  elapsed: Period;
  /** The part of the previous period up to the same point in its day, month or year. */
  previous: Period;
}

/**
 * Returns a range in the calendar of the browser's time zone. It ends with the current day, so its ends and requests
 * remain the same all day; the last 24 hours end with the current hour.
 *
 * The previous period may be shorter: on March 31, it is all of February.
 */
export function rangeAt(range: RangeId | CustomRange, now: Date): DashboardRange {
  if (typeof range === 'string') return namedRange(range, now);
  const { from, to } = periodOf(range);
  const length = to - from;
  const elapsed = { from, to: Math.max(from, Math.min(to, +now)) };
  const previous = { from: from - length, to: elapsed.to - length };
  return { bucket: bucketOf(range), from, to, elapsed, previous };
}

export function bucketOf(range: RangeId | CustomRange): Bucket {
  if (typeof range === 'string') return ranges[range].bucket;
  const { from, to } = periodOf(range);
  return (['hour', 'day', 'month'] as const).find((bucket) => to - from <= longestByBucket[bucket]) ?? 'year';
}

const lengths = {
  today: [timeDay, 1],
  '7d': [timeDay, 7],
  '30d': [timeDay, 30],
  month: [timeMonth, 1],
  year: [timeYear, 1],
} as const;

function namedRange(id: RangeId, now: Date): DashboardRange {
  const { bucket } = ranges[id];
  if (id === '24h') {
    const to = new Date(now).setMinutes(60, 0, 0);
    const from = to - dayMs;
    return { bucket, from, to, elapsed: { from, to: +now }, previous: { from: from - dayMs, to: +now - dayMs } };
  }
  const [interval, count] = lengths[id];
  // Daylight saving time may begin at midnight, so that a day begins at one o’clock.
  const before = (date: Date): Date => interval.floor(interval.offset(date, -count));
  const to = bucketEnd(+now, 'day');
  const from = interval === timeDay ? before(new Date(to)) : interval.floor(now);
  // A day that the previous month does not have is carried over to the next one, and so is February 29.
  const latest = id === 'year' ? timeMonth.offset(timeMonth.floor(now), -11) : from;
  const previous = { from: +before(from), to: Math.min(+interval.offset(now, -count), +latest) };
  return { bucket, from: +from, to, elapsed: { from: +from, to: +now }, previous };
}

/**
 * In the first days of a month, seven days are longer than the month so far; in January, 30 days are longer than the
 * year so far.
 */
const nearestFirst: readonly RangeId[] = ['today', '24h', '7d', 'month', '30d', 'year'];

const shortestFirst = (now: Date) =>
  nearestFirst.map((id) => ({ id, ...namedRange(id, now) })).toSorted((a, b) => b.from - a.from);

/** Returns the dashboard's shortest range that contains a time; before this year and after today, that time's month. */
export function nearestRange(time: number, now: Date): RangeId | CustomRange {
  const containing = shortestFirst(now).find(({ from, to }) => from <= time && time < to);
  const [year, month] = [new Date(time).getFullYear(), new Date(time).getMonth()];
  return containing?.id ?? daysBetween(+new Date(year, month), +new Date(year, month + 1, 0));
}

/** The share of rows that a range must contain, and the share of its length that those rows must fill. */
export const containedShare = 0.9;
const filledShare = 0.4;

/**
 * Returns the dashboard's shortest range that contains nine of ten rows and is filled by them, or else a custom range
 * from the first to the last row. If the oldest rows more than double its length, it contains only nine of ten rows.
 * @param first the time of the oldest row; `earliest` is that of the oldest of nine in ten rows
 */
export async function rangeOfRows(
  { first, earliest, latest }: Readonly<Record<'first' | 'earliest' | 'latest', number>>,
  shareOf: (period: Period) => Promise<number>,
  now: Date,
): Promise<RangeId | CustomRange> {
  for (const { id, from, to } of shortestFirst(now)) {
    const isFilled = to - from <= dayMs || latest - earliest >= (to - from) * filledShare;
    if (isFilled && (await shareOf({ from, to })) >= containedShare) return id;
  }
  const from = latest - first > 2 * (latest - earliest) ? earliest : first;
  const isShort = latest - from < 2 * dayMs;
  const custom = isShort
    ? customRangeOf(new Date(from).setMinutes(0, 0, 0), new Date(latest).setMinutes(60, 0, 0))
    : daysBetween(from, latest);
  return isCustomRange(custom) ? custom : nearestRange(latest, now);
}

const intervals = { day: timeDay, month: timeMonth, year: timeYear };

/** Returns the start of the next bucket, given a time in one; for an hour, given its start. */
export const bucketEnd = (start: number, bucket: Bucket): number =>
  bucket === 'hour' ? start + 3_600_000 : +intervals[bucket].ceil(new Date(start + 1));
