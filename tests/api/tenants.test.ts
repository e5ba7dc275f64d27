import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { buckets, groupings, measures, sortFields } from '../../src/api/contract';
import { type Connection, type Database, type Queryable } from '../../src/api/database/database';
import { asTenant } from '../../src/api/database/tenant';
import { createClient } from './support/client';
import { insert, onEachEngine, type TestRow } from './support/engines';

const now = new Date('2026-11-22T12:00:00Z');
const start = Date.parse('2026-11-01T00:00:00Z');
const labels = { acme: ['North', 'South', 'Shared'], initech: ['Plant', 'South Pole', 'Shared'] } as const;
type Tenant = keyof typeof labels;

const rowsOf = (tenant: Tenant): TestRow[] =>
  Array.from({ length: 120 }, (_, index) => ({
    time: new Date(start + index * 1_800_000).toISOString(),
    label: labels[tenant][index % 3] ?? '',
    level: ['low', 'medium', 'high'][(index * 7) % 3] ?? '',
    value: (tenant === 'acme' ? 0 : 1000) + (index % 10),
  }));

const time = fc
  .integer({ min: -5, max: 130 })
  .map((halfHours) => new Date(start + halfHours * 1_800_000).toISOString());
const filter = {
  level: fc.subarray(['low', 'medium', 'high'], { minLength: 1 }).map((levels) => levels.join(',')),
  label: fc.constantFrom(...labels.acme, ...labels.initech),
  q: fc.constantFrom('o', 'south', 'Plant', 'zzz', ''),
};
const range = fc.tuple(time, time).filter(([one, other]) => one !== other);
const sort = fc.constantFrom(...sortFields).chain((field) => fc.constantFrom(field, `-${field}`));

const listQuery = fc
  .record({ ...filter, sort, limit: fc.constantFrom('1', '7', '100') }, { requiredKeys: [] })
  .map((query) => ['/readings', query] as const);
const csvQuery = fc.record({ ...filter, sort }, { requiredKeys: [] }).map((query) => ['/readings.csv', query] as const);
const summaryQuery = fc
  .tuple(
    range,
    fc.record(
      { ...filter, group: fc.constantFrom(...groupings), measure: fc.constantFrom(...measures) },
      { requiredKeys: [] },
    ),
    fc.constantFrom(...buckets),
    fc.constantFrom('UTC', 'Asia/Kathmandu', 'Europe/Berlin'),
  )
  .map(([ends, query, bucket, tz]) => {
    const [from, to] = ends.toSorted();
    return ['/readings/summary', { ...query, from, to, bucket, tz }] as const;
  });
/** Every route of the data with every parameter. */
const requests = fc.oneof(listQuery, listQuery, csvQuery, summaryQuery).map(([path, query]) => {
  const defined = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return `${path}?${new URLSearchParams(defined).toString()}`;
});

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
    it('is no part of any response to another one: rows, counts, labels, cursors and ETags stay the same', async () => {
      await insert(database, rowsOf('acme'), 'acme');
      const paths = fc.sample(requests, { numRuns: 300, seed: 7 });
      const before: [path: string, seen: Seen][] = [];
      for (const path of paths) {
        const seen = await see('acme', path);
        before.push([path, seen]);
        const cursor = path.startsWith('/readings?') ? cursorOf(seen) : null;
        if (cursor === null) continue;
        const next = `${path}&cursor=${cursor}`;
        before.push([next, await see('acme', next)]);
      }
      expect(before.length).toBeGreaterThan(300);
      expect(new Set(before.map(([, { status }]) => status))).toEqual(new Set([200]));

      await insert(database, rowsOf('initech'), 'initech');
      for (const [path, seen] of before) {
        expect([path, await see('acme', path)]).toEqual([path, seen]);
        if (seen.etag !== null) expect(await see('acme', path, seen.etag)).toMatchObject({ status: 304 });
        // The other tenant sends the same requests, also with what the first one knows.
        const other = await see('initech', path, seen.etag);
        expect(other.body).not.toMatch(/North|South(?! Pole)/);
        if (seen.etag !== null) expect(other.status).toBe(200);
      }
    });

    it('is not there for a user of a tenant without data', async () => {
      await insert(database, rowsOf('acme'), 'acme');
      for (const path of fc.sample(requests, { numRuns: 50, seed: 11 })) {
        expect((await see('new', path)).body).not.toMatch(/North|South|Shared/);
      }
    });

    it('is found by an index that begins with the tenant, in every statement of the API', async () => {
      await insert(database, rowsOf('acme'), 'acme');
      const statements = new Map<string, readonly unknown[]>();
      const record = (inner: Queryable): Queryable => ({
        ...inner,
        query: (text, values = []) => {
          statements.set(text, values);
          return inner.query(text, values);
        },
      });
      const recorded: Database = {
        ...database,
        transaction: ((work, signal) =>
          database.transaction((inner) => work(record(inner)), signal)) satisfies Connection['transaction'],
      };
      const client = createClient(recorded, {
        verifyToken: async () => ({ id: 'ada', tenant: 'acme', role: 'reader' }),
      });
      for (const path of fc.sample(requests, { numRuns: 100, seed: 3 })) await (await client.get(path)).text();
      const ofData = [...statements].filter(([text]) =>
        /\b(?:readings|reading_totals|reading_days|sources)\b/.test(text),
      );
      expect(ofData.length).toBeGreaterThan(20);
      for (const [text, values] of ofData) {
        const plan = await asTenant(
          database,
          'acme',
        )(async (transaction) => {
          await transaction.run('set local enable_seqscan = off; set local enable_bitmapscan = off');
          return transaction.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(`explain (format json) ${text}`, values);
        });
        const scans = scansOf(plan[0]?.['QUERY PLAN'][0].Plan);
        expect(scans.length, text).toBeGreaterThan(0);
        for (const scan of scans) expect(scan['Index Cond'], text).toMatch(/\(tenant = /);
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

    it('sees its rows only, also in a statement that names no tenant', async () => {
      expect(await asTenant(database, 'acme')(tenantsIn)).toEqual([{ tenant: 'acme' }]);
      expect(await asTenant(database, 'acme')((one) => one.query('select distinct tenant from sources'))).toEqual([
        { tenant: 'acme' },
      ]);
      expect(await asTenant(database, 'nobody')(tenantsIn)).toEqual([]);
    });

    it('changes its rows only', async () => {
      await asTenant(
        database,
        'acme',
      )((transaction) => transaction.run('update readings set value = 7; delete from readings'));
      expect(await tenantsIn(database)).toEqual([{ tenant: 'initech' }]);
      const add = `insert into readings (tenant, time, label, level, value) values ('initech', now(), 'Plant', 1, 1)`;
      await expect(asTenant(database, 'acme')((transaction) => transaction.run(add))).rejects.toThrow(
        /row-level security/,
      );
    });

    it('leaves nothing behind for the next transaction of its connection', async () => {
      await asTenant(database, 'acme')(tenantsIn);
      const settings = `select current_setting('waymark.tenant', true) as tenant, current_user = session_user as own`;
      const [after] = await database.query<{ tenant: string | null; own: boolean }>(settings);
      expect([after?.tenant ?? '', after?.own]).toEqual(['', true]);
    });
  });
});

interface PlanNode {
  'Relation Name'?: string;
  'Index Cond'?: string;
  Plans?: PlanNode[];
}

/** The nodes of a plan that read a table. */
function scansOf(node: PlanNode | undefined): PlanNode[] {
  if (!node) return [];
  return [...(node['Relation Name'] === undefined ? [] : [node]), ...(node.Plans ?? []).flatMap(scansOf)];
}
