/** The formats, cached by zone, because creating one takes longer than using it for hundreds of cells. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'medium', timeZone });
  formats.set(timeZone, format);
  return format;
}

/**
 * The clock time in the zone, such as `2026-11-27T09:30:00`. The Swedish locale uses the ISO 8601 format, but with a
 * space.
 */
export function clockTime(instant: number, timeZone?: string): string {
  const date = new Date(instant);
  // Formatting an invalid date, which has no clock time, would throw an error.
  const isOwnZone = timeZone === undefined || Number.isNaN(+date);
  return (isOwnZone ? date.toLocaleString('sv') : formatOf(timeZone).format(date)).replace(' ', 'T');
}

/** All instants within a quarter of an hour have the same offset. */
const quarterMs = 900_000;
const offsets = new Map<string, number>();

/** The zone's offset from UTC at an instant, in ms. The default is the browser's zone, which may change. */
export function offsetAt(instant: number, timeZone?: string): number {
  const quarter = Math.floor(instant / quarterMs) * quarterMs;
  const key = `${timeZone} ${quarter}`;
  const known = timeZone && offsets.get(key);
  if (typeof known === 'number') return known;
  const offset = Date.parse(`${clockTime(quarter, timeZone)}Z`) - quarter;
  offsets.set(key, offset);
  return offset;
}

/** The zone's clock time at an instant, expressed as the instant at which a UTC clock shows that time. */
export const clockAt = (instant: number, timeZone?: string): number => instant + offsetAt(instant, timeZone);

const dayMs = 86_400_000;

/**
 * The instants of a clock time, earliest first, calculated with the UTC offsets before and after any nearby clock
 * change.
 */
function candidatesOf(clock: number, timeZone?: string): [first: number, last: number] {
  const [before, after] = [clock - offsetAt(clock - dayMs, timeZone), clock - offsetAt(clock + dayMs, timeZone)];
  return [Math.min(before, after), Math.max(before, after)];
}

/**
 * The instant of a clock time, the reverse of `clockAt`. A skipped time is moved past the change by the same amount.
 */
export function instantAt(clock: number, timeZone?: string): number {
  const [first, last] = candidatesOf(clock, timeZone);
  return clockAt(first, timeZone) === clock ? first : last;
}

/**
 * The instant at which a clock in the zone shows the time: the first one if there are two, or `undefined` if the clock
 * skips it.
 * @param value such as `2026-11-27T09:30`
 * @param timeZone the browser's time zone by default
 */
export function instantOf(value: string, timeZone?: string): number | undefined {
  const instant = instantAt(Date.parse(`${value}Z`), timeZone);
  return clockTime(instant, timeZone).startsWith(value) ? instant : undefined;
}

const starts = new Map<string, number>();

/**
 * The instant at which a day begins, even where the clocks skip midnight.
 * @param day an existing day, such as `2026-11-27`
 * @param timeZone the browser's time zone by default
 */
export function startOfDay(day: string, timeZone?: string): number {
  const key = `${day} ${timeZone}`;
  const start = starts.get(key) ?? instantAt(Date.parse(`${day}T00:00Z`), timeZone);
  starts.set(key, start);
  return start;
}
