// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { createDataset } from '../../../src/rows/dataset';
import type { SummaryQuery } from '../../../src/rows/query';
import { noRoles } from '../../../src/rows/roles';
import { summarizeRows } from '../../../src/rows/select-rows';

const dayMs = 86_400_000;
const dataset = createDataset([], { columns: [], roles: { ...noRoles, time: '/at' } });

/** Returns the start times of the buckets in a range in a time zone, as UTC strings. */
function startsIn(zone: string, bucket: SummaryQuery['bucket'], from: string, lengthMs: number): string[] {
  vi.stubEnv('TZ', zone);
  const range = { from: Date.parse(from), to: Date.parse(from) + lengthMs };
  return summarizeRows(dataset, { ...range, bucket }).buckets.map(({ start }) => new Date(start).toISOString());
}

it.each([
  ['Pacific/Pago_Pago', '2026-10-31T11:00:00.000Z'],
  ['Pacific/Kiritimati', '2026-10-31T10:00:00.000Z'],
  ['Asia/Kathmandu', '2026-10-31T18:15:00.000Z'],
])('days begin at midnight in %s', (zone, expected) => {
  expect(startsIn(zone, 'day', '2026-11-01T00:00Z', 1)).toEqual([expected]);
});

it.each([
  ['2026-03-29T00:00Z', 23],
  ['2026-10-25T00:00Z', 25],
])('the day of the clock change on %s is %i hours long', (from, hours) => {
  const [first = '', second = ''] = startsIn('Europe/Berlin', 'day', from, 2 * dayMs);
  expect((Date.parse(second) - Date.parse(first)) / 3_600_000).toBe(hours);
});

it('a day without midnight starts at its first existing time', () => {
  expect(startsIn('America/Santiago', 'day', '2026-09-06T12:00Z', 1)).toEqual(['2026-09-06T04:00:00.000Z']);
});

it('a repeated hour is split into two buckets, and hours follow the zone', () => {
  expect(startsIn('Europe/Berlin', 'hour', '2026-10-25T00:00Z', 7_200_000)).toHaveLength(2);
  expect(startsIn('Asia/Kathmandu', 'hour', '2026-11-01T00:00Z', 1)).toEqual(['2026-10-31T23:15:00.000Z']);
});
