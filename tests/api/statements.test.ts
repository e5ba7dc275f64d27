import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type User } from '../../src/api/auth/verify-token';
import { sortFields } from '../../src/api/contract';
import { type Database } from '../../src/api/database/database';
import { checkMigrations } from '../../src/api/database/migrate';
import { asTenant } from '../../src/api/database/tenant';
import { fillDemoData } from '../../src/api/demo/keep-demo-data';
import { importCsv } from '../../src/api/import-csv';
import { deleteTenant, deleteUser } from '../../src/api/tenant-data';
import { createClient } from './support/client';
import { onEachEngine } from './support/engines';
import { recorderOf, type Statement } from './support/recorder';
import { requests, rowsOf } from './support/requests';

/** Does everything that the program does with a database, except migrations. */
async function runEverything(database: Database): Promise<void> {
  await checkMigrations(database);
  const clientOf = (role: User['role']) =>
    createClient(database, { verifyToken: async () => ({ id: 'ada', tenant: 'acme', role }) });
  const { get, list } = clientOf('reader');
  const { api, post } = clientOf('admin');
  const rows = rowsOf('acme').map((row, index) => ({ ...row, id: String(index) }));
  for (const sent of [rows, rows.slice(0, 5)]) await post('/readings', { rows: sent });
  await post('/readings?atomic=true', { rows: [] });
  for (const request of fc.sample(requests, { numRuns: 120, seed: 3 })) await (await get(request)).text();
  for (const field of sortFields) {
    for (const sort of [field, `-${field}`]) {
      const { nextCursor } = await list({ sort, limit: '7' });
      await list({ sort, limit: '7', cursor: nextCursor ?? '' });
    }
  }

  const { rows: listed } = await list({ limit: '2' });
  for (const [index, method] of ['PATCH', 'DELETE'].entries()) {
    await api.request(`/api/v1/readings/${listed[index]?.id}?time=${listed[index]?.time}`, {
      method,
      headers: { Authorization: 'Bearer ada', 'Content-Type': 'application/json' },
      ...(method === 'PATCH' && { body: JSON.stringify({ label: 'North', value: 7 }) }),
    });
  }

  const { id, key } = (await (await post('/keys', { name: 'Scale 7' })).json()) as { id: string; key: string };
  await api.request('/api/v1/readings', {
    method: 'POST',
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/x-ndjson' },
    body: JSON.stringify(rowsOf('acme')[0]),
  });
  for (const [method, route] of [
    ['GET', 'keys'],
    ['DELETE', `keys/${id}`],
  ]) {
    await api.request(`/api/v1/${route}`, { method, headers: { Authorization: 'Bearer ada' } });
  }

  const folder = mkdtempSync(path.join(tmpdir(), 'waymark-import-'));
  const file = path.join(folder, 'readings.csv');
  writeFileSync(file, 'time,label,level,value\n2026-11-01T00:00:00Z,North,low,1\n');
  await importCsv(database, 'acme', file);
  rmSync(folder, { recursive: true });
  // The second time, old readings are removed.
  for (const now of [new Date('2026-11-22T12:00:00Z'), new Date('2026-11-25T12:00:00Z')]) {
    await fillDemoData(database, { tenant: 'demo', count: 300, now });
  }
  await deleteUser(database, 'demo', 'ada');
  await deleteTenant(database, 'demo');
}

