import { isDate } from '../../lib/calendar-date';
import type { DataGridColumnType, DataGridValue } from './columns';

/** The distance from UTC in ms, at an instant. */
function offsetAt(time: number, timeZone: string | undefined): number {
  if (timeZone === undefined) return -new Date(time).getTimezoneOffset() * 60_000;
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(time);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '', hours = 0, minutes = 0] = /([+-])(\d+):(\d+)/.exec(name) ?? [];
  return Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

/** The instant of a time that clocks display. The offset may change between the guess and the time. */
const instantAt = (wall: number, timeZone: string | undefined): number =>
  wall - offsetAt(wall - offsetAt(wall, timeZone), timeZone);

/** The instant of a time of a day; `undefined` for a time that does not exist, as when daylight saving begins. */
export function instantOf(day: string, hours: number, minutes: number, timeZone?: string): number | undefined {
  if (hours > 23 || minutes > 59) return undefined;
  const wall = Date.parse(`${day}T00:00:00Z`) + (hours * 60 + minutes) * 60_000;
  const time = instantAt(wall, timeZone);
  return time + offsetAt(time, timeZone) === wall ? time : undefined;
}

const starts = new Map<string, number>();

/**
 * The instant at which a day begins.
 * @param day a day that exists, such as `2026-11-27`
 * @param timeZone by default that of the browser
 */
export function startOfDay(day: string, timeZone?: string): number {
  const key = `${day} ${timeZone}`;
  const start = starts.get(key) ?? instantAt(Date.parse(`${day}T00:00:00Z`), timeZone);
  starts.set(key, start);
  return start;
}

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
