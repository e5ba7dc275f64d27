// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { customRangeOf, daysOf, nearestRange, rangeAt } from '../../../../src/app/lib/ranges';

const now = new Date('2026-11-22T14:05:00Z');

beforeEach(() => {
  vi.stubEnv('TZ', 'Asia/Kolkata');
});

describe('a range of the user’s own', () => {
  it('has hours when it begins or ends within a day, also where the clock is half an hour off', () => {
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

  it('has days when it begins and ends with them', () => {
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
  // The days of the month so far are fewer than seven.
  ['2026-11-03T15:00', '2026-11-01T10:00', 'month'],
  ['2026-11-03T15:00', '2026-10-29T10:00', '7d'],
  ['2026-01-10T15:00', '2025-12-20T10:00', '30d'],
])('at %s, a row of %s is in the nearest range', (today, time, range) => {
  expect(nearestRange(+new Date(time), new Date(today))).toEqual(range);
});
