import { csvLine } from '../../lib/csv';
import type { ChartModel } from './chart-model';
import { type ChartX, offsetOf, toClock } from './intervals';

const pad = (value: number): string => String(value).padStart(2, '0');

/** Returns the date in the given time zone in ISO 8601. For hourly buckets, includes the time and its offset. */
function isoDate(date: Date, { interval, zone }: ChartModel): string {
  const clock = toClock(zone, date).toISOString();
  if (interval && interval !== 'hour') return clock.slice(0, 'yyyy-mm-dd'.length);
  const offset = offsetOf(zone, +date) / 60_000;
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.trunc(Math.abs(offset) % 60)];
  return `${clock.slice(0, 'yyyy-mm-ddThh:mm'.length)}${offset < 0 ? '-' : '+'}${pad(hours)}:${pad(minutes)}`;
}

const csvX = (x: ChartX, model: ChartModel): string | number => (x instanceof Date ? isoDate(x, model) : x);

/** Returns the buckets as comma-separated values for spreadsheets: unformatted numbers, and times in ISO 8601. */
export function csvOf(model: ChartModel, columns: readonly string[]): string {
  const rows = [columns, ...model.buckets.map(({ x, values }) => [csvX(x, model), ...values])];
  return rows.map((row) => csvLine(row)).join('');
}
