import type { Bucket, TimeRange } from './query';

const hourMs = 3_600_000;
const minuteMs = 60_000;
/** More buckets than a chart can show: a range of 13 months has 9,500 hours. */
const maxBuckets = 20_000;

/** Returns a function that returns a time zone's offset from UTC at a given time, in milliseconds. */
function offsetIn(timeZone: string): (time: number) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  return (time) => {
    const parts = Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts;
    return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(time / minuteMs) * minuteMs;
  };
}

/**
 * Returns the start times of the hours, days or months in a time zone that overlap a range. Days with a clock change
 * have 23 or 25 hours. Throws a `RangeError` for an unknown time zone.
 */
export function bucketStarts({ from, to }: TimeRange, bucket: Bucket, timeZone: string): number[] {
  const offsetAt = offsetIn(timeZone);
  const starts: number[] = [];
  if (bucket === 'hour') {
    // Some zones have an offset of half an hour.
    const offset = offsetAt(from);
    const first = Math.floor((from + offset) / hourMs) * hourMs - offset;
    for (let start = first; start < to && starts.length < maxBuckets; start += hourMs) starts.push(start);
    return starts;
  }
  /** Returns the time of midnight in the zone. The date is passed as the same date in UTC. */
  const toTime = (date: number): number => {
    // The offset can differ between the two times.
    const first = date - offsetAt(date);
    const second = date - offsetAt(first);
    const isMidnight = (time: number): boolean => time + offsetAt(time) === date;
    // If a clock change skips midnight, the day begins at the later time.
    return [second, first].find(isMidnight) ?? Math.max(first, second);
  };
  const local = new Date(from + offsetAt(from));
  const [year, month, day] = [local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate()];
  for (let step = 0; step < maxBuckets; step += 1) {
    // `Date.UTC` carries over days and months that are too large.
    const start = toTime(bucket === 'day' ? Date.UTC(year, month, day + step) : Date.UTC(year, month + step));
    if (start >= to) break;
    starts.push(start);
  }
  return starts;
}
