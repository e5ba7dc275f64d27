// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { customRangeOf, daysOf, nearestRange, rangeAt, rangeOfRows } from '../../../src/rows/ranges';

const now = new Date('2026-11-22T14:05:00Z');

beforeEach(() => {
  vi.stubEnv('TZ', 'Asia/Kolkata');
});

describe('a custom range', () => {
  it('is in hours if it starts or ends within a day', () => {
    const [from, to] = [Date.parse('2026-11-14T03:30Z'), Date.parse('2026-11-14T07:30Z')];
    const range = customRangeOf(from, to);
    expect(range).toEqual({ from: '2026-11-14T03:30Z', to: '2026-11-14T07:30Z' });
    expect(rangeAt(range, now)).toMatchObject({
      bucket: 'hour',
      from,
      to,
      previous: { from: from - (to - from), to: from },
    });
    expect(daysOf(range)).toEqual({ from: '2026-11-14', to: '2026-11-14' });
  });

  it('is in days if it starts and ends at midnight', () => {
    const range = customRangeOf(+new Date(2026, 10, 2), +new Date(2026, 10, 15));
    expect(range).toEqual({ from: '2026-11-02', to: '2026-11-14' });
    expect(rangeAt(range, now)).toMatchObject({ bucket: 'day', to: +new Date(2026, 10, 15) });
  });
});

it.each([
  ['2026-11-24T15:00', '2026-11-24T09:00', 'today'],
  ['2026-11-24T15:00', '2026-11-18T00:00', '7d'],
  ['2026-11-24T15:00', '2026-11-02T00:00', 'month'],
  ['2026-11-24T15:00', '2026-10-31T00:00', '30d'],
  ['2026-11-24T15:00', '2026-03-31T00:00', 'year'],
  ['2026-11-24T15:00', '2025-03-31T00:00', { from: '2025-03-01', to: '2025-03-31' }],
  ['2026-11-24T15:00', '2024-02-10T00:00', { from: '2024-02-01', to: '2024-02-29' }],
  ['2026-11-24T15:00', '2026-11-25T00:00', { from: '2026-11-01', to: '2026-11-30' }],
  // The month so far is shorter than seven days.
  ['2026-11-03T15:00', '2026-11-01T10:00', 'month'],
  ['2026-11-03T15:00', '2026-10-29T10:00', '7d'],
  ['2026-01-10T15:00', '2025-12-20T10:00', '30d'],
])('at %s, the nearest range contains a row of %s', (today, time, range) => {
  expect(nearestRange(+new Date(time), new Date(today))).toEqual(range);
});

describe('the range of rows', () => {
  const hourMs = 3_600_000;
  const dayMs = 24 * hourMs;
  /** Returns the range of evenly spaced rows, the last of them at a given time. */
  const of = (count: number, distanceMs: number, latest = +now - 60_000, older: readonly number[] = []) => {
    const times = [...Array.from({ length: count }, (_, index) => latest - index * distanceMs), ...older];
    return rangeOfRows(
      { first: times.at(-1) ?? latest, earliest: times[Math.ceil(times.length * 0.9) - 1] ?? latest, latest },
      async ({ from, to }) => times.filter((time) => time >= from && time < to).length / times.length,
      now,
    );
  };

  it('is the shortest dashboard range that the rows fill', async () => {
    expect(await of(6, 5 * 60_000)).toBe('today');
    expect(await of(24, hourMs)).toBe('24h');
    expect(await of(7 * 24, hourMs, +now)).toBe('7d');
    expect(await of(22, dayMs)).toBe('month');
    expect(await of(30, dayMs)).toBe('30d');
    expect(await of(11, 30 * dayMs)).toBe('year');
  });

  it('begins and ends with the rows if no dashboard range fits', async () => {
    // Two months would fill only two of this year's twelve columns, and a forecast lies ahead.
    expect(await of(60, dayMs)).toEqual({ from: '2026-09-24', to: '2026-11-22' });
    // A few much older rows would leave most columns empty.
    expect(await of(60, dayMs, undefined, [+now - 900 * dayMs])).toEqual({ from: '2026-09-29', to: '2026-11-22' });
    expect(rangeAt(await of(60, 365 * dayMs), now).bucket).toBe('year');
    expect(await of(7, dayMs, +now + 6 * dayMs)).toEqual({ from: '2026-11-22', to: '2026-11-28' });
    expect(await of(12, hourMs, Date.parse('2026-03-02T20:30Z'))).toEqual({
      from: expect.stringContaining('2026-03-02T09'),
      to: expect.stringContaining('2026-03-02T21'),
    });
  });
});
