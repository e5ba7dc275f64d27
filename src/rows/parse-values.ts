/** Seconds since 1970 for the years 2001 to 2100; milliseconds are a thousand times larger. */
const epochSeconds = { min: 1e9, max: 4.1e9 };

/** Whole days since 1970 for the years 2000 to 2039. */
const epochDays = { min: 10_957, max: 25_567 };
/** Days since 1900 for the same years, as spreadsheets count them, with the time as a fraction. */
const sheetDays = { min: 36_526, max: 51_136, epoch: 25_569 };

/** Whether a number may be a date in days, in which case its field's name decides. */
export const isDayCount = (value: unknown): value is number =>
  typeof value === 'number' &&
  ((Number.isInteger(value) && value >= epochDays.min && value < epochDays.max) ||
    (value >= sheetDays.min && value < sheetDays.max));

const timeOfDays = (days: number): number =>
  Math.round((days < epochDays.max ? days : days - sheetDays.epoch) * 86_400) * 1000;

/** The order of the day and month in a date such as 3/4/2026. */
export type DateOrder = 'day-first' | 'month-first';

/** Dates are never longer. The regular expressions below take quadratic time in the length. */
const maxDateLength = 64;
/** A year, half-year, quarter, month or ISO 8601 week: 2026, 2026-S2, 2026Q3, 2026M11, 2026-W48. */
const yearPart = /^((?:19|20)\d{2})(?:-?(?:([SH])([12])|(Q)([1-4])|(M)(0[1-9]|1[0-2])|(W)([0-4]\d|5[0-3])))?$/;
const monthsOfPart: Readonly<Record<string, number>> = { S: 6, H: 6, Q: 3, M: 1 };
/** A month, day, hour or second without separators: 202611, 20261122, 2026112214, 20261122T143005Z. */
const basicDate =
  /^((?:19|20)\d{2})(0[1-9]|1[0-2])(?:([0-2]\d|3[01])(?:T?([01]\d|2[0-3])(?:([0-5]\d)([0-5]\d)Z?)?)?)?$/;
/** An OData 2 date: /Date(1795737600000)/. */
const wrappedTime = /^\/Date\((\d{10,13})(?:[+-]\d{4})?\)\/$/;
/** A Google Visualization date, whose months count from 0: Date(2026, 10, 22). */
const calledDate = /^Date\((\d{4}), ?(\d{1,2})((?:, ?\d{1,3}){0,5})\)$/;
/** The start of an ISO 8601 interval: 2026-11-22T02:00:00Z/PT1H, 2026-11-22/2026-11-23. */
const intervalStart = /^(\d{4}-\d{2}-\d{2}[^/]*)\/(?:P|\d{4}-)/;
/** An ISO 8601 date: 2026-11, 2026-11-22, 2026-11-22T02:36:07Z. */
const isoDate = /^\d{4}-\d{2}(?:-\d{2}(?:[T ]\d{2}:\d{2}.*)?)?$/;
const monthName =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const zone = '(?: (?:GMT|UTC))?';
/**
 * A date with a month name: Sun, 22 Nov 2026 02:36:07 GMT, Nov 22, 2026, Sun Nov 22 02:36:07 2026. `Date.parse` also
 * finds dates in other text, such as “Order 4711” and an address that contains “octocat”.
 */
const namedDate = new RegExp(
  String.raw`^(?:[a-z]{3,9},? )?(?:\d{1,2}[ -]${monthName}[ -]\d{4}|${monthName} (?:\d{1,2},? )?\d{4}|${monthName} +\d{1,2} (?=.* \d{4}${zone}$))(?:[ ,]*\d{1,2}:\d{2}.*)?${zone}$`,
  'i',
);
/** A numeric date with an optional time: 3/4/2026, 3/4/26, 03.04.2026 14:30. */
const numericDate =
  /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|(?<=\/)\d{2})(?:[T ,]+(\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]m)?))?$/i;
/** A numeric date that begins with the year: 2026/04/03. */
const yearFirstDate = /^\d{4}\/\d{1,2}\/\d{1,2}(?:[T ,]+\d{1,2}:\d{2}.*)?$/;

function parseDate(text: string): number | null {
  const time = Date.parse(text);
  return Number.isNaN(time) ? null : time;
}

/** Returns the start of a year, or of a part of it such as the one given by `Q` and `3`. */
function timeOfYearPart(year: number, [unit = 'M', number = '1']: readonly string[]): number {
  if (unit !== 'W') return Date.UTC(year, (Number(number) - 1) * (monthsOfPart[unit] ?? 1));
  // January 4 is always in the first week, which begins on Monday.
  const weekday = (new Date(Date.UTC(year, 0, 4)).getUTCDay() + 6) % 7;
  return Date.UTC(year, 0, 4 - weekday + (Number(number) - 1) * 7);
}

