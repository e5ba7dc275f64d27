import type { Measure } from '../../rows/query';
import { capitalize } from '../../rows/texts';

/** The browser's language, used for numbers, dates and times, also in the kit. The app's labels are English. */
export const locale = new Intl.NumberFormat().resolvedOptions().locale;

const integers = new Intl.NumberFormat(locale);
const percents = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
const points = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
const seconds = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const times = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
const clocks = new Intl.DateTimeFormat(locale, { timeStyle: 'short' });
const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
const longDays = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });
const months = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long' });

export const formatCount = (count: number): string => integers.format(count);
export const formatShare = (share: number): string => percents.format(share);

export function formatPoints(share: number): string {
  const text = points.format(share * 100);
  return `${text} ${text === '1' ? 'pt' : 'pts'}`;
}

/** Returns "340 ms" or "12.0 s". */
export const formatDuration = (ms: number): string =>
  ms < 1000 ? `${Math.round(ms)} ms` : `${seconds.format(ms / 1000)} s`;

/** Returns "Nov 28, 5:17 PM", with the year unless it is the current one. */
export const formatTime = (time: number): string => (isThisYear(time) ? timesThisYear : times).format(time);
export const formatClock = (time: number): string => clocks.format(time);
export const formatDay = (time: number): string => longDays.format(time);
export const formatMonth = (time: number): string => months.format(time);

const shortDays = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' });
const shortHour = { day: 'numeric', month: 'short', hour: 'numeric' } as const;
const shortTimes = new Intl.DateTimeFormat(locale, shortHour);
const timesThisYear = new Intl.DateTimeFormat(locale, { ...shortHour, minute: '2-digit' });

/** Whether all times are in the current year, which then does not have to be displayed. */
const isThisYear = (...given: number[]): boolean =>
  given.every((time) => new Date(time).getFullYear() === new Date().getFullYear());

type Style = 'short' | 'full';
export const formatTimes = (from: number, to: number, style: Style = 'full'): string =>
  (style === 'short' && isThisYear(from, to) ? shortTimes : times).formatRange(from, to);
export const formatDays = (from: number, to: number, style: Style = 'full'): string =>
  (style === 'short' && isThisYear(from, to) ? shortDays : days).formatRange(from, to);

/** Returns "1 reading" or "312 readings". */
export const countOf = (count: number, words: { singular: string; plural: string }): string =>
  `${formatCount(count)} ${count === 1 ? words.singular : words.plural}`;

const measureNames: Record<Exclude<Measure, 'count'>, string> = {
  sum: 'Sum of',
  average: 'Average',
  lowest: 'Lowest',
  highest: 'Highest',
};

/** Returns a measure's name in the user's words: “Orders”, “Average amount”. */
export function measureName(measure: Measure, { plural, value }: { plural: string; value: string }): string {
  return measure === 'count' ? capitalize(plural) : `${measureNames[measure]} ${value.toLowerCase()}`;
}

export const optionsOf = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  (Object.entries(labels) as [Value, string][]).map(([value, label]) => ({ value, label }));
