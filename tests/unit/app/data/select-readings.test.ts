import { describe, expect, it } from 'vitest';
import { bucketStarts } from '../../../../src/app/data/rows/buckets';
import { selectReadings, summarizeReadings } from '../../../../src/app/data/readings/select-readings';
import type { Reading } from '../../../../src/app/data/rows/reading';

const day = 24 * 60 * 60 * 1000;
const start = Date.UTC(2026, 10, 1);
const readings: Reading[] = Array.from({ length: 10 }, (_, index) => ({
  id: String(index),
  label: index % 2 === 0 ? 'North 2' : 'north 10',
  value: index,
  level: (['high', 'medium', 'low'] as const)[index % 3] ?? 'low',
  time: start + index * day,
}));
const range = { from: start, to: start + 10 * day };
const ids = (query: Partial<Parameters<typeof selectReadings>[1]>) =>
  selectReadings(readings, { ...range, ...query }).rows.map(({ id }) => id);

describe('selecting readings', () => {
  it('filters by range, levels and text, the latest first', () => {
    expect(ids({ to: start + 2 * day })).toEqual(['1', '0']);
    expect(ids({ levels: ['low', 'medium'], to: start + 4 * day })).toEqual(['2', '1']);
    expect(ids({ search: ' NORTH 10 ' })).toEqual(['9', '7', '5', '3', '1']);
    expect(ids({ levels: [] })).toEqual([]);
  });

  it('sorts labels as people do, and levels by their meaning', () => {
    expect(ids({ sort: { field: 'label', direction: 'asc' } }).slice(0, 2)).toEqual(['0', '2']);
    expect(ids({ sort: { field: 'level', direction: 'desc' } })[0]).toBe('9');
    expect(ids({ sort: { field: 'value', direction: 'asc' } })[0]).toBe('0');
  });

  it('has the same order on every page as a full sort, also among equal values', () => {
    const many = Array.from({ length: 60 }, (_, index) => ({
      ...readings[0],
      id: String(index),
      value: (index * 7) % 4,
      time: start + Math.floor(index / 4),
    })) as Reading[];
    const query = { ...range, sort: { field: 'value', direction: 'desc' } } as const;
    const all = many.toSorted((a, b) => b.value - a.value || b.time - a.time).map(({ value, time }) => [value, time]);
    const paged = [0, 20, 40].flatMap(
      (cursor) => selectReadings(many, { ...query, limit: 20, cursor: String(cursor) }).rows,
    );
    expect(paged.map(({ value, time }) => [value, time])).toEqual(all);
    expect(new Set(paged.map(({ id }) => id)).size).toBe(60);
  });

  it('pages by a cursor', () => {
    const query = { ...range, limit: 4 };
    const first = selectReadings(readings, query);
    expect(first).toMatchObject({ total: 10, nextCursor: '4' });
    const last = selectReadings(readings, { ...query, cursor: '8' });
    expect(last.rows.map(({ id }) => id)).toEqual(['1', '0']);
    expect(last.nextCursor).toBeNull();
  });
});

describe('summarizing readings', () => {
  it('counts levels and adds values in each bucket, and in total', () => {
    const summary = summarizeReadings(readings, { ...range, bucket: 'day', timeZone: 'UTC' });
    expect(summary.buckets).toHaveLength(10);
    expect(summary.buckets[4]).toEqual({
      start: start + 4 * day,
      end: start + 5 * day,
      count: 1,
      sum: 4,
      levels: { high: { count: 0, sum: 0 }, medium: { count: 1, sum: 4 }, low: { count: 0, sum: 0 } },
    });
    expect(summary).toMatchObject({ count: 10, sum: 45, levels: { high: { count: 4, sum: 18 } } });
  });

  it('applies the filters', () => {
    expect(summarizeReadings(readings, { ...range, bucket: 'month', timeZone: 'UTC', levels: ['low'] }).count).toBe(3);
  });
});

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

  it('days of a change of the clock have 23 and 25 hours', () => {
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

  it('a day begins at the first time that exists where midnight does not', () => {
    const from = Date.UTC(2026, 8, 6, 12);
    expect(iso(bucketStarts({ from, to: from + 1 }, 'day', 'America/Santiago'))).toEqual(['2026-09-06T04:00']);
  });

  it('months follow the calendar, and hours the zone', () => {
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
