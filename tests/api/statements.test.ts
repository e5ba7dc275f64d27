import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { parse } from 'libpg-query';
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
import { tableReferences } from './support/table-references';

/** Does all that the program does with a database, except migrations. */
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
  // The second time, old readings make place.
  for (const now of [new Date('2026-11-22T12:00:00Z'), new Date('2026-11-25T12:00:00Z')]) {
    await fillDemoData(database, { tenant: 'demo', count: 300, now });
  }
  await deleteUser(database, 'demo', 'ada');
  await deleteTenant(database, 'demo');
}

describe('the check of statements', () => {
  it.each<[statement: string, tables: Record<string, number | undefined>]>([
    ['select * from readings where level = 1 and tenant = $2', { readings: 2 }],
    ['select * from readings as r where r.tenant = $1', { readings: 1 }],
    ['select * from readings', { readings: undefined }],
    ['select * from readings where tenant = $1 or level = 1', { readings: undefined }],
    ['select * from readings where tenant <> $1', { readings: undefined }],
    [
      'select * from readings where tenant = $1 and label = any(array(select name from sources))',
      { readings: 1, sources: undefined },
    ],
    [
      'select * from readings join sources on name = label and sources.tenant = $2 where readings.tenant = $1',
      { readings: 1, sources: 2 },
    ],
    [
      'select * from readings left join sources on sources.tenant = $1 where readings.tenant = $1',
      { readings: 1, sources: undefined },
    ],
    ['with a as (select * from readings) select * from a where tenant = $1', { readings: undefined }],
    [
      'select 1 from (select 1 from readings union all select 1 from sources where tenant = $1) as a',
      { readings: undefined, sources: 1 },
    ],
    ['insert into sources (name, tenant) values ($1, $2), ($3, $2) on conflict do nothing', { sources: 2 }],
    ['insert into sources (name, tenant) values ($1, $2), ($3, $4)', { sources: undefined }],
    ['insert into sources values ($1, $2)', { sources: undefined }],
    ['insert into sources (tenant, name) select $1, label from readings', { sources: 1, readings: undefined }],
    [
      'insert into sources (tenant, name) select tenant, label from readings where tenant = $1',
      { sources: 1, readings: 1 },
    ],
    [
      'insert into sources (tenant, name) select tenant, label from readings where level = $1',
      { sources: undefined, readings: undefined },
    ],
    ['update readings set value = 1 where tenant = $1', { readings: 1 }],
    ['delete from readings using sources where readings.tenant = $1', { readings: 1, sources: undefined }],
  ])('of %s', async (statement, tables) => {
    const found = tableReferences(await parse(statement)).map(({ table, tenantValue }) => [table, tenantValue]);
    expect(Object.fromEntries(found)).toEqual(tables);
  });
});

onEachEngine(({ name: engine, openMigrated }) => {
  let database: Database;
  let statements: Statement[];
  /** The tables with the rows of tenants. */
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

  // What create_distributed_table(table, 'tenant') of Citus needs.
  describe('every table', () => {
    it('has a tenant in each row, of the same type', async () => {
      const columns = await database.query<{ name: string }>(
        `select relname as name from pg_class join pg_attribute on attrelid = pg_class.oid and attname = 'tenant'
         where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
           and atttypid = 'text'::regtype and attcollation = '"C"'::regcollation and attnotnull`,
      );
      expect(columns.map(({ name }) => name).toSorted()).toEqual(tables.toSorted());
    });

    it('has the tenant as the first column of each key and index', async () => {
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

    it('refers to rows of the same tenant only, and changes no tenant', async () => {
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
    it('names the tenant of its transaction for each table, in each subquery and in each row that it writes', async () => {
      const uses = new Map(tables.map((table) => [table, 0]));
      for (const { text, values, tenant } of statements) {
        for (const { table, tenantValue } of tableReferences(await parse(text))) {
          if (table.startsWith('pg_') || table === 'schema_migrations') continue;
          uses.set(table, (uses.get(table) ?? 0) + 1);
          expect([table, tenantValue === undefined ? undefined : values[tenantValue - 1]], text).toEqual([
            table,
            tenant,
          ]);
          expect(tenant, text).toMatch(/^(?:acme|demo)$/);
        }
      }
      expect([...uses.keys()].toSorted()).toEqual(tables.toSorted());
      expect(Math.min(...uses.values())).toBeGreaterThan(0);
    });

    // On Citus, the plan is that of the coordinator.
    it.skipIf(engine === 'Citus')('reads by an index that begins with the tenant', async () => {
      let count = 0;
      for (const { text, values, tenant } of statements) {
        if (!/^\s*(?:with|select|update|delete)\b/.test(text) || !tables.some((table) => text.includes(table)))
          continue;
        const plan = await asTenant(
          database,
          tenant ?? '',
        )(async (transaction) => {
          await transaction.run('set local enable_seqscan = off; set local enable_bitmapscan = off');
          return transaction.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(`explain (format json) ${text}`, values);
        });
        for (const scan of scansOf(plan[0]?.['QUERY PLAN'][0].Plan)) {
          expect(scan['Index Cond'], text).toMatch(/\(tenant = /);
          count += 1;
        }
      }
      expect(count).toBeGreaterThan(50);
    });
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
