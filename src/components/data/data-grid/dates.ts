import { isDate } from '../../lib/calendar-date';
import { startOfDay } from '../../lib/clock-time';
import type { DataGridColumnType, DataGridValue } from './columns';

/** Returns the date of a text in a column of dates. A text that is no date, such as the 30th of February, stays a text. */
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
