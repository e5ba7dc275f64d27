/** By zone: to create a format takes longer than to use it for hundreds of cells. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'medium', timeZone });
  formats.set(timeZone, format);
  return format;
}

/** The time of a clock in the zone, such as `2026-11-27T09:30:00`. Sweden writes times as ISO 8601 does, with a space. */
export function clockTime(instant: number, timeZone?: string): string {
  const date = new Date(instant);
  // A format refuses an invalid date, which has no clock time.
  const isOwnZone = timeZone === undefined || Number.isNaN(+date);
  return (isOwnZone ? date.toLocaleString('sv') : formatOf(timeZone).format(date)).replace(' ', 'T');
}

/** The times of one quarter of an hour have the same offset. */
const quarterMs = 900_000;
const offsets = new Map<string, number>();

/** The offset of a clock in the zone from UTC at an instant, in ms. The default zone is that of the browser, which may change. */
export function offsetAt(instant: number, timeZone?: string): number {
  const quarter = Math.floor(instant / quarterMs) * quarterMs;
  const key = `${timeZone} ${quarter}`;
  const known = timeZone && offsets.get(key);
  if (typeof known === 'number') return known;
  const offset = Date.parse(`${clockTime(quarter, timeZone)}Z`) - quarter;
  offsets.set(key, offset);
  return offset;
}

/** The clock of the zone at an instant, as the instant at which a clock of UTC has that time. */
export const clockAt = (instant: number, timeZone?: string): number => instant + offsetAt(instant, timeZone);

const dayMs = 86_400_000;

/** The instants of a clock, by the offsets from UTC before and after any change of the clock near it, the first one first. */
function candidatesOf(clock: number, timeZone?: string): [first: number, last: number] {
  const [before, after] = [clock - offsetAt(clock - dayMs, timeZone), clock - offsetAt(clock + dayMs, timeZone)];
  return [Math.min(before, after), Math.max(before, after)];
}

/** The instant of a clock, the reverse of `clockAt`. A time that the clock skips is as long after the change. */
export function instantAt(clock: number, timeZone?: string): number {
  const [first, last] = candidatesOf(clock, timeZone);
  return clockAt(first, timeZone) === clock ? first : last;
}

/**
 * The instant at which a clock in the zone has the time, the first one if there are two; `undefined` if the clock skips it.
 * @param value such as `2026-11-27T09:30`
 * @param timeZone by default that of the browser
 */
export function instantOf(value: string, timeZone?: string): number | undefined {
  const instant = instantAt(Date.parse(`${value}Z`), timeZone);
  return clockTime(instant, timeZone).startsWith(value) ? instant : undefined;
}

const starts = new Map<string, number>();

/**
 * The instant at which a day begins, also where the clocks skip midnight.
 * @param day a day that exists, such as `2026-11-27`
 * @param timeZone by default that of the browser
 */
export function startOfDay(day: string, timeZone?: string): number {
  const key = `${day} ${timeZone}`;
  const start = starts.get(key) ?? instantAt(Date.parse(`${day}T00:00Z`), timeZone);
  starts.set(key, start);
  return start;
}