/** The numbers after the commas: `, 22, 14`. */
const numbersOf = (text: string): number[] => text.split(',').slice(1).map(Number);

/** The parts of a numeric date, or null for any other text. */
function numericParts(text: string) {
  const [match, first = '', separator = '', second = '', year = '', time = ''] = numericDate.exec(text) ?? [];
  return match === undefined
    ? null
    : { first: Number(first), second: Number(second), separator, year: Number(year.padStart(4, '20')), time };
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

/**
 * Returns the order of the day and month in a date, `ambiguous` if both orders are possible, or null for other text.
 */
export function dateOrderOf(value: unknown): DateOrder | 'ambiguous' | null {
  const parts = typeof value === 'string' && value.length <= maxDateLength ? numericParts(value.trim()) : null;
  if (parts === null) return null;
  const { first, second, separator } = parts;
  // If the numbers are separated by dots, the day comes first.
  if (separator === '.' || (first > 12 && second <= 12)) return 'day-first';
  if (second > 12 && first <= 12) return 'month-first';
  return first === second ? null : 'ambiguous';
}

/**
 * Returns the time of a value in milliseconds, or null. Numbers are seconds, milliseconds or days since 1970, days since
 * 1900, or years. A date without a time begins at midnight UTC, as in ECMAScript. A numeric date is read in the given
 * order, or in the order implied by its separator.
 */
export function parseTime(value: unknown, order: DateOrder = 'month-first'): number | null {
  if (typeof value === 'number') {
    if (value >= epochSeconds.min && value <= epochSeconds.max) return Math.round(value * 1000);
    if (isDayCount(value)) return timeOfDays(value);
    if (value < 2100 || basicDate.test(String(value))) return parseTime(String(value));
    return value >= epochSeconds.min * 1000 && value <= epochSeconds.max * 1000 ? value : null;
  }
  if (typeof value !== 'string' || value.length > maxDateLength) return null;
  const text = value.trim();
  const [, start] = intervalStart.exec(text) ?? [];
  if (start !== undefined) return parseTime(start);
  if (isoDate.test(text)) return parseDate(text);
  const [whole, year = '', ...part] = yearPart.exec(text) ?? [];
  if (whole !== undefined) return timeOfYearPart(Number(year), part.filter(Boolean));
  const [basic, of, month, day = '01', hour = '00', minute = '00', second = '00'] = basicDate.exec(text) ?? [];
  if (basic !== undefined) return parseDate(`${of}-${month}-${day}T${hour}:${minute}:${second}Z`);
  const [, wrapped] = wrappedTime.exec(text) ?? [];
  if (wrapped !== undefined) return Number(wrapped);
  const [called, calledYear, calledMonth, rest = ''] = calledDate.exec(text) ?? [];
  if (called !== undefined) return Date.UTC(Number(calledYear), Number(calledMonth), ...numbersOf(rest));
  if (/^\d{10}(?:\d{3}|\.\d{1,6})?$/.test(text)) return parseTime(Number(text));
  // Nanoseconds, as sent by log systems.
  if (/^\d{19}$/.test(text)) return parseTime(Number(text.slice(0, 13)));
  const parts = numericParts(text);
  if (parts !== null) {
    const isDayFirst = parts.separator === '.' || order === 'day-first';
    // 22/11/2026 is unambiguous in any order.
    return timeOfParts(parts, isDayFirst) ?? timeOfParts(parts, !isDayFirst);
  }
  return namedDate.test(text) || yearFirstDate.test(text) ? parseDate(text) : null;
}

/** JSON numbers are never longer, and parsing 100 kB of text as a number takes time. */
const maxNumberLength = 400;

/** Returns a finite number, which may also be given as a digit string, or null. */
export function parseNumber(value: unknown): number | null {
  if (typeof value === 'string' && value.length > maxNumberLength) return null;
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** The decimal separator of a number formatted for people, such as the comma in 1.234,56 €. */
export type DecimalMark = '.' | ',';

const currencySigns: Readonly<Record<string, string>> = {
  '€': 'EUR',
  $: 'USD',
  US$: 'USD',
  '£': 'GBP',
  '¥': 'JPY',
  '₹': 'INR',
  '₩': 'KRW',
  '₺': 'TRY',
  '₴': 'UAH',
  zł: 'PLN',
  R$: 'BRL',
};
const currencyCodes = new Set(Intl.supportedValuesOf('currency'));

/** Whether a text is an ISO 4217 code. */
export const isCurrencyCode = (text: string): boolean => currencyCodes.has(text);

const units =
  '%|‰|°[CF]?|[kmcµn]?m|km/h|mph|m/s|m²|m³|[kmµ]?g|t|lb|oz|[mµn]?s|min|h|[kMG]?Wh?|[mk]?[VA]|[kMG]?Hz|[kMGT]i?B|B|ml|l|[hk]?Pa|ppm|dB';
const currency = String.raw`[A-Z]{3}|US\$|R\$|[€$£¥₹₩₺₴]`;
const writtenNumber = new RegExp(
  String.raw`^([-+−]?) ?(?:(${currency}) ?)?([-+−]?)((?:\d{1,3}(?:([.,'’ ])\d{3})(?:\5\d{3})*|\d+)(?:[.,]\d+)?)(?: ?(${currency}|zł|${units}))?$`,
  'u',
);

/** A number formatted for people. */
export interface WrittenNumber {
  /** The digits, including their separators. */
  digits: string;
  isNegative: boolean;
  /** The currency's ISO 4217 code, or null if there is no currency. */
  currency: string | null;
  /** The unit after the number, or null if there is none. */
  unit: string | null;
}

/** Parses a number formatted for people, such as 1.234,56 € or 12.5 %, or returns null for any other text. */
export function readWrittenNumber(text: string): WrittenNumber | null {
  if (text.length > maxDateLength) return null;
  // Accountants write negative numbers in parentheses.
  const [, inside] = /^\((.*)\)$/.exec(text.trim()) ?? [];
  const [match, first, before, second, digits = '', , behind] =
    writtenNumber.exec((inside ?? text).trim().replaceAll(/[\u00A0\u202F]/g, ' ')) ?? [];
  // Leading zeros indicate a postal code or an id, and a plus sign before many digits indicates a phone number.
  if (match === undefined || /^0\d/.test(digits) || /^\+\d{7}/.test(text)) return null;
  const sign = before ?? behind ?? null;
  // “WAY-12” is a name.
  if (sign !== null && /^[A-Z]{3}$/.test(sign) && !isCurrencyCode(sign)) return null;
  const isCurrency =
    sign !== null && (before !== undefined || /^(?:[A-Z]{3}|\W|US\$|R\$|zł)$/u.test(sign)) && !/^[%‰°]/.test(sign);
  return {
    digits,
    isNegative: inside !== undefined || /[-−]/.test(`${first ?? ''}${second ?? ''}`),
    currency: isCurrency ? (currencySigns[sign] ?? sign) : null,
    unit: isCurrency ? null : sign,
  };
}

/**
 * Returns the decimal separator that is possible for all numbers. A single separator before three digits is a group
 * separator, unless other numbers indicate otherwise.
 */
export function decimalMarkOf(numbers: readonly WrittenNumber[]): DecimalMark | null {
  const forms = {
    '.': /^(?:\d+|\d{1,3}(?:[,'’ ]\d{3})+)(?:\.\d+)?$/,
    ',': /^(?:\d+|\d{1,3}(?:[.'’ ]\d{3})+)(?:,\d+)?$/,
  };
  const marks = (['.', ','] as const).filter((mark) => numbers.every(({ digits }) => forms[mark].test(digits)));
  if (marks.length < 2) return marks[0] ?? null;
  return numbers.some(({ digits }) => /\.\d{3}$/.test(digits)) ? ',' : '.';
}

/** Returns the value of a number formatted for people, or null for any other text. */
export function parseWrittenNumber(text: string, mark: DecimalMark): number | null {
  const written = readWrittenNumber(text);
  if (written === null) return null;
  const plain = written.digits.replaceAll(mark === '.' ? /[,'’ ]/g : /[.'’ ]/g, '').replace(',', '.');
  const number = Number(plain);
  return Number.isNaN(number) ? null : written.isNegative ? -number : number;
}

/** How a column's numbers are parsed. */
export interface NumberReading {
  /** The decimal separator of numbers formatted for people. @default numbers as in JSON */
  decimalMark?: DecimalMark;
  /** The number by which to divide the values, such as 100 for amounts in cents. @default 1 */
  divisor?: number;
}

/** Returns a column's value as a number, or null if it is not a number. */
export function numberOfCell(value: unknown, { decimalMark, divisor = 1 }: NumberReading): number | null {
  const number =
    decimalMark !== undefined && typeof value === 'string'
      ? parseWrittenNumber(value, decimalMark)
      : parseNumber(value);
  return number === null ? null : number / divisor;
}

/** Returns the text of a JSON value, except for objects and arrays. */
export function parseText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
