import { beforeAll, describe, expect, it } from 'vitest';
import { type Database } from '../../src/api/database/database';
import { createClient, problemOf, type TestClient } from './support/client';
import { insert, onEachEngine, type TestRow } from './support/engines';

/** A reading every 15 minutes, across both clock changes of 2026 in Europe and on Lord Howe Island. */
function everyQuarter(from: string, to: string): TestRow[] {
  const first = Date.parse(from);
  const count = (Date.parse(to) - first) / 900_000;
  return Array.from({ length: count }, (_, index) => ({
    time: new Date(first + index * 900_000).toISOString(),
    label: index % 2 === 0 ? 'Warehouse North' : 'Online Store',
    level: index % 4 === 0 ? 'low' : 'high',
    value: 0.1,
  }));
}

/**
 * Nine labels in two hours of a separate day: "A" has one reading, and "I" has nine, with the lowest and highest
 * values.
 */
const manyLabels: readonly TestRow[] = Array.from('ABCDEFGHI').flatMap((label, index) =>
  Array.from({ length: index + 1 }, (_, position) => ({
    time: `2026-08-01T0${position % 2}:30:00Z`,
    label,
    level: 'medium',
    value: (9 - index) / 8 + position,
  })),
);

/** Three labels that each measure sorts differently. */
const ordered: readonly TestRow[] = Object.entries({ P: [8], Q: [-1, 7, 7], R: [0, 0, 0, 0, 10] }).flatMap(
  ([label, values]) => values.map((value) => ({ time: '2026-06-01T00:30:00Z', label, level: 'low', value })),
);

const none = { count: 0, sum: 0, lowest: null, highest: null };
const dayOfManyLabels = { from: '2026-08-01T00:00:00Z', to: '2026-08-01T03:00:00Z', bucket: 'hour', tz: 'UTC' };

const lengthsInHours = (buckets: readonly { start: string; end: string }[]): number[] =>
  buckets.map(({ start, end }) => (Date.parse(end) - Date.parse(start)) / 3_600_000);

