import { csvLine } from '../../lib/csv';
import type { ChartModel } from './chart-model';
import type { ChartInterval, ChartX } from './intervals';

const pad = (value: number): string => String(value).padStart(2, '0');

/** The local date in ISO 8601; with hours, also the time and its offset. */
function isoDate(date: Date, interval: ChartInterval | undefined): string {
  const day = `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
  if (interval && interval !== 'hour') return day;
  const offset = -date.getTimezoneOffset();
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  const sign = offset < 0 ? '-' : '+';
  return `${day}T${pad(date.getHours())}:${pad(date.getMinutes())}${sign}${pad(hours)}:${pad(minutes)}`;
}

const csvX = (x: ChartX, interval: ChartInterval | undefined): string | number =>
  x instanceof Date ? isoDate(x, interval) : x;

/** The buckets as comma-separated values, for spreadsheets: numbers without format, times in ISO 8601. */
export function csvOf({ buckets, interval }: ChartModel, columns: readonly string[]): string {
  const rows = [columns, ...buckets.map(({ x, values }) => [csvX(x, interval), ...values])];
  return rows.map((row) => csvLine(row)).join('');
}
