import { formatClock, formatDay, formatFull, formatTime, formatValue, locale } from '../../lib/formats';
import type { Column, NumberFormat } from './columns';
import type { Cell } from './dataset';
import { parseNumber, parseTime } from './parse-values';

const formats = new Map<string, Intl.NumberFormat>();

/** Returns whether a text is a currency code that the browser knows the form of. */
export function isCurrency(code: string): boolean {
  return /^[a-z]{3}$/i.test(code);
}

/** Returns the options of a format that percentages and currencies have; undefined for plain numbers. */
export function styleOptions(format: NumberFormat): Intl.NumberFormatOptions | undefined {
  if (format.style === 'percent') return { style: 'percent', maximumFractionDigits: 2 };
  return format.style === 'currency' && isCurrency(format.unit)
    ? { style: 'currency', currency: format.unit }
    : undefined;
}

/** Creating a format takes longer than using it. */
function numberFormat(format: NumberFormat): Intl.NumberFormat {
  const key = JSON.stringify(format);
  const known = formats.get(key);
  if (known) return known;
  const created = new Intl.NumberFormat(locale, styleOptions(format) ?? { maximumSignificantDigits: 15 });
  formats.set(key, created);
  return created;
}

/** Returns a number in the format of its column. */
export function formatNumber(value: number, format: NumberFormat = { style: 'number' }): string {
  if (format.style === 'number')
    return Math.abs(value) < 1e15 ? numberFormat(format).format(value) : formatValue(value);
  if (format.style === 'currency' && !isCurrency(format.unit)) return formatFull(value);
  const text = numberFormat(format).format(value);
  return format.style === 'unit' ? `${text} ${format.unit}` : text;
}

const dayOnly = /^\d{4}-\d{2}-\d{2}$|^\d{1,2}([/.-])\d{1,2}\1\d{4}$/;

/** Returns a cell as text. A value that does not fit the type of its column is displayed as the API sent it. */
export function formatCell(cell: Cell, { type, format, dateFormat, dateOrder }: Column): string {
  if (cell === null) return '';
  const number = type === 'number' ? parseNumber(cell) : null;
  if (number !== null) return formatNumber(number, format);
  const time = type === 'date' ? parseTime(cell, dateOrder) : null;
  if (time !== null) {
    // A date without a time begins at midnight UTC, which is another day in some zones.
    const isDay = typeof cell === 'string' && dayOnly.test(cell.trim());
    if (isDay) return formatDay(Date.parse(`${new Date(time).toISOString().slice(0, 10)}T00:00`));
    return dateFormat === 'date' ? formatDay(time) : dateFormat === 'time' ? formatClock(time) : formatTime(time);
  }
  return typeof cell === 'boolean' ? (cell ? 'Yes' : 'No') : String(cell);
}
