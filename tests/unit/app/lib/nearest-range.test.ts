import { expect, test } from 'vitest';
import { nearestRange } from '../../../../src/app/lib/nearest-range';

test.each([
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
])('at %s, a row of %s is in the nearest range', (now, time, range) => {
  expect(nearestRange(+new Date(time), new Date(now))).toEqual(range);
});
