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

const dayMs = 86_400_000;

/** The instants of a clock time, by the offsets from UTC before and after any change of the clock near it, the first one first. */
function candidatesOf(value: string, timeZone?: string): [first: number, last: number] {
  const asUtc = Date.parse(`${value}Z`);
  const instantNear = (near: number): number => asUtc - (Date.parse(`${clockTime(near, timeZone)}Z`) - near);
  const [before, after] = [instantNear(asUtc - dayMs), instantNear(asUtc + dayMs)];
  return [Math.min(before, after), Math.max(before, after)];
}

/**
 * The instant at which a clock in the zone has the time, the first one if there are two; `undefined` if the clock skips it.
 * @param value such as `2026-11-27T09:30`
 * @param timeZone by default that of the browser
 */
export const instantOf = (value: string, timeZone?: string): number | undefined =>
  candidatesOf(value, timeZone).find((instant) => clockTime(instant, timeZone).startsWith(value));

const starts = new Map<string, number>();

/**
 * The instant at which a day begins, also where the clocks skip midnight.
 * @param day a day that exists, such as `2026-11-27`
 * @param timeZone by default that of the browser
 */
export function startOfDay(day: string, timeZone?: string): number {
  const key = `${day} ${timeZone}`;
  const midnight = `${day}T00:00`;
  const start = starts.get(key) ?? instantOf(midnight, timeZone) ?? candidatesOf(midnight, timeZone)[1];
  starts.set(key, start);
  return start;
}
