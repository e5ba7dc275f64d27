import { instantOf } from '../../lib/clock-time';
import { limitsOf, type SegmentKind, type SegmentLayout, type SegmentName } from './segment-layout';

/** The entered numbers. The hour is on the locale's clock; a `dayPeriod` of 1 is the afternoon. */
export type Segments = Partial<Record<SegmentName, number>>;

/** Why the segments are not a value, in the order in which to fix the problems. */
export type SegmentProblem = 'incomplete' | 'year' | 'missing' | 'skipped';

const pad = (number: number, length = 2): string => String(number).padStart(length, '0');

const patterns: Record<SegmentKind, RegExp> = {
  date: /^(\d{4})-(\d\d)-(\d\d)$/,
  time: /^()()()(\d\d):(\d\d)(?::\d\d)?$/,
  datetime: /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::\d\d)?$/,
};

/** The segments of a value such as `2026-11-27T09:30`; `undefined` if it is not of this kind. */
export function segmentsOf(value: string, kind: SegmentKind, layout: SegmentLayout): Segments | undefined {
  const [, year, month, day, hour, minute] = patterns[kind].exec(value) ?? [];
  if (year === undefined) return undefined;
  const segments: Segments = {};
  if (kind !== 'time') Object.assign(segments, { year: Number(year), month: Number(month), day: Number(day) });
  if (kind !== 'date') {
    const hours = Number(hour);
    segments.minute = Number(minute);
    segments.hour = layout.periods ? hours % 12 || 12 : hours;
    if (layout.periods) segments.dayPeriod = hours < 12 ? 0 : 1;
  }
  const isInside = Object.entries(segments).every(([name, number]) => {
    const [min, max] = limitsOf(name as SegmentName, Boolean(layout.periods));
    return number >= min && number <= max;
  });
  return isInside ? segments : undefined;
}

/** The hour of the day, 0 to 23. */
export const hoursOf = ({ hour = 0, dayPeriod }: Segments): number =>
  dayPeriod === undefined ? hour : (hour % 12) + 12 * dayPeriod;

export const daysInMonth = ({ year = 2000, month = 1 }: Segments): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The date of the segments, the last one of its month if it does not exist; empty while parts of it are missing. */
export function dateOf(segments: Segments): string {
  const { year = 0, month = 0, day = 0 } = segments;
  if (year < 1000 || month < 1 || day < 1) return '';
  return `${pad(year, 4)}-${pad(month)}-${pad(Math.min(day, daysInMonth(segments)))}`;
}

/** The value of the segments, or why they are not a value. */
export function valueOf(
  segments: Segments,
  kind: SegmentKind,
  layout: SegmentLayout,
  timeZone?: string,
): { value: string; problem?: undefined } | { value: ''; problem?: SegmentProblem } {
  const filled = layout.names.filter((name) => segments[name] !== undefined);
  if (filled.length === 0) return { value: '' };
  const { year = 0, month = 0, day = 0, minute = 0 } = segments;
  if (kind !== 'time' && segments.year !== undefined && year < 1000) return { value: '', problem: 'year' };
  if (filled.length < layout.names.length) return { value: '', problem: 'incomplete' };
  if (kind !== 'time' && (day > daysInMonth(segments) || day < 1 || month < 1))
    return { value: '', problem: 'missing' };
  const date = `${pad(year, 4)}-${pad(month)}-${pad(day)}`;
  const time = `${pad(hoursOf(segments))}:${pad(minute)}`;
  if (kind === 'date') return { value: date };
  if (kind === 'time') return { value: time };
  const value = `${date}T${time}`;
  return isSkipped(value, timeZone) ? { value: '', problem: 'skipped' } : { value };
}

/** Whether the clocks of the zone skip the time, because they change to daylight-saving time. */
const isSkipped = (value: string, timeZone?: string): boolean => instantOf(value, timeZone) === undefined;

/** A year of two digits is one of the 80 years before and the 20 years after the current one. */
export function fullYear(year: number, now: number): number {
  if (year >= 100) return year;
  const century = now - (now % 100);
  return year + century - (year > (now % 100) + 20 ? 100 : 0);
}

/** Reads a pasted value: that of the kind, or numbers in the order of the locale. Years of two digits stay as they are. */
export function pastedSegments(text: string, kind: SegmentKind, layout: SegmentLayout): Segments | 'year' | undefined {
  const known = segmentsOf(text.trim(), kind, layout);
  if (known) return known;
  if (/\d{5}/.test(text) && kind !== 'time') return 'year';
  const numbers = text.match(/\d+/g)?.map(Number) ?? [];
  const names = layout.names.filter((name) => name !== 'dayPeriod');
  if (numbers.length !== names.length) return undefined;
  const segments: Segments = {};
  names.forEach((name, index) => {
    segments[name] = numbers[index];
  });
  const period = layout.periods?.findIndex((name) => text.toLowerCase().includes(name.toLowerCase())) ?? -1;
  if (period >= 0) segments.dayPeriod = period;
  return segments;
}
