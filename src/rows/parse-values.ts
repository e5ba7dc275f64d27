/** Seconds since 1970 in the years 2001 to 2100; a thousand times larger, milliseconds. */
const epochSeconds = { min: 1e9, max: 4.1e9 };

/** The order of day and month in a date such as 3/4/2026. */
export type DateOrder = 'day-first' | 'month-first';

/** No date is longer. The expressions below take a time that grows with the square of the length. */
const maxDateLength = 64;
/** A date of ISO 8601: 2026-11, 2026-11-22, 2026-11-22T02:36:07Z. */
const isoDate = /^\d{4}-\d{2}(?:-\d{2}(?:[T ]\d{2}:\d{2}.*)?)?$/;
const monthName =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const zone = '(?: (?:GMT|UTC))?';
/**
 * A date with the name of a month: Sun, 22 Nov 2026 02:36:07 GMT, Nov 22, 2026, Sun Nov 22 02:36:07 2026. `Date.parse` also reads
 * one from other texts, such as “Order 4711” and an address with “octocat”.
 */
const namedDate = new RegExp(
  String.raw`^(?:[a-z]{3,9},? )?(?:\d{1,2}[ -]${monthName}[ -]\d{4}|${monthName} (?:\d{1,2},? )?\d{4}|${monthName} +\d{1,2} (?=.* \d{4}${zone}$))(?:[ ,]*\d{1,2}:\d{2}.*)?${zone}$`,
  'i',
);
/** A date of numbers, and the time after it: 3/4/2026, 03.04.2026 14:30. */
const numericDate = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})(?:[T ,]+(\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]m)?))?$/i;
/** A date of numbers that begins with the year: 2026/04/03. */
const yearFirstDate = /^\d{4}\/\d{1,2}\/\d{1,2}(?:[T ,]+\d{1,2}:\d{2}.*)?$/;

function parseDate(text: string): number | null {
  const time = Date.parse(text);
  return Number.isNaN(time) ? null : time;
}

/** The parts of a date of numbers; null for another text. */
function numericParts(text: string) {
  const [match, first = '', separator = '', second = '', year = '', time = ''] = numericDate.exec(text) ?? [];
  return match === undefined
    ? null
    : { first: Number(first), second: Number(second), separator, year: Number(year), time };
}

type DateParts = NonNullable<ReturnType<typeof numericParts>>;

function timeOfParts({ first, second, year, time }: DateParts, isDayFirst: boolean): number | null {
  const [day, month] = isDayFirst ? [first, second] : [second, first];
  const date = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const start = Date.parse(date);
  // 2026-02-31 is not a date.
  if (Number.isNaN(start) || new Date(start).getUTCDate() !== day) return null;
  return time === '' ? start : parseDate(`${date.replaceAll('-', '/')} ${time}`);
}

/** Returns the order of day and month that a text shows; `ambiguous` when both are possible, null for another text. */
export function dateOrderOf(value: unknown): DateOrder | 'ambiguous' | null {
  const parts = typeof value === 'string' && value.length <= maxDateLength ? numericParts(value.trim()) : null;
  if (parts === null) return null;
  const { first, second, separator } = parts;
  // Dots are written between numbers where the day comes first.
  if (separator === '.' || (first > 12 && second <= 12)) return 'day-first';
  if (second > 12 && first <= 12) return 'month-first';
  return first === second ? null : 'ambiguous';
}

/**
 * Returns the time of a value in milliseconds, or null. Numbers are seconds or milliseconds since 1970. A date without a time
 * begins at midnight UTC, as in ECMAScript; a date of numbers has the given order, or the one that its separator tells.
 */
export function parseTime(value: unknown, order: DateOrder = 'month-first'): number | null {
  if (typeof value === 'number') {
    if (value >= epochSeconds.min && value <= epochSeconds.max) return Math.round(value * 1000);
    return value >= epochSeconds.min * 1000 && value <= epochSeconds.max * 1000 ? value : null;
  }
  if (typeof value !== 'string' || value.length > maxDateLength) return null;
  const text = value.trim();
  if (isoDate.test(text)) return parseDate(text);
  if (/^\d{10}(?:\d{3}|\.\d{1,6})?$/.test(text)) return parseTime(Number(text));
  const parts = numericParts(text);
  if (parts !== null) {
    const isDayFirst = parts.separator === '.' || order === 'day-first';
    // 22/11/2026 has one meaning in any order.
    return timeOfParts(parts, isDayFirst) ?? timeOfParts(parts, !isDayFirst);
  }
  return namedDate.test(text) || yearFirstDate.test(text) ? parseDate(text) : null;
}

/** No number of JSON is longer: reading a text of 100 kB as one takes time. */
const maxNumberLength = 400;

/** Returns a finite number, also from a string of digits, or null. */
export function parseNumber(value: unknown): number | null {
  if (typeof value === 'string' && value.length > maxNumberLength) return null;
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** Returns the text of a value of JSON; objects and arrays have none. */
export function parseText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
