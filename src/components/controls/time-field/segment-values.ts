import { instantOf } from '../../lib/clock-time';
import { limitsOf, type SegmentKind, type SegmentLayout, type SegmentName } from './segment-layout';

/** The entered numbers. The hour follows the locale's clock; a `dayPeriod` of 1 means the afternoon. */
export type Segments = Partial<Record<SegmentName, number>>;

/** Why the segments do not form a value, in the order in which the user should fix the problems. */
export type SegmentProblem = 'incomplete' | 'year' | 'missing' | 'skipped';

const pad = (number: number, length = 2): string => String(number).padStart(length, '0');

const patterns: Record<SegmentKind, RegExp> = {
  date: /^(\d{4})-(\d\d)-(\d\d)$/,
  time: /^()()()(\d\d):(\d\d)(?::\d\d)?$/,
  datetime: /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::\d\d)?$/,
};

/** Returns the segments of a value such as `2026-11-27T09:30`, or `undefined` if the value is of a different kind. */
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

/** Returns the hour of the day, from 0 to 23. */
export const hoursOf = ({ hour = 0, dayPeriod }: Segments): number =>
  dayPeriod === undefined ? hour : (hour % 12) + 12 * dayPeriod;

export const daysInMonth = ({ year = 2000, month = 1 }: Segments): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Returns the segments' date, or the last date of the month if it does not exist. Empty while parts are missing. */
export function dateOf(segments: Segments): string {
  const { year = 0, month = 0, day = 0 } = segments;
  if (year < 1000 || month < 1 || day < 1) return '';
  return `${pad(year, 4)}-${pad(month)}-${pad(Math.min(day, daysInMonth(segments)))}`;
}

/** Returns the value that the segments form, or why they do not form one. */
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

/** Whether the time zone's clocks skip the time when they change to daylight-saving time. */
const isSkipped = (value: string, timeZone?: string): boolean => instantOf(value, timeZone) === undefined;

/** Interprets a two-digit year as one between 80 years before and 20 years after the current year. */
export function fullYear(year: number, now: number): number {
  if (year >= 100) return year;
  const century = now - (now % 100);
  return year + century - (year > (now % 100) + 20 ? 100 : 0);
}

/** Reads pasted text: a value of this kind, or numbers in the locale's order. Does not complete two-digit years. */
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
