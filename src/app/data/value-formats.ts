import type { Cell, Column, NumberFormat } from '../../rows/columns';
import { isDayCount, numberOfCell, parseTime } from '../../rows/parse-values';
import { type Bucket, type Measure, type NamedAmounts, noAmounts } from '../../rows/query';
import { capitalize, withoutNumber, type Words } from '../../rows/texts';
import {
  formatClock,
  formatCount,
  formatDay,
  formatDays,
  formatMonth,
  formatTime,
  formatTimes,
  locale,
} from '../lib/formats';
import { bucketEnd, type Period } from '../../rows/ranges';
import type { Connection } from './json-api/connection';

const formats = new Map<string, Intl.NumberFormat>();

export function isCurrency(code: string): boolean {
  return /^[a-z]{3}$/i.test(code);
}

/** Returns the format options for percentages and currencies; undefined for plain numbers. */
export function styleOptions(format: NumberFormat): Intl.NumberFormatOptions | undefined {
  if (format.style === 'percent') return { style: 'percent', maximumFractionDigits: 2 };
  return format.style === 'currency' && isCurrency(format.unit)
    ? { style: 'currency', currency: format.unit }
    : undefined;
}

/** Formats are cached, because creating one takes longer than using it. */
function numberFormat(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = JSON.stringify(options);
  const known = formats.get(key);
  if (known) return known;
  const created = new Intl.NumberFormat(locale, options);
  formats.set(key, created);
  return created;
}

function formatWith(value: number, format: NumberFormat, options: Intl.NumberFormatOptions): string {
  const text = numberFormat(options).format(value);
  return format.style === 'unit' ? `${text} ${format.unit}` : text;
}

const plain: NumberFormat = { style: 'number' };
/** All digits, but no decimal rounding errors. */
const allDigits: Intl.NumberFormatOptions = { maximumSignificantDigits: 15 };
/** At most four digits, but always all digits before the decimal separator: "0.7431", "1,235". */
const fourDigits: Intl.NumberFormatOptions = {
  maximumSignificantDigits: 4,
  maximumFractionDigits: 0,
  roundingPriority: 'morePrecision',
};

/** Returns a number in its column's format. Percentages and currencies determine the digits. @default all digits */
export const formatNumber = (value: number, format: NumberFormat = plain, digits = allDigits): string =>
  formatWith(value, format, styleOptions(format) ?? (Math.abs(value) < 1e15 ? digits : {}));

/** Returns a number in its column's format with three digits, such as "2.05M". */
export const formatCompact = (value: number, format: NumberFormat = plain): string =>
  formatWith(value, format, { ...styleOptions(format), notation: 'compact', maximumSignificantDigits: 3 });

/** Numbers with more digits do not fit in a cell. */
const compactCellFrom = 1e15;

/** Returns a number as compact text if its digits do not fit in a cell; null for all other cells. */
export function compactCell(cell: Cell, column: Column): string | null {
  const number = column.type === 'number' ? numberOfCell(cell, column) : null;
  return number !== null && Math.abs(number) >= compactCellFrom ? formatCompact(number, column.format) : null;
}

/** Additional decimals would mostly be zeros. */
const maxAlignedDecimals = 4;
/** Longer numbers are rounded in a cell. */
const maxNumberLength = 10;

/** Returns the number of decimals that aligns numbers in a column; 0 if each number keeps its decimals. */
export function alignedDecimals(numbers: readonly (number | null)[]): number {
  const most = Math.max(
    0,
    // Use the numbers without decimal rounding errors.
    ...numbers.map((number) => /\.(\d+)$/.exec(String(Number(number?.toPrecision(15))))?.[1]?.length ?? 0),
  );
  return most <= maxAlignedDecimals ? most : 0;
}

const dayOnly = /^\d{4}-?\d{2}-?\d{2}$|^\d{1,2}([/.-])\d{1,2}\1(?:\d{4}|\d{2})$/;
/** A month, week, quarter or year, which does not specify a day. */
const longerThanDay = /^\d{4}(?:-?[SHQMW]?\d{1,2})?$/;

/**
 * Returns a cell as text. A value that does not fit the column's type is displayed as sent by the API.
 * @param decimals the number of decimals for a number that does not have its own format, if there are numbers beside
 * it; with 0, a number is rounded if it has more decimals than fit in a cell
 */
