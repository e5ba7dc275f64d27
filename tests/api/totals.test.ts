import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { levels } from '../../src/api/contract';
import { type Database } from '../../src/api/database/database';
import { renewTotalsByDay } from '../../src/api/readings/write-totals';
import { createClient, type TestClient } from './support/client';
import { insert, onEachEngine, testTenant, type TestRow } from './support/engines';

const start = Date.parse('2026-03-27T00:00:00Z');
const daysMs = 86_400_000;
const labels = ['North', 'South', 'East'];
const rowAt = (ms: number, index: number): TestRow => ({
  time: new Date(start + ms).toISOString(),
  label: labels[index % 3] ?? '',
  level: levels[index % 2] ?? 'low',
  value: ((index * 37) % 100) / 8 - 3,
});
/** Five days around the clock change in Europe, with many readings at the ends of quarter hours. */
const rows = Array.from({ length: 600 }, (_, index) => {
  const quarter = Math.floor((index * 7919) % 480) * 900_000;
  return rowAt(quarter + (index % 3 === 0 ? 0 : (index * 104_729) % 900_000), index);
});

const time = fc
  .tuple(fc.integer({ min: -4, max: 484 }), fc.constantFrom(0, 1, 450_123, 899_999))
  .map(([quarters, ms]) => new Date(start + quarters * 900_000 + ms).toISOString());
const queries = fc.record({
  range: fc.tuple(time, time).filter(([one, other]) => one !== other),
  bucket: fc.constantFrom('hour', 'day', 'month', 'year'),
  tz: fc.constantFrom('UTC', 'Europe/Berlin', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'America/St_Johns'),
  filter: fc.constantFrom<Record<string, string>[]>(
    {},
    { level: 'high' },
    { label: 'South' },
    { q: 'th' },
    { level: 'high', q: 'OU' },
  ),
});

onEachEngine(({ openMigrated }) => {
  let database: Database;
  let client: TestClient;

  beforeAll(async () => {
    database = await openMigrated();
    client = createClient(database);
    await insert(database, rows);
    await insert(database, rows.slice(0, 50), 'initech');
  });

  /** The amounts of the summary, computed from every reading in the list. */
  async function expectSameAmounts(seed: number): Promise<void> {
    for (const { range, bucket, tz, filter } of fc.sample(queries, { numRuns: 60, seed })) {
      const [from = '', to = ''] = range.toSorted();
      const query = { from, to, ...filter };
      const { rows: matching, total } = await client.list({ ...query, limit: '1000' });
      const summary = await client.summarize({ ...query, bucket, tz });
      const text = JSON.stringify({ ...query, bucket, tz });
      const amountsIn = (first: string, last: string, belongs: (row: (typeof matching)[number]) => boolean) => {
        const values = matching
          .filter((row) => row.time >= first && row.time < last && belongs(row))
          .map(({ value }) => value);
        const isEmpty = values.length === 0;
        return {
          count: values.length,
          sum: values.reduce((sum, value) => sum + value, 0),
          lowest: isEmpty ? null : Math.min(...values),
          highest: isEmpty ? null : Math.max(...values),
        };
      };
      expect(total, text).toBe(matching.length);
      expect(summary, text).toMatchObject(amountsIn(from, to, () => true));
      for (const { start: first, end, groups } of summary.buckets) {
        expect(groups, text).toEqual(levels.map((level) => amountsIn(first, end, (row) => row.level === level)));
      }
      for (const { key, ...amounts } of summary.labels) {
        expect(amounts, text).toEqual(amountsIn(from, to, (row) => row.label === key));
      }
    }
  }

  describe('the totals', () => {
    it('match the readings, for any range, zone and filter', async () => {
      await expectSameAmounts(5);
      const inner = { from: new Date(start).toISOString(), to: new Date(start + 5 * daysMs).toISOString() };
      expect((await client.summarize({ ...inner, bucket: 'day', tz: 'UTC' })).count).toBe(600);
    });

    it('include readings that are added late and, after a renewal, readings that a program has changed', async () => {
      await insert(database, [rowAt(1_234_567, 3), rowAt(6 * daysMs, 4)]);
      await database.query(
        `update readings set value = value - 5, time = $3, level = 1
         where tenant = $1 and label = 'South' and time < $2`,
        [testTenant, ...[2, 2.7].map((day) => new Date(start + day * daysMs).toISOString())],
      );
      await database.query(`delete from readings where tenant = $1 and value > 5`, [testTenant]);
      const renewed = await renewTotalsByDay(database, testTenant, new Date(start), new Date(start + 7 * daysMs));
      expect(renewed).toBe(7);
      await expectSameAmounts(6);
    });

    it('count labels up to a limit in a search, and are used for summaries by month', async () => {
      const label = 'Counted';
      await database.query('insert into sources (tenant, name) values ($1, $2)', [testTenant, label]);
      await database.query(
        `insert into reading_days (tenant, start, label, level, count, sum, lowest, highest)
         select $1, timestamptz '2030-01-01T00:00:00Z' + make_interval(days => day), $2, 1, 2, 0, 0, 0
         from generate_series(1, 100001) as days (day)`,
        [testTenant, label],
      );
      expect(await client.list({ q: 'counted' })).toMatchObject({ total: 200_000, totalIsEstimate: true });
      expect(await client.list({ q: 'counted', to: '2040-01-01T00:00:00Z' })).toMatchObject({
        total: 2 * 3651,
        totalIsEstimate: false,
      });
      // Midnight in Berlin splits the UTC day before each month.
      const year = { from: '2030-12-31T23:00:00Z', to: '2031-12-31T23:00:00Z', bucket: 'month', tz: 'Europe/Berlin' };
      expect(await client.summarize({ ...year, label })).toMatchObject({ count: 2 * (365 - 12) });
      await database.query('delete from reading_days where label = $1', [label]);
    });

    it('include the readings of two concurrent transactions', async () => {
      const before = (await client.list({})).total;
      await Promise.all(Array.from({ length: 8 }, (_, index) => insert(database, rows.slice(index, 300 + index))));
      expect((await client.list({})).total).toBe(before + 8 * 300);
      const [row] = await database.query<{ count: number }>(
        'select count(*) as count from readings where tenant = $1',
        [testTenant],
      );
      expect(row?.count).toBe(before + 8 * 300);
    });
  });
});