onEachEngine(({ name: engine, openMigrated }) => {
  let database: Database;
  let statements: Statement[];
  /** The tables that contain tenants' rows. */
  let tables: string[];

  beforeAll(async () => {
    database = await openMigrated();
    const { recorded, statements: found } = recorderOf(database);
    await runEverything(recorded);
    statements = [...found.values()];
    const rows = await database.query<{ name: string }>(
      `select relname as name from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
         and relname <> 'schema_migrations'`,
    );
    tables = rows.map(({ name }) => name);
  });

  // What Citus needs for create_distributed_table(table, 'tenant').
  describe('every table', () => {
    it('stores a tenant of the same type in each row', async () => {
      const columns = await database.query<{ name: string }>(
        `select relname as name from pg_class join pg_attribute on attrelid = pg_class.oid and attname = 'tenant'
         where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
           and atttypid = 'text'::regtype and attcollation = '"C"'::regcollation and attnotnull`,
      );
      expect(columns.map(({ name }) => name).toSorted()).toEqual(tables.toSorted());
    });

    it('starts each key and index with the tenant', async () => {
      const firsts = await database.query<{ name: string; first: string }>(
        `select indexrelid::regclass::text as name, attname as first
         from pg_index join pg_attribute on attrelid = indrelid and attnum = indkey[0]
         where indrelid = any($1::regclass[])`,
        [tables],
      );
      expect(firsts.length).toBeGreaterThan(tables.length);
      expect(firsts.filter(({ first }) => first !== 'tenant')).toEqual([]);
      const primary = await database.query<{ name: string }>(
        'select distinct indrelid::regclass::text as name from pg_index where indisprimary and indrelid = any($1::regclass[])',
        [tables],
      );
      expect(primary.map(({ name }) => name).toSorted()).toEqual(tables.toSorted());
    });

    it('has no trigger', async () => {
      const text = 'select tgname from pg_trigger where not tgisinternal and tgrelid = any($1::regclass[])';
      const triggers = await database.query(text, [tables]);
      expect(triggers).toEqual([]);
    });

    it('refers only to rows of the same tenant, and changes no tenant', async () => {
      const keys = await database.query<{ name: string; target: string; pairs: string[]; onUpdate: string }>(
        `select conname as name, confrelid::regclass::text as target, confupdtype as "onUpdate",
           array(
             select own.attname || ' ' || other.attname
             from unnest(conkey, confkey) as pair (own, other)
             join pg_attribute own on own.attrelid = conrelid and own.attnum = pair.own
             join pg_attribute other on other.attrelid = confrelid and other.attnum = pair.other
           ) as pairs
         from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
      );
      expect(keys.length).toBeGreaterThan(0);
      for (const { name, target, pairs, onUpdate } of keys) {
        expect(tables, name).toContain(target);
        expect(pairs, name).toContain('tenant tenant');
        expect(onUpdate, name).toBe('a');
      }
    });
  });

  describe('every statement of the API', () => {
    const scansIn = async (text: string, values: readonly unknown[], tenant: string): Promise<PlanNode[]> => {
      const [plan] = await asTenant(
        database,
        tenant,
      )(async (transaction) => {
        await transaction.run('set local enable_seqscan = off; set local enable_bitmapscan = off');
        return transaction.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(`explain (format json) ${text}`, values);
      });
      return scansOf(plan?.['QUERY PLAN'][0].Plan);
    };
    /**
     * Row-level security uses the transaction's setting: the plan contains a tenant's name only if the statement names
     * it.
     */
    const named = (tenant: string): RegExp => new RegExp(`\\(tenant = '${tenant}'`);

    // On Citus, the plan is the coordinator's.
    it.skipIf(engine === 'Citus')(
      'contains the tenant for each table that it reads, and uses an index of that table',
      async () => {
        const [unnamed] = await scansIn('select * from readings where level = $1', [1], 'acme');
        expect(unnamed?.['Index Cond']).not.toMatch(named('acme'));
        const read = new Set<string>();
        for (const { text, values, tenant = '' } of statements) {
          if (!/^\s*(?:with|select|insert|update|delete)\b/.test(text) || !tables.some((table) => text.includes(table)))
            continue;
          expect(tenant, text).toMatch(/^(?:acme|demo)$/);
          for (const scan of await scansIn(text, values, tenant)) {
            expect(scan['Index Cond'], text).toMatch(named(tenant));
            read.add(scan['Relation Name']?.replace(/_default$/, '') ?? '');
          }
        }
        expect([...read].toSorted()).toEqual(tables.toSorted());
      },
    );
  });
});

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Cond'?: string;
  Plans?: PlanNode[];
}

/** The nodes of a plan that read a table. */
function scansOf(node: PlanNode | undefined): PlanNode[] {
  if (!node) return [];
  const isScan = node['Relation Name'] !== undefined && node['Node Type'] !== 'ModifyTable';
  return [...(isScan ? [node] : []), ...(node.Plans ?? []).flatMap(scansOf)];
}
