import { beforeEach, describe, expect, it } from 'vitest';
import { type Database } from '../../src/api/database/database';
import { maintain } from '../../src/api/maintain';
import { createClient } from './support/client';
import { change, insert, onEachEngine, testTenant, type TestRow } from './support/engines';

const now = new Date('2026-11-22T12:00:00Z');
/** One partition per month, however few readings it contains. */
const partitioned = { now, partitions: true, minReadings: 1 };
const none = { created: [], moved: 0, dropped: [], deleted: 0 };
const rows: TestRow[] = Array.from({ length: 90 }, (_, index) => ({
  time: new Date(now.getTime() - index * 86_400_000).toISOString(),
  label: index % 2 === 0 ? 'North' : 'South',
  level: (['low', 'medium', 'high'] as const)[index % 3] ?? 'low',
  value: index,
}));

onEachEngine(({ name, openMigrated }) => {
  let database: Database;

  beforeEach(async () => {
    database = await openMigrated();
  });

  const partitions = async (): Promise<Record<string, number>> => {
    const found = await database.query<{ name: string; count: number }>(
      // On Citus, the shards of a partition are numbered.
      String.raw`select regexp_replace(tableoid::regclass::text, '_\d{6}$', '') as name, count(*) as count
        from readings group by 1 order by 1`,
    );
    return Object.fromEntries(found.map((row) => [row.name, row.count]));
  };

  const seen = async () => {
    const client = createClient(database, { now: () => now });
    const summary = { from: '2026-08-01T00:00:00Z', to: '2026-12-01T00:00:00Z', bucket: 'month', tz: 'Europe/Berlin' };
    const { rows: list, total } = await client.list({ sort: 'value', limit: '1000' });
    return { list, total, amounts: await client.summarize(summary) };
  };

  describe('partitions by month', () => {
    it('receive the readings of their months without changing any response', async () => {
      await insert(database, rows);
      await insert(database, rows.slice(0, 5), 'initech');
      const before = await seen();
      expect(await partitions()).toEqual({ readings_default: 95 });
      expect(await maintain(database, partitioned)).toEqual({
        created: ['08', '09', '10', '11', '12', '01', '02'].map(
          (month) => `readings_p${Number(month) > 2 ? 2026 : 2027}${month}01`,
        ),
        moved: 95,
        dropped: [],
        deleted: 0,
      });
      expect(await partitions()).toEqual({
        readings_p20260801: 7,
        readings_p20260901: 30,
        readings_p20261001: 31,
        readings_p20261101: 27,
      });
      expect(await seen()).toEqual(before);
      expect(await maintain(database, partitioned)).toEqual(none);
    });

    it('store a reading once, even when it moves to another month', async () => {
      await maintain(database, partitioned);
      await insert(database, rows.slice(0, 30));
      const client = createClient(database, {
        verifyToken: async () => ({ id: 'ada', tenant: testTenant, role: 'writer' }),
      });
      const batch = { rows: [{ id: 'one', time: '2026-11-01T00:00:00Z', label: 'North', level: 'low', value: 1 }] };
      const add = async (): Promise<unknown> => (await client.post('/readings', batch)).json();
      expect([await add(), await add()]).toMatchObject([{ added: 1 }, { skipped: 1 }]);
      await change(database, `update readings set time = '2027-01-05T00:00:00Z' where tenant = $1 and level = 1`, [
        testTenant,
      ]);
      const { total } = await client.list({});
      const { count } = await client.summarize({
        from: '2026-08-01T00:00:00Z',
        to: '2027-04-01T00:00:00Z',
        bucket: 'month',
        tz: 'UTC',
      });
      expect([total, count]).toEqual([31, 31]);
    });

    it('are created later for a month with many readings, but not for a month with few', async () => {
      await maintain(database, partitioned);
      await insert(database, [
        { time: '2024-02-29T23:59:59.999Z', label: 'North', level: 'low', value: 1 },
        { time: '2024-03-01T00:00:00.000Z', label: 'North', level: 'low', value: 1 },
        { time: '2024-03-31T00:00:00.000Z', label: 'North', level: 'low', value: 1 },
      ]);
      expect(await maintain(database, { now, minReadings: 2 })).toEqual({
        ...none,
        created: ['readings_p20240301'],
        moved: 2,
      });
      expect(await partitions()).toEqual({ readings_default: 1, readings_p20240301: 2 });
    });

    it('are not created unless they are requested', async () => {
      await insert(database, rows);
      expect(await maintain(database, { now, minReadings: 1 })).toEqual(none);
      expect(await partitions()).toEqual({ readings_default: 90 });
    });
  });

  describe.each([
    ['with partitions', { dropped: ['readings_p20260801', 'readings_p20260901'], deleted: 0 }],
    ['without partitions', { dropped: [], deleted: 47 }],
  ])('old months %s', (how, removed) => {
    beforeEach(async () => {
      await insert(database, rows);
      await insert(database, rows.slice(80), 'initech');
      if (how === 'with partitions') await maintain(database, partitioned);
    });

    it('are deleted with their totals, and invalidate the responses that clients have stored', async () => {
      const client = createClient(database);
      const etag = (await client.get('/readings')).headers.get('ETag') ?? '';
      expect(await maintain(database, { now, keepMonths: 1 })).toMatchObject(removed);
      const { list, total, amounts } = await seen();
      expect([total, list.length, amounts.count]).toEqual([53, 53, 53]);
      expect((await client.get('/readings', { 'If-None-Match': etag })).status).toBe(200);
      expect(await maintain(database, { now, keepMonths: 1 })).toEqual(none);
    });

    // The embedded database supports one connection.
    if (name === 'PGlite') return;
    it('are deleted while requests run, without making any of them fail', async () => {
      const verifyToken = async (id: string) => ({ id, tenant: testTenant, role: 'writer' as const });
      const { api } = createClient(database, { verifyToken });
      const over = new AbortController();
      const statuses = new Set<number>();
      const requests = [
        '/readings?q=north',
        '/readings.csv?limit=100',
        '/readings/summary?from=2026-08-01T00:00:00Z&to=2026-12-01T00:00:00Z&bucket=day&tz=UTC&label=North',
      ];
      const running = Array.from({ length: 9 }, async (_, user) => {
        const headers = { Authorization: `Bearer ${user}`, 'Content-Type': 'application/json' };
        const row = { time: '2026-11-02T00:00:00Z', label: `New ${user}`, level: 'low', value: 1 };
        while (!over.signal.aborted) {
          for (const path of requests) statuses.add((await api.request(`/api/v1${path}`, { headers })).status);
          const body = JSON.stringify({ rows: [row] });
          statuses.add((await api.request('/api/v1/readings', { method: 'POST', headers, body })).status);
        }
      });
      const result = await maintain(database, { now, keepMonths: 1 });
      over.abort();
      await Promise.all(running);
      expect(result.dropped).toEqual(removed.dropped);
      expect(statuses).toEqual(new Set([200]));
      expect((await createClient(database).list({ to: '2026-10-01T00:00:00Z' })).rows).toEqual([]);
    });
  });
});
