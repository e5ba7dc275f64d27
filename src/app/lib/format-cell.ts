import { formatClock, formatDay, formatFull, formatTime, formatValue, locale } from './formats';
import type { Column, NumberFormat, Cell } from '../../rows/columns';
import { numberOfCell, parseTime } from '../../rows/parse-values';

const formats = new Map<string, Intl.NumberFormat>();

/** Returns whether the browser can format a text as a currency code. */
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

/** Creating a format takes longer than using it. */
function numberFormat(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = JSON.stringify(options);
  const known = formats.get(key);
  if (known) return known;
  const created = new Intl.NumberFormat(locale, options);
  formats.set(key, created);
  return created;
}

const withUnit = (text: string, format: NumberFormat): string =>
  format.style === 'unit' ? `${text} ${format.unit}` : text;

const plain: NumberFormat = { style: 'number' };

/** Returns a number in its column's format, with all of its digits. */
export function formatNumber(value: number, format: NumberFormat = plain): string {
  const options = styleOptions(format);
  return withUnit(options ? numberFormat(options).format(value) : formatFull(value), format);
}

/** Returns a number in its column's format with three digits, such as "2.05M". */
export function formatCompact(value: number, format: NumberFormat = plain): string {
  const compact = { ...styleOptions(format), notation: 'compact', maximumSignificantDigits: 3 } as const;
  return withUnit(numberFormat(compact).format(value), format);
}

/** Returns a number in its column's format, rounded to four digits unless it has more integer digits. */
export const formatRounded = (value: number, format: NumberFormat = plain): string =>
  styleOptions(format) ? formatNumber(value, format) : withUnit(formatValue(value), format);

/** Numbers with more digits do not fit in a cell. */
const compactCellFrom = 1e15;

/** Returns a number as compact text if its digits do not fit in a cell; null for any other cell. */
export function compactCell(cell: Cell, column: Column): string | null {
  const number = column.type === 'number' ? numberOfCell(cell, column) : null;
  return number !== null && Math.abs(number) >= compactCellFrom ? formatCompact(number, column.format) : null;
}

/** Additional decimals would mostly be zeros. */
const maxAlignedDecimals = 4;

/** Returns the number of decimals that aligns numbers below each other; 0 if each number keeps its own. */
export function alignedDecimals(numbers: readonly (number | null)[]): number {
  const most = Math.max(
    0,
    // Without decimal rounding errors.
    ...numbers.map((number) => /\.(\d+)$/.exec(String(Number(number?.toPrecision(15))))?.[1]?.length ?? 0),
  );
  return most <= maxAlignedDecimals ? most : 0;
}

const dayOnly = /^\d{4}-\d{2}-\d{2}$|^\d{1,2}([/.-])\d{1,2}\1\d{4}$/;

/**
 * Returns a cell as text. A value that does not fit its column's type is displayed as the API sent it.
 * @param decimals the number of decimals for a number without its own format, if there are numbers beside it
 */
export function formatCell(cell: Cell, column: Column, decimals = 0): string {
  const { type, format = plain, dateFormat, dateOrder } = column;
  if (cell === null) return '';
  const number = type === 'number' ? numberOfCell(cell, column) : null;
  if (number !== null && decimals > 0 && !styleOptions(format)) {
    const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
    return withUnit(numberFormat(digits).format(number), format);
  }
  if (number !== null) return formatNumber(number, format);
  const time = type === 'date' ? parseTime(cell, dateOrder) : null;
  if (time !== null) {
    // A date without a time is midnight UTC, which is another day in some zones.
    const isDay = typeof cell === 'string' && dayOnly.test(cell.trim());
    if (isDay) return formatDay(Date.parse(`${new Date(time).toISOString().slice(0, 10)}T00:00`));
    return dateFormat === 'date' ? formatDay(time) : dateFormat === 'time' ? formatClock(time) : formatTime(time);
  }
  return typeof cell === 'boolean' ? (cell ? 'Yes' : 'No') : String(cell);
}
