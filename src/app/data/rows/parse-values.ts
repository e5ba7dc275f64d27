/** Seconds since 1970 in the years 2001 to 2100; a thousand times larger, milliseconds. */
const epochSeconds = { min: 1e9, max: 4.1e9 };

/** A date, with or without a time: 2026-11-22, 2026-11-22T02:36:07Z, 22 Nov 2026 02:36. */
const dateLike = /^\d{4}-\d{2}|[a-z]{3}.*\d{4}|\d{1,4}[/.]\d{1,2}[/.]\d{2,4}/i;

/**
 * Returns the time of a value in milliseconds, or null. Numbers are seconds or milliseconds since 1970. A date without a time
 * begins at midnight UTC, as in ECMAScript.
 */
export function parseTime(value: unknown): number | null {
  if (typeof value === 'number') {
    if (value >= epochSeconds.min && value <= epochSeconds.max) return value * 1000;
    return value >= epochSeconds.min * 1000 && value <= epochSeconds.max * 1000 ? value : null;
  }
  if (typeof value !== 'string') return null;
  const text = value.trim();
  if (/^\d{10}(\d{3})?$/.test(text)) return parseTime(Number(text));
  if (!dateLike.test(text)) return null;
  const time = Date.parse(text);
  return Number.isNaN(time) ? null : time;
}

/** Returns a finite number, also from a string of digits, or null. */
export function parseNumber(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** Returns the text of a value of JSON; objects and arrays have none. */
export function parseText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
