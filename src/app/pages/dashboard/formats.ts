import type { ChartColor } from 'waymark';
import type { Level } from '../../data/rows/reading';
import type { Bucket } from '../../data/readings/query';
import { bucketEnd, type Period } from './ranges';

const locale = 'en';

export const levelNames: Readonly<Record<Level, string>> = { high: 'High', medium: 'Medium', low: 'Low' };

/** The color of a level, and with it the pattern of its symbol, in each card. */
export const levelColor = (level: Level): ChartColor => `level-${level}`;

const integers = new Intl.NumberFormat(locale);
const percents = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
const values = new Intl.NumberFormat(locale, { maximumSignificantDigits: 4 });
const points = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });

export const formatCount = (count: number): string => integers.format(count);
export const formatShare = (share: number): string => percents.format(share);
export const formatValue = (value: number): string => values.format(value);
export const formatPoints = (share: number): string => `${points.format(share * 100)} points`;

/** Returns "1 reading" or "312 readings". */
export const countReadings = (count: number): string =>
  `${integers.format(count)} ${count === 1 ? 'reading' : 'readings'}`;

const times = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
const longDays = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });
const months = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long' });

export const formatTime = (time: number): string => times.format(time);
export const formatDay = (time: number): string => longDays.format(time);

/** Returns a period such as "Nov 1 – 22, 2026"; with hours, also its times. */
export function formatPeriod({ from, to }: Period, bucket: Bucket): string {
  // The end does not belong to the period.
  return bucket === 'hour' ? times.formatRange(from, to) : days.formatRange(from, Math.max(from, to - 1));
}

/** Returns the name of a bucket, such as "November 14, 2026". */
export function formatBucket(start: number, bucket: Bucket): string {
  if (bucket === 'hour') return times.formatRange(start, bucketEnd(start, bucket));
  return bucket === 'day' ? longDays.format(start) : months.format(start);
}

/** Returns the name of the time zone of the browser, such as "Central European Standard Time". */
export function zoneName(time: number): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZoneName: 'long' }).formatToParts(time);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
