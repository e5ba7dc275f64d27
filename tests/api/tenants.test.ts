import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Database, type Queryable } from '../../src/api/database/database';
import { asTenant } from '../../src/api/database/tenant';
import { createClient } from './support/client';
import { insert, onEachEngine } from './support/engines';
import { requests, rowsOf } from './support/requests';

const now = new Date('2026-11-22T12:00:00Z');

interface Seen {
  status: number;
  etag: string | null;
  body: string;
}

onEachEngine(({ openMigrated }) => {
  let database: Database;

  beforeEach(async () => {
    database = await openMigrated();
  });

  const clientOf = (tenant: string) =>
    createClient(database, {
      now: () => now,
      verifyToken: async () => ({ id: `user of ${tenant}`, tenant, role: 'reader' }),
    });

  async function see(tenant: string, path: string, etag?: string | null): Promise<Seen> {
    const response = await clientOf(tenant).get(path, etag ? { 'If-None-Match': etag } : {});
    return { status: response.status, etag: response.headers.get('ETag'), body: await response.text() };
  }

  const cursorOf = ({ body }: Seen): string | null => (JSON.parse(body) as { nextCursor: string | null }).nextCursor;

  describe('the data of a tenant', () => {
    it('does not affect any response to another tenant, including its counts, cursors and ETags', async () => {
      await insert(database, rowsOf('acme'), 'acme');
      const paths = fc.sample(requests, { numRuns: 40, seed: 7 });
      const before: [path: string, seen: Seen][] = [];
      for (const path of paths) {
        const seen = await see('acme', path);
        before.push([path, seen]);
        const cursor = path.startsWith('/readings?') ? cursorOf(seen) : null;
        if (cursor === null) continue;
        const next = `${path}&cursor=${cursor}`;
        before.push([next, await see('acme', next)]);
      }
      expect(before.length).toBeGreaterThan(40);
      expect(new Set(before.map(([, { status }]) => status))).toEqual(new Set([200]));

      await insert(database, rowsOf('initech'), 'initech');
      for (const [path, seen] of before) {
        expect([path, await see('acme', path)]).toEqual([path, seen]);
        if (seen.etag !== null) expect(await see('acme', path, seen.etag)).toMatchObject({ status: 304 });
        // The other tenant sends the same requests, including those with the first tenant's cursors and ETags.
        const other = await see('initech', path, seen.etag);
        expect(other.body).not.toMatch(/North|South(?! Pole)/);
        if (seen.etag !== null) expect(other.status).toBe(200);
      }
    });

    it('is not visible to a user of a tenant without data', async () => {
      await insert(database, rowsOf('acme'), 'acme');
      for (const path of fc.sample(requests, { numRuns: 20, seed: 11 })) {
        expect((await see('new', path)).body).not.toMatch(/North|South|Shared/);
      }
    });
  });

  describe('a transaction of a tenant', () => {
    beforeEach(async () => {
      await insert(database, rowsOf('acme'), 'acme');
      await insert(database, rowsOf('initech'), 'initech');
    });

    const tenantsIn = (connection: Queryable): Promise<{ tenant: string }[]> =>
      connection.query('select distinct tenant from readings order by tenant');

    it("sees only the tenant's rows, even in a statement without a tenant condition", async () => {
      expect(await asTenant(database, 'acme')(tenantsIn)).toEqual([{ tenant: 'acme' }]);
      expect(await asTenant(database, 'acme')((one) => one.query('select distinct tenant from sources'))).toEqual([
        { tenant: 'acme' },
      ]);
      expect(await asTenant(database, 'nobody')(tenantsIn)).toEqual([]);
    });

    it("changes only the tenant's rows", async () => {
      await asTenant(
        database,
        'acme',
      )((transaction) => transaction.run('update readings set value = 7; delete from readings'));
      expect(await tenantsIn(database)).toEqual([{ tenant: 'initech' }]);
      const add = `insert into readings (tenant, time, label, level, value) values ('initech', now(), 'Plant', 1, 1)`;
      await expect(asTenant(database, 'acme')((transaction) => transaction.run(add))).rejects.toMatchObject({
        name: 'RightsError',
      });
    });

    it('leaves nothing behind for the next transaction on its connection', async () => {
      await asTenant(database, 'acme')(tenantsIn);
      const settings = `select current_setting('waymark.tenant', true) as tenant, current_user = session_user as own`;
      const [after] = await database.transaction((next) =>
        next.query<{ tenant: string | null; own: boolean }>(settings),
      );
      expect([after?.tenant ?? '', after?.own]).toEqual(['', true]);
    });
  });
});
