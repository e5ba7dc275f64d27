import { beforeAll, describe, expect, it } from 'vitest';
import { createClient, problemOf, type TestClient } from './support/client';
import { insert, onEachEngine, type TestRow } from './support/engines';

/** A reading every 15 minutes: across both changes of the clock in 2026, in Europe and on Lord Howe Island. */
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

const lengthsInHours = (buckets: readonly { start: string; end: string }[]): number[] =>
  buckets.map(({ start, end }) => (Date.parse(end) - Date.parse(start)) / 3_600_000);

onEachEngine(({ openMigrated }) => {
  let client: TestClient;

  beforeAll(async () => {
    const database = await openMigrated();
    await insert(database, everyQuarter('2026-03-27T00:00:00Z', '2026-04-07T00:00:00Z'));
    await insert(database, everyQuarter('2026-10-01T00:00:00Z', '2026-10-28T00:00:00Z'));
    client = createClient(database);
  });

  describe('a summary', () => {
    const threeHours = { from: '2026-10-01T00:00:00Z', to: '2026-10-01T03:00:00Z', bucket: 'hour', tz: 'UTC' };
    const amounts = (count: number) => ({
      count,
      sum: Math.round(count) / 10,
      lowest: count === 0 ? null : 0.1,
      highest: count === 0 ? null : 0.1,
    });

    it('has the amounts of each level and label, in total and per bucket', async () => {
      const summary = await client.summarize(threeHours);
      const groups = [amounts(3), amounts(0), amounts(1)];
      expect(summary).toMatchObject({
        ...amounts(12),
        groups: [
          { key: 'high', ...amounts(9) },
          { key: 'medium', ...amounts(0) },
          { key: 'low', ...amounts(3) },
        ],
        groupCount: 3,
        labels: [
          { key: 'Online Store', ...amounts(6) },
          { key: 'Warehouse North', ...amounts(6) },
        ],
        labelCount: 2,
      });
      expect(summary.buckets).toEqual([
        { start: '2026-10-01T00:00:00.000Z', end: '2026-10-01T01:00:00.000Z', ...amounts(4), groups },
        { start: '2026-10-01T01:00:00.000Z', end: '2026-10-01T02:00:00.000Z', ...amounts(4), groups },
        { start: '2026-10-01T02:00:00.000Z', end: '2026-10-01T03:00:00.000Z', ...amounts(4), groups },
      ]);
    });

    it('groups by label, and counts the readings of some labels only', async () => {
      const summary = await client.summarize({ ...threeHours, group: 'label' });
      expect(summary.groups.map(({ key, count }) => [key, count])).toEqual([
        ['Online Store', 6],
        ['Warehouse North', 6],
      ]);
      expect(summary.buckets[0]?.groups.map(({ count }) => count)).toEqual([2, 2]);
      const filtered = await client.summarize({ ...threeHours, label: 'Online Store' });
      expect(filtered).toMatchObject({ count: 6, labelCount: 1 });
    });

    it('has a day of 23 hours in spring and of 25 hours in autumn', async () => {
      const tz = 'Europe/Berlin';
      const spring = await client.summarize({
        from: '2026-03-27T23:00:00Z',
        to: '2026-03-30T22:00:00Z',
        bucket: 'day',
        tz,
      });
      expect(lengthsInHours(spring.buckets)).toEqual([24, 23, 24]);
      expect(spring.buckets.map(({ count }) => count)).toEqual([96, 92, 96]);
      const autumn = await client.summarize({
        from: '2026-10-23T22:00:00Z',
        to: '2026-10-26T23:00:00Z',
        bucket: 'day',
        tz,
      });
      expect(lengthsInHours(autumn.buckets)).toEqual([24, 25, 24]);
      expect(autumn.buckets.map(({ count }) => count)).toEqual([96, 100, 96]);
    });

    it('has two buckets for the repeated hour in autumn, and none for the skipped hour in spring', async () => {
      const tz = 'Europe/Berlin';
      const autumn = await client.summarize({
        from: '2026-10-24T23:00:00Z',
        to: '2026-10-25T03:00:00Z',
        bucket: 'hour',
        tz,
      });
      expect(autumn.buckets.map(({ start, count }) => [start.slice(11, 16), count])).toEqual([
        ['23:00', 4],
        ['00:00', 4],
        ['01:00', 4],
        ['02:00', 4],
      ]);
      const spring = await client.summarize({
        from: '2026-03-29T00:00:00Z',
        to: '2026-03-29T02:00:00Z',
        bucket: 'hour',
        tz,
      });
      expect(spring.buckets.map(({ count }) => count)).toEqual([4, 4]);
    });

    it('returns every bucket of a range, including empty ones', async () => {
      const summary = await client.summarize({
        from: '2025-12-31T23:00:00Z',
        to: '2026-12-31T23:00:00Z',
        bucket: 'month',
        tz: 'Europe/Berlin',
      });
      expect(summary.buckets.map(({ count }) => count)).toEqual([0, 0, 472, 584, 0, 0, 0, 0, 0, 2592, 0, 0]);
      expect(summary.buckets.at(-1)?.end).toBe('2026-12-31T23:00:00.000Z');
    });

    it('excludes readings outside of the range from its first and last bucket', async () => {
      const summary = await client.summarize({
        from: '2026-10-01T12:00:00Z',
        to: '2026-10-02T06:00:00Z',
        bucket: 'day',
        tz: 'UTC',
      });
      expect(summary.buckets.map(({ start, end, count }) => [start.slice(0, 10), end.slice(0, 10), count])).toEqual([
        ['2026-10-01', '2026-10-02', 48],
        ['2026-10-02', '2026-10-03', 24],
      ]);
    });

    // Far from UTC, offsets of parts of an hour, and changes of the clock by half an hour and at midnight.
    it.each([
      'Pacific/Kiritimati',
      'Pacific/Pago_Pago',
      'Asia/Kathmandu',
      'Australia/Lord_Howe',
      'Africa/Cairo',
      'Etc/GMT+5',
    ])('loses and repeats nothing in %s', async (tz) => {
      for (const [from, to, count] of [
        ['2026-03-28T12:00:00Z', '2026-04-06T12:00:00Z', 864],
        ['2026-10-02T12:00:00Z', '2026-10-08T12:00:00Z', 576],
      ] as const) {
        for (const bucket of ['hour', 'day', 'month']) {
          const summary = await client.summarize({ from, to, bucket, tz });
          expect([bucket, summary.buckets.reduce((sum, each) => sum + each.count, 0)]).toEqual([bucket, count]);
          const starts = summary.buckets.map(({ start }) => start);
          expect(new Set(starts).size).toBe(starts.length);
          expect(summary.buckets.slice(0, -1).map(({ end }) => end)).toEqual(starts.slice(1));
        }
      }
    });

    it('filters by level and label', async () => {
      const range = { from: '2026-10-01T00:00:00Z', to: '2026-10-02T00:00:00Z', bucket: 'day', tz: 'UTC' };
      expect(await client.summarize({ ...range, level: 'low' })).toMatchObject({ count: 24 });
      expect(await client.summarize({ ...range, level: 'high', q: 'north' })).toMatchObject({ count: 24 });
      expect(await client.summarize({ ...range, q: 'nowhere' })).toMatchObject({ count: 0, sum: 0 });
    });

    it.each<[change: Record<string, string>, says: RegExp]>([
      [{ tz: 'Mars/Base' }, /^"tz": Use a name of the IANA/],
      [{ tz: '+02:00' }, /^"tz": Use a name of the IANA/],
      [{ tz: 'CET' }, /^"tz": Use a name of the IANA/],
      [{ tz: "UTC'; drop table readings" }, /^"tz": Use a name of the IANA/],
      [{ bucket: 'minute' }, /^"bucket": Use one of hour, day, month/],
      [{ from: '2025-01-01T00:00:00Z' }, /^"bucket": The range has more than 2000 buckets/],
      [{ from: '2026-12-01T00:00:00Z' }, /^"from": Use a time before "to"/],
    ])('rejects %o', async (change, says) => {
      const query = { from: '2026-10-01T00:00:00Z', to: '2026-11-01T00:00:00Z', bucket: 'hour', tz: 'UTC', ...change };
      const problem = await problemOf(await client.get(`/readings/summary?${new URLSearchParams(query).toString()}`));
      expect(problem).toMatchObject({ status: 400, detail: expect.stringMatching(says) as string });
    });

    it('has an ETag, and responds with 304 while the data is the same', async () => {
      const path = '/readings/summary?from=2026-10-01T00:00:00Z&to=2026-10-28T00:00:00Z&bucket=day&tz=UTC';
      const etag = (await client.get(path)).headers.get('ETag') ?? '';
      expect((await client.get(path, { 'If-None-Match': etag })).status).toBe(304);
    });
  });

  describe('a summary of many labels', () => {
    const range = { from: '2026-10-01T00:00:00Z', to: '2026-10-02T00:00:00Z', bucket: 'day', tz: 'UTC' };
    let many: TestClient;

    beforeAll(async () => {
      const database = await openMigrated();
      // The first label has one reading of the value 10, the tenth has ten of the value 1.
      const rows = Array.from({ length: 10 }, (_, label) =>
        Array.from({ length: label + 1 }, (_reading, index) => ({
          time: `2026-10-01T00:00:${String(index).padStart(2, '0')}Z`,
          label: `Source ${label}`,
          level: 'high' as const,
          value: 10 - label,
        })),
      );
      await insert(database, rows.flat());
      many = createClient(database);
    });

    it('names the six with the most readings, and adds up the others', async () => {
      const { groups, groupCount, labels, labelCount, count } = await many.summarize({ ...range, group: 'label' });
      expect(groups.map(({ key }) => key)).toEqual([
        'Source 9',
        'Source 8',
        'Source 7',
        'Source 6',
        'Source 5',
        'Source 4',
        null,
      ]);
      expect(groups.at(-1)).toMatchObject({ count: 10, lowest: 7, highest: 10 });
      expect(groups.reduce((sum, group) => sum + group.count, 0)).toBe(count);
      expect([groupCount, labels.length, labelCount]).toEqual([10, 8, 10]);
    });

    it.each([
      ['count', 'Source 9'],
      ['average', 'Source 0'],
      ['highest', 'Source 0'],
      ['lowest', 'Source 0'],
      ['sum', 'Source 4'],
    ])('begins with the label that comes first by %s', async (measure, first) => {
      const { labels } = await many.summarize({ ...range, measure });
      expect(labels[0]?.key).toBe(first);
    });

    it('has no lowest value without readings', async () => {
      const summary = await many.summarize({ ...range, from: '2026-09-30T00:00:00Z', to: '2026-10-01T00:00:00Z' });
      expect(summary).toMatchObject({ count: 0, sum: 0, lowest: null, highest: null, labels: [], labelCount: 0 });
    });
  });
});