export function formatCell(cell: Cell, column: Column, decimals?: number): string {
  const { type, format, dateFormat, dateOrder } = column;
  if (cell === null) return '';
  const number = type === 'number' ? numberOfCell(cell, column) : null;
  const aligned = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const isLong = alignedDecimals([number]) === 0 || String(number).length > maxNumberLength;
  const rounded = decimals === 0 && isLong ? fourDigits : allDigits;
  if (number !== null) return formatNumber(number, format, decimals ? aligned : rounded);
  const time = type === 'date' ? parseTime(cell, dateOrder) : null;
  if (time !== null) {
    // A date without a time is midnight UTC, which is a different day in some time zones.
    const text = String(cell).trim();
    if (!isDayCount(cell) && longerThanDay.test(text)) return text;
    const isDay = dayOnly.test(text) || (isDayCount(cell) && Number.isInteger(cell));
    if (isDay) return formatDay(Date.parse(`${new Date(time).toISOString().slice(0, 10)}T00:00`));
    return dateFormat === 'date' ? formatDay(time) : dateFormat === 'time' ? formatClock(time) : formatTime(time);
  }
  return typeof cell === 'boolean' ? (cell ? 'Yes' : 'No') : String(cell);
}

export const expectedGroups = ({ groupLevels }: Pick<Connection, 'groupLevels'>): readonly NamedAmounts[] =>
  groupLevels.map(({ group }) => ({ key: group, ...noAmounts }));

const yesOrNo: Readonly<Record<string, string>> = { true: 'Yes', false: 'No' };

/** Returns the name of a group. If some groups have levels, all names are written like those of levels. */
export function groupName(group: string | null, { groupLevels }: Pick<Connection, 'groupLevels'>): string {
  if (group === null) return 'Other';
  if (group === '') return 'None';
  const name = yesOrNo[group] ?? withoutNumber(group);
  return groupLevels.length === 0 ? name : capitalize(name);
}

/** Returns a cell as text, with the display name of a group. */
export function cellText(
  cell: Cell,
  column: Column,
  { roles, groupLevels }: CellConnection,
  decimals?: number,
): string {
  const text = formatCell(cell, column, decimals);
  return column.pointer === roles.group && groupLevels.length > 0 && text !== ''
    ? groupName(text, { groupLevels })
    : text;
}

type CellConnection = Pick<Connection, 'roles' | 'groupLevels'>;

export const labelName = (label: string): string => (label === '' ? 'No label' : withoutNumber(label));

/** Returns the name of a role's column as used in a sentence: “Orders by status”. */
export function roleName({ columns, roles }: Connection, role: 'group' | 'label'): string {
  return columns.find(({ pointer }) => pointer === roles[role])?.name.toLowerCase() ?? role;
}

export interface AmountText {
  text: string;
  /** The amount with all digits, if `text` is compact. */
  full?: string;
}

/** Amounts of at least this size do not fit in a card. */
const compactFrom = 1e6;

/** Returns a function that formats the amounts of a measure like the value column. */
export function amountFormat({ columns, roles }: Pick<Connection, 'columns' | 'roles'>, measure: Measure) {
  const format = columns.find(({ pointer }) => pointer === roles.value)?.format;
  return (amount: number | null): AmountText => {
    if (amount === null) return { text: '–' };
    if (measure === 'count') return { text: formatCount(amount) };
    if (Math.abs(amount) < compactFrom) return { text: formatNumber(amount, format, fourDigits) };
    return { text: formatCompact(amount, format), full: formatNumber(amount, format) };
  };
}

/** Returns the number format for a measure in a chart, with at least as many digits as in the cards. */
export function amountOptions({ columns, roles }: Pick<Connection, 'columns' | 'roles'>, measure: Measure) {
  const format = columns.find(({ pointer }) => pointer === roles.value)?.format;
  if (measure === 'count') return undefined;
  return (format && styleOptions(format)) ?? plainAmount;
}

const plainAmount: Intl.NumberFormatOptions = {
  maximumSignificantDigits: 4,
  maximumFractionDigits: 3,
  roundingPriority: 'morePrecision',
};

/**
 * Returns a period such as "Nov 1 – 22, 2026"; hour buckets add times. The short style omits the current year and the
 * times of whole days.
 */
export function formatPeriod({ from, to }: Period, bucket: Bucket, style: 'short' | 'full' = 'full'): string {
  if (bucket === 'hour' && !(style === 'short' && new Date(from).getHours() === 0)) return formatTimes(from, to, style);
  // The end is exclusive.
  return formatDays(from, Math.max(from, to - 1), style);
}

/** Returns the name of a bucket, such as "November 14, 2026". */
export function formatBucket(start: number, bucket: Bucket): string {
  if (bucket === 'hour') return formatTimes(start, bucketEnd(start, bucket));
  if (bucket === 'year') return String(new Date(start).getFullYear());
  return bucket === 'day' ? formatDay(start) : formatMonth(start);
}

export function zoneName(time: number): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZoneName: 'short' }).formatToParts(time);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** Returns the name of a download without its extension, made up of its content and the date. */
export const fileNameOf = ({ plural }: Words): string =>
  `${plural.replaceAll(/[^\p{L}\d]+/gu, '-')}-${new Date().toISOString().slice(0, 10)}`;
