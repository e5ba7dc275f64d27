/**
 * Calendar dates as strings, `yyyy-mm-dd`, without a time or time zone. All arithmetic is in UTC, which does not
 * observe daylight-saving time. Sorting the strings alphabetically sorts them by date.
 */

const dayMs = 86_400_000;

const toTime = (date: string): number => Date.parse(`${date}T00:00:00Z`);
const fromTime = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Whether the text is an existing date, such as `2028-02-29`. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = toTime(text);
  // Engines accept day 31 in every month and return a date in the next month.
  return !Number.isNaN(time) && fromTime(time) === text;
}

/** The date of an instant in a time zone, by default the user's. The Swedish locale uses the ISO 8601 date format. */
export const dateAt = (instant: Date, timeZone?: string): string => instant.toLocaleDateString('sv', { timeZone });

/** Today's date in a time zone, by default the user's. The other functions do not depend on a time zone. */
export const today = (now = new Date(), timeZone?: string): string => dateAt(now, timeZone);

export const addDays = (date: string, days: number): string => fromTime(toTime(date) + days * dayMs);

/** The year and month, as a string that also sorts alphabetically. */
export const monthOf = (date: string): string => date.slice(0, 7);
export const firstOfMonth = (date: string): string => `${monthOf(date)}-01`;

export function lastOfMonth(date: string): string {
  const [year = 0, month = 0] = date.split('-').map(Number);
  return fromTime(Date.UTC(year, month, 0));
}

/**
 * The same day in another month, or that month's last day if it is shorter: one month after January 31 is February 28.
 */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const first = fromTime(Date.UTC(year, month - 1 + months, 1));
  const last = lastOfMonth(first);
  return day > Number(last.slice(8)) ? last : addDays(first, day - 1);
}

/** The day of the week: 1 for Monday to 7 for Sunday. */
export const weekdayOf = (date: string): number => new Date(toTime(date)).getUTCDay() || 7;

/** The first day of the week that contains the date. */
export const startOfWeek = (date: string, firstDay: number): string =>
  addDays(date, -((weekdayOf(date) - firstDay + 7) % 7));

/**
 * Six weeks of seven dates, starting with the week that contains the first of the month, so months are equally tall.
 */
export function weeksOf(date: string, firstDay: number): string[][] {
  const start = startOfWeek(firstOfMonth(date), firstDay);
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_day, day) => addDays(start, week * 7 + day)),
  );
}

/** The date, or the nearest date within the range. */
export function clampDate(date: string, min?: string, max?: string): string {
  if (min && date < min) return min;
  return max && date > max ? max : date;
}

/** Returns the function that formats a date in the Gregorian calendar, which the grid uses. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): (date: string) => string {
  const format = new Intl.DateTimeFormat(locale, { calendar: 'gregory', ...options, timeZone: 'UTC' });
  return (date) => format.format(toTime(date));
}

/** A range as text, such as "November 8 – 13, 2026". */
export const rangeFormat = (locale: string, from: string, to: string): string =>
  new Intl.DateTimeFormat(locale, { calendar: 'gregory', dateStyle: 'long', timeZone: 'UTC' }).formatRange(
    toTime(from),
    toTime(to),
  );
