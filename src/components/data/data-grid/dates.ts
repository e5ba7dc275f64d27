import { isDate } from '../../lib/calendar-date';
import { startOfDay } from '../../lib/clock-time';
import type { ColumnFormat, DataGridColumnType, DataGridValue } from './columns';

/** The format of dates in fields and on the clipboard, whose digits `parseDay` can read in every language. */
export const shortDate = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  calendar: 'gregory',
  numberingSystem: 'latn',
} as const;

const fieldFormats: Partial<Record<DataGridColumnType, ColumnFormat>> = {
  date: { type: 'date', dateFormat: shortDate },
  datetime: { type: 'datetime', dateFormat: { ...shortDate, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } },
};

/**
 * Returns the format of a column's values in fields and on the clipboard: the format of its cells, but with dates in
 * digits.
 */
export const fieldFormat = (column: ColumnFormat): ColumnFormat => fieldFormats[column.type ?? 'text'] ?? column;

/**
 * Converts a string in a date column to a date. A string that is not a date, such as the 30th of February, is
 * returned unchanged.
 */
export function typedValue(
  value: DataGridValue,
  type: DataGridColumnType | undefined,
  timeZone?: string,
): DataGridValue {
  if (typeof value !== 'string' || (type !== 'date' && type !== 'datetime')) return value;
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return isDate(value) ? new Date(startOfDay(value, timeZone)) : value;
  const date = new Date(value);
  return isDate(value.slice(0, 10)) && !Number.isNaN(+date) ? date : value;
}
