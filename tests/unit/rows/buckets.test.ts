// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { bucketStarts } from '../../../src/rows/buckets';

const day = 24 * 60 * 60 * 1000;
const start = Date.UTC(2026, 10, 1);
const range = { from: start, to: start + 10 * day };

describe('buckets', () => {
  const iso = (starts: readonly number[]): string[] => starts.map((time) => new Date(time).toISOString().slice(0, 16));

  it.each([
    ['Pacific/Pago_Pago', '2026-10-31T11:00'],
    ['Pacific/Kiritimati', '2026-10-31T10:00'],
    ['Asia/Kathmandu', '2026-10-31T18:15'],
    ['UTC', '2026-11-01T00:00'],
  ])('days begin at midnight in %s', (timeZone, expected) => {
    expect(iso(bucketStarts(range, 'day', timeZone))[0]).toBe(expected);
  });

  it('days with a clock change have 23 and 25 hours', () => {
    const hours = (from: string) => {
      const [first = 0, second = 0] = bucketStarts(
        { from: Date.parse(from), to: Date.parse(from) + 2 * day },
        'day',
        'Europe/Berlin',
      );
      return (second - first) / 3_600_000;
    };
    expect([hours('2026-03-29T00:00Z'), hours('2026-10-25T00:00Z'), hours('2026-11-01T00:00Z')]).toEqual([23, 25, 24]);
  });

  it('a day without midnight begins at its first existing time', () => {
    const from = Date.UTC(2026, 8, 6, 12);
    expect(iso(bucketStarts({ from, to: from + 1 }, 'day', 'America/Santiago'))).toEqual(['2026-09-06T04:00']);
  });

  it('months follow the calendar, hours the zone', () => {
    const year = { from: Date.UTC(2025, 11, 15), to: Date.UTC(2026, 2, 2) };
    expect(iso(bucketStarts(year, 'month', 'UTC'))).toEqual([
      '2025-12-01T00:00',
      '2026-01-01T00:00',
      '2026-02-01T00:00',
      '2026-03-01T00:00',
    ]);
    expect(iso(bucketStarts({ from: start, to: start + 1 }, 'hour', 'Asia/Kathmandu'))).toEqual(['2026-10-31T23:15']);
  });
});
