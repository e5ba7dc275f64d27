import { readFileSync } from 'node:fs';
import process from 'node:process';
import { describe, inject, it } from 'vitest';
import { type Level } from '../../../src/api/contract';
import { type Database, type Queryable } from '../../../src/api/database/database';
import { migrate } from '../../../src/api/database/migrate';
import { openPglite } from '../../../src/api/database/pglite';
import { openPostgres } from '../../../src/api/database/postgres';
import { insertReadings } from '../../../src/api/readings/insert-readings';
import { renewTotals } from '../../../src/api/readings/write-totals';

const citusUrl = process.env.CITUS_DATABASE_URL ?? '';

/**
 * The program's transactions and sessions run as the owner, to whom row-level security applies. The test itself reads
 * and writes as a superuser.
 */
async function openServer(ownerUrl: string, superuserUrl: string): Promise<Database> {
  const open = (url: string): Promise<Database> => openPostgres({ url, onConnectionLost: () => {} });
  const superuser = await open(superuserUrl);
  const owner = await open(ownerUrl);
  return {
    ...superuser,
    transaction: (work, signal) => owner.transaction(work, signal),
    session: (work) => owner.session(work),
  };
}

/** Opens a Citus cluster, whose machines need to know the tenant of a transaction. */
async function openCitus(): Promise<Database> {
  const superuser = await openPostgres({ url: citusUrl, onConnectionLost: () => {} });
  await superuser.run(`
    do $$ begin create role waymark_owner login; exception when duplicate_object then null; end $$;
    grant create on database ${new URL(citusUrl).pathname.slice(1)} to waymark_owner;
    alter role waymark_owner set citus.propagate_set_commands = 'local';
    alter role waymark_owner set citus.shard_count = 4;
  `);
  await superuser.close();
  const owner = new URL(citusUrl);
  [owner.username, owner.password] = ['waymark_owner', ''];
  return openServer(owner.href, citusUrl);
}

const emptySchema = 'drop schema public cascade; create schema public; grant all on schema public to public';
/** The same, but keeps the schema, on which the extension depends. */
const emptyCitus = `
  do $$
  declare
    own record;
  begin
    for own in
      select 'table ' || oid::regclass as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
        and pg_get_userbyid(relowner) = 'waymark_owner'
      union all
      select 'routine ' || oid::regprocedure from pg_proc
      where pronamespace = 'public'::regnamespace and pg_get_userbyid(proowner) = 'waymark_owner'
    loop
      execute 'drop ' || own.name || ' cascade';
    end loop;
  end
  $$;
  grant all on schema public to public;
`;

/** Runs the SQL in docs/scale.md that begins with the given words. */
const runDocumented = async (owner: Queryable, start: string): Promise<void> => {
  const [, sql = ''] = readFileSync('docs/scale.md', 'utf8').split(`\`\`\`sql\n${start}`);
  await owner.run(start + sql.slice(0, sql.indexOf('```')));
};

/** Partitions the readings as an operator of a large database does. */
export const partition = (database: Database): Promise<void> =>
  database.session((owner) => runDocumented(owner, 'alter table readings'));

/** Whether the last test left neither partitions nor statistics, on which plans depend. */
const isAsMigrated = `
  select not exists (
    select from pg_class left join pg_statistic on starelid = oid
    where relnamespace = 'public'::regnamespace and (starelid is not null or relname = 'readings_default')
  ) as "isAsMigrated"`;
/** Takes less time than the migrations. */
const emptyTables = `
  do $$
  begin
    execute 'truncate ' || (
      select string_agg(oid::regclass::text, ', ') from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
        and relname <> 'schema_migrations'
    ) || ' restart identity';
  end
  $$`;

/** Each database is opened once; the process ends with it. */
const once = <Value>(create: () => Promise<Value>): (() => Promise<Value>) => {
  let value: Promise<Value> | undefined;
  return () => (value ??= create());
};

const engines = [
  { name: 'PGlite', kind: 'embedded', needs: undefined, open: once(() => openPglite()) },
  {
    name: 'Postgres',
    kind: 'postgres',
    needs: inject('postgresUrl') === '' ? 'install Postgres, or set POSTGRES_BIN to its folder' : undefined,
    open: once(() => openServer(inject('postgresUrl'), inject('superuserUrl'))),
  },
  {
    name: 'Citus',
    kind: 'postgres',
    needs: citusUrl === '' ? 'set CITUS_DATABASE_URL to the address of a cluster for its superuser' : undefined,
    open: once(openCitus),
  },
] as const;

/** The engines whose database contains all tables. The files of this suite share it. */
const migrated = new Set<string>();

export interface Engine {
  name: 'PGlite' | 'Postgres' | 'Citus';
  /** Opens the database without tables. */
  openEmpty: () => Promise<Database>;
  /** Opens the database with empty tables. */
  openMigrated: () => Promise<Database>;
}

/**
 * Declares the same tests for each engine, or for the kind given by WAYMARK_DATABASE. For an engine that is not
 * installed, one skipped test explains how to run its tests.
 */
export function onEachEngine(declare: (engine: Engine) => void): void {
  for (const { name, kind, needs, open } of engines) {
    if (![kind, name.toLowerCase()].includes(process.env.WAYMARK_DATABASE ?? kind)) continue;
    const openEmpty = async (): Promise<Database> => {
      const database = await open();
      migrated.delete(name);
      await database.run(name === 'Citus' ? emptyCitus : emptySchema);
      return database;
    };
    const openMigrated = async (): Promise<Database> => {
      const opened = await open();
      const [found] = migrated.has(name) ? await opened.query<{ isAsMigrated: boolean }>(isAsMigrated) : [];
      if (found?.isAsMigrated === true) {
        await opened.run(emptyTables);
        return opened;
      }
      const database = await openEmpty();
      await migrate(database);
      if (name === 'Citus') await database.session((owner) => runDocumented(owner, 'select create_distributed_table'));
      migrated.add(name);
      return database;
    };
    describe(`on ${name}`, () => {
      if (needs === undefined) declare({ name, openEmpty, openMigrated });
      else it.skip(`to run these tests, ${needs}`);
    });
  }
}

export interface TestRow {
  time: string;
  label: string;
  level: string;
  value: number;
}

/** The tenant of the user who sends the requests in most tests. */
export const testTenant = 'acme';

/** Inserts readings and their sources. */
export async function insert(database: Queryable, rows: readonly TestRow[], tenant = testTenant): Promise<void> {
  const readings = rows.map(({ time, level, ...row }) => ({ ...row, time: new Date(time), level: level as Level }));
  await insertReadings({ ...database, tenant }, readings);
}

/**
 * Changes readings with a statement, as a program other than the API would, and recomputes the totals of the century.
 */
export async function change(database: Queryable, statement: string, values: readonly unknown[] = []): Promise<void> {
  await database.query(statement, values);
  await renewTotals({ ...database, tenant: testTenant }, new Date('2000-01-01'), new Date('2099-12-31'));
}
