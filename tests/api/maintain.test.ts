import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hasPartman } from '../../scripts/lib/find-programs.mjs';
import { type Database } from '../../src/api/database/database';
import { maintainPartitions } from '../../src/api/database/maintain';
import { createClient } from './support/client';
import { change, insert, onEachEngine, testTenant, type TestRow } from './support/engines';

const now = new Date('2026-11-22T12:00:00Z');
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
      'select tableoid::regclass::text as name, count(*) as count from readings group by 1 order by 1',
    );
    return Object.fromEntries(found.map((row) => [row.name, row.count]));
  };

  const seen = async () => {
    const client = createClient(database, { now: () => now });
    const summary = { from: '2026-08-01T00:00:00Z', to: '2026-12-01T00:00:00Z', bucket: 'month', tz: 'Europe/Berlin' };
    const { rows: list, total } = await client.list({ sort: 'value', limit: '1000' });
    return { list, total, amounts: await client.summarize(summary) };
  };

  describe('maintenance', () => {
    it('moves readings to the partitions of their months, and no response changes', async () => {
      await insert(database, rows);
      await insert(database, rows.slice(0, 5), 'initech');
      const before = await seen();
      expect(await partitions()).toEqual({ readings_default: 95 });
      expect(await maintainPartitions(database, { now })).toEqual({
        created: ['08', '09', '10', '11', '12', '01', '02'].map(
          (month) => `readings_p${Number(month) > 2 ? 2026 : 2027}${month}01`,
        ),
        moved: 95,
        dropped: [],
      });
      expect(await partitions()).toEqual({
        readings_p20260801: 7,
        readings_p20260901: 30,
        readings_p20261001: 31,
        readings_p20261101: 27,
      });
      expect(await seen()).toEqual(before);
      expect(await maintainPartitions(database, { now })).toEqual({ created: [], moved: 0, dropped: [] });
    });

    it('keeps a reading once, also when it moves to another month', async () => {
      await maintainPartitions(database, { now });
      await insert(database, rows.slice(0, 30));
      const client = createClient(database, {
        verifyToken: async () => ({ id: 'ada', tenant: testTenant, role: 'writer' }),
      });
      const batch = { rows: [{ id: 'one', time: '2026-11-01T00:00:00Z', label: 'North', level: 'low', value: 1 }] };
      const add = async (): Promise<unknown> => (await client.post('/readings', batch)).json();
      expect([await add(), await add()]).toMatchObject([{ added: 1 }, { skipped: 1 }]);
      await change(database, `update readings set time = time + interval '3 months' where tenant = $1 and level = 1`, [
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

    it('finds the readings that were added for a month without a partition', async () => {
      await maintainPartitions(database, { now });
      await insert(database, [{ time: '2024-02-29T23:59:59.999Z', label: 'North', level: 'low', value: 1 }]);
      expect(await partitions()).toEqual({ readings_default: 1 });
      expect(await maintainPartitions(database, { now })).toEqual({
        created: ['readings_p20240201'],
        moved: 1,
        dropped: [],
      });
    });
  });

  describe('old months', () => {
    it('are dropped with their totals, and no client is told that its response is current', async () => {
      await insert(database, rows);
      const client = createClient(database);
      const etag = (await client.get('/readings')).headers.get('ETag') ?? '';
      const { dropped } = await maintainPartitions(database, { now, keepMonths: 1 });
      expect(dropped).toEqual(['readings_p20260801', 'readings_p20260901']);
      const { list, total, amounts } = await seen();
      expect([total, list.length, amounts.count]).toEqual([53, 53, 53]);
      expect((await client.get('/readings', { 'If-None-Match': etag })).status).toBe(200);
      expect((await maintainPartitions(database, { now, keepMonths: 1 })).dropped).toEqual([]);
    });
  });

  describe.skipIf(name === 'PGlite' || !hasPartman())('where pg_partman manages the readings', () => {
    afterEach(() => database.run('drop extension pg_partman cascade; drop schema partman cascade'));

    it('is left to it', async () => {
      await database.run('create schema partman; create extension pg_partman schema partman');
      // It creates its own default partition.
      await database.run('drop table readings_default');
      // Version 5 has renamed the type.
      await database.run(`
        select partman.create_parent('public.readings', 'time', p_interval := '1 month', p_start_partition := '2026-08-01',
          p_type := case when extversion < '5' then 'native' else 'range' end)
        from pg_extension where extname = 'pg_partman';
      `);
      await insert(database, rows);
      await insert(database, [{ time: '2024-02-29T00:00:00Z', label: 'North', level: 'low', value: 1 }]);
      const before = await seen();
      expect(await partitions()).toMatchObject({ readings_default: 1 });
      expect(await maintainPartitions(database, { now })).toEqual({ created: [], moved: 1, dropped: [] });
      expect(Object.keys(await partitions())).toHaveLength(5);
      expect(await seen()).toEqual(before);
    });
  });
});
