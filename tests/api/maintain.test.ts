import { beforeEach, describe, expect, it } from 'vitest';
import { type Database } from '../../src/api/database/database';
import { checkMigrations, migrate } from '../../src/api/database/migrate';
import { maintain } from '../../src/api/maintain';
import { createClient } from './support/client';
import { insert, onEachEngine, partition, testTenant, type TestRow } from './support/engines';

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

  const seen = async () => {
    const client = createClient(database, { now: () => now });
    const summary = { from: '2026-08-01T00:00:00Z', to: '2026-12-01T00:00:00Z', bucket: 'month', tz: 'Europe/Berlin' };
    const { rows: list, total } = await client.list({ sort: 'value', limit: '1000' });
    return { list, total, amounts: await client.summarize(summary) };
  };

  // Citus partitions the table before it is distributed, and PGlite is for development.
  const partitioned = name === 'Postgres' ? ['in a table that is partitioned as in docs/scale.md'] : [];
  describe.each(['in a plain table', ...partitioned])('old months %s', (table) => {
    beforeEach(async () => {
      if (table !== 'in a plain table') await partition(database);
      await insert(database, rows);
      await insert(database, rows.slice(80), 'initech');
    });

    it('need no migration', async () => {
      // Earlier versions created a table with the same partitions.
      if (table !== 'in a plain table') await database.run("update schema_migrations set name = '0001-schema'");
      expect(await migrate(database)).toEqual([]);
      await expect(checkMigrations(database)).resolves.toBeUndefined();
    });

    it('are deleted with their totals, and invalidate the responses that clients have stored', async () => {
      const client = createClient(database);
      const etag = (await client.get('/readings')).headers.get('ETag') ?? '';
      expect(await maintain(database, 1, now)).toBe(47);
      const { list, total, amounts } = await seen();
      expect([total, list.length, amounts.count]).toEqual([53, 53, 53]);
      expect((await client.get('/readings', { 'If-None-Match': etag })).status).toBe(200);
      expect(await maintain(database, 1, now)).toBe(0);
    });

    // The embedded database supports one connection.
    if (name === 'PGlite') return;
    it('are not deleted while a backup runs, because requests would wait for its end', async () => {
      const running = database.transaction(async (backup) => {
        await backup.query('select from reading_versions');
        await maintain(database, 1, now);
      });
      await expect(running).rejects.toMatchObject({ name: 'ConflictError' });
    });

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
      const deleted = await maintain(database, 2, now);
      over.abort();
      await Promise.all(running);
      expect(deleted).toBe(14);
      expect(statuses).toEqual(new Set([200]));
      expect((await createClient(database).list({ to: '2026-09-01T00:00:00Z' })).rows).toEqual([]);
    });
  });
});