onEachEngine(({ openMigrated }) => {
  let client: TestClient;
  let database: Database;

  beforeAll(async () => {
    database = await openMigrated();
    await insert(database, everyQuarter('2026-03-27T00:00:00Z', '2026-04-07T00:00:00Z'));
    await insert(database, everyQuarter('2026-10-01T00:00:00Z', '2026-10-28T00:00:00Z'));
    await insert(database, [...manyLabels, ...ordered]);
    client = createClient(database);
  });

  const summaryOf = (from: string, to: string, bucket: string, tz = 'UTC') =>
    client.summarize({ from, to, bucket, tz });

  describe('a summary', () => {
    it('counts and sums by level, in total and per bucket', async () => {
      const summary = await summaryOf('2026-10-01T00:00:00Z', '2026-10-01T03:00:00Z', 'hour');
      const ends = { lowest: 0.1, highest: 0.1 };
      const hour = {
        count: 4,
        sum: 0.4,
        ...ends,
        groups: [{ count: 3, sum: 0.3, ...ends }, none, { count: 1, sum: 0.1, ...ends }],
      };
      expect(summary).toMatchObject({
        from: '2026-10-01T00:00:00.000Z',
        to: '2026-10-01T03:00:00.000Z',
        bucket: 'hour',
        tz: 'UTC',
        count: 12,
        sum: 1.2,
        ...ends,
        groupCount: 3,
        labelCount: 2,
      });
      expect(summary.groups).toEqual([
        { key: 'high', count: 9, sum: 0.9, ...ends },
        { key: 'medium', ...none },
        { key: 'low', count: 3, sum: 0.3, ...ends },
      ]);
      expect(summary.labels).toEqual([
        { key: 'Online Store', count: 6, sum: 0.6, ...ends },
        { key: 'Warehouse North', count: 6, sum: 0.6, ...ends },
      ]);
      expect(summary.buckets).toEqual([
        { start: '2026-10-01T00:00:00.000Z', end: '2026-10-01T01:00:00.000Z', ...hour },
        { start: '2026-10-01T01:00:00.000Z', end: '2026-10-01T02:00:00.000Z', ...hour },
        { start: '2026-10-01T02:00:00.000Z', end: '2026-10-01T03:00:00.000Z', ...hour },
      ]);
    });

    it('contains a day of 23 hours in spring and one of 25 hours in autumn', async () => {
      const tz = 'Europe/Berlin';
      const spring = await summaryOf('2026-03-27T23:00:00Z', '2026-03-30T22:00:00Z', 'day', tz);
      expect(lengthsInHours(spring.buckets)).toEqual([24, 23, 24]);
      expect(spring.buckets.map(({ count }) => count)).toEqual([96, 92, 96]);
      const autumn = await summaryOf('2026-10-23T22:00:00Z', '2026-10-26T23:00:00Z', 'day', tz);
      expect(lengthsInHours(autumn.buckets)).toEqual([24, 25, 24]);
      expect(autumn.buckets.map(({ count }) => count)).toEqual([96, 100, 96]);
    });

    it('contains two buckets for the repeated hour in autumn, and none for the skipped hour in spring', async () => {
      const tz = 'Europe/Berlin';
      const autumn = await summaryOf('2026-10-24T23:00:00Z', '2026-10-25T03:00:00Z', 'hour', tz);
      expect(autumn.buckets.map(({ start, count }) => [start.slice(11, 16), count])).toEqual([
        ['23:00', 4],
        ['00:00', 4],
        ['01:00', 4],
        ['02:00', 4],
      ]);
      const spring = await summaryOf('2026-03-29T00:00:00Z', '2026-03-29T02:00:00Z', 'hour', tz);
      expect(spring.buckets.map(({ count }) => count)).toEqual([4, 4]);
    });

    it('returns every bucket of a range, including empty ones', async () => {
      const summary = await summaryOf('2025-12-31T23:00:00Z', '2026-12-31T23:00:00Z', 'month', 'Europe/Berlin');
      expect(summary.buckets.map(({ count }) => count)).toEqual([0, 0, 472, 584, 0, 9, 0, 45, 0, 2592, 0, 0]);
      expect(summary.buckets.at(-1)?.end).toBe('2026-12-31T23:00:00.000Z');
    });

    it('excludes readings outside the range from its first and last bucket', async () => {
      const summary = await summaryOf('2026-10-01T12:00:00Z', '2026-10-02T06:00:00Z', 'day');
      expect(summary.buckets.map(({ start, end, count }) => [start.slice(0, 10), end.slice(0, 10), count])).toEqual([
        ['2026-10-01', '2026-10-02', 48],
        ['2026-10-02', '2026-10-03', 24],
      ]);
    });

    // Far from UTC, with offsets of partial hours, and with clock changes by half an hour and at midnight.
    it.each([
      'Pacific/Kiritimati',
      'Pacific/Pago_Pago',
      'Asia/Kathmandu',
      'Australia/Lord_Howe',
      'Africa/Cairo',
      'Etc/GMT+5',
    ])('omits and repeats no readings in %s', async (tz) => {
      for (const [from, to, count] of [
        ['2026-03-28T12:00:00Z', '2026-04-06T12:00:00Z', 864],
        ['2026-10-02T12:00:00Z', '2026-10-08T12:00:00Z', 576],
      ] as const) {
        for (const bucket of ['hour', 'day', 'month', 'year']) {
          const summary = await client.summarize({ from, to, bucket, tz });
          expect([bucket, summary.buckets.reduce((sum, each) => sum + each.count, 0)]).toEqual([bucket, count]);
          const starts = summary.buckets.map(({ start }) => start);
          expect(new Set(starts).size).toBe(starts.length);
          expect(summary.buckets.slice(0, -1).map(({ end }) => end)).toEqual(starts.slice(1));
        }
      }
    });

    it('filters by several labels, each compared as a whole', async () => {
      const pairs = Object.entries(dayOfManyLabels);
      const some = await client.summarize([...pairs, ['label', 'A'], ['label', 'C'], ['label', 'a']]);
      expect(some).toMatchObject({ count: 4, labelCount: 2 });
      expect(some.labels.map(({ key }) => key)).toEqual(['C', 'A']);
    });

    it.each([
      ['count', 'RQP'],
      ['sum', 'QRP'],
      ['average', 'PQR'],
      ['lowest', 'PRQ'],
      ['highest', 'RPQ'],
    ])('sorts its labels by %s', async (measure, expected) => {
      const range = { from: '2026-06-01T00:00:00Z', to: '2026-06-01T01:00:00Z' };
      const { labels } = await client.summarize({ ...dayOfManyLabels, ...range, measure });
      expect(labels.map(({ key }) => key).join('')).toBe(expected);
    });

    it('lists at most eight labels, together with the total number of labels', async () => {
      const { labels, labelCount } = await client.summarize({ ...dayOfManyLabels, measure: 'lowest' });
      expect(labels.map(({ key }) => key).join('')).toBe('ABCDEFGH');
      expect(labelCount).toBe(9);
    });

    it('adds up values of any size', async () => {
      const at = (hour: number): string => `2026-09-01T0${hour}:00:00Z`;
      const values = [3e-7, 3e-7, 3e-7, 1e15].map((value, index) => ({ time: at(Math.floor(index / 3)), value }));
      await insert(
        database,
        values.map((row) => ({ ...row, label: 'Small', level: 'low' })),
      );
      const { buckets } = await client.summarize({ ...dayOfManyLabels, from: at(0), to: at(2) });
      expect(buckets.map(({ sum }) => sum)).toEqual([9e-7, 1e15]);
    });

    it('contains no lowest or highest value for a range without readings', async () => {
      const empty = { ...dayOfManyLabels, from: '2026-07-01T00:00:00Z', to: '2026-07-01T02:00:00Z' };
      const byLevel = await client.summarize(empty);
      expect(byLevel).toMatchObject({ ...none, labels: [], labelCount: 0, groupCount: 3 });
      expect(byLevel.groups).toEqual(['high', 'medium', 'low'].map((key) => ({ key, ...none })));
      expect(byLevel.buckets.map(({ groups, lowest, highest }) => [groups, lowest, highest])).toEqual([
        [[none, none, none], null, null],
        [[none, none, none], null, null],
      ]);
    });

    it.each<[change: Record<string, string>, says: RegExp]>([
      [{ tz: 'Mars/Base' }, /^"tz": Use a name of the IANA/],
      [{ tz: '+02:00' }, /^"tz": Use a name of the IANA/],
      [{ tz: 'CET' }, /^"tz": Use a name of the IANA/],
      [{ tz: "UTC'; drop table readings" }, /^"tz": Use a name of the IANA/],
      [{ bucket: 'minute' }, /^"bucket": Use one of hour, day, month/],
      [{ group: 'label' }, /^"group": There is no such parameter/],
      [{ measure: 'median' }, /^"measure": Use one of count, sum, average, lowest, highest/],
      [{ from: '2025-01-01T00:00:00Z' }, /^"bucket": The range has more than 2000 buckets/],
      [{ from: '2026-12-01T00:00:00Z' }, /^"from": Use a time before "to"/],
    ])('rejects %o', async (change, says) => {
      const query = { from: '2026-10-01T00:00:00Z', to: '2026-11-01T00:00:00Z', bucket: 'hour', tz: 'UTC', ...change };
      const problem = await problemOf(await client.get(`/readings/summary?${new URLSearchParams(query).toString()}`));
      expect(problem).toMatchObject({ status: 400, detail: expect.stringMatching(says) as string });
    });
  });
});
