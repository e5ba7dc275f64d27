import process from 'node:process';
import { describe, inject } from 'vitest';
import { type Level } from '../../../src/api/contract';
import { type Database, type Queryable } from '../../../src/api/database/database';
import { migrate } from '../../../src/api/database/migrate';
import { openPglite } from '../../../src/api/database/pglite';
import { openPostgres } from '../../../src/api/database/postgres';
import { insertReadings } from '../../../src/api/readings/insert-readings';
import { renewTotals } from '../../../src/api/readings/write-totals';

const postgresUrl = inject('postgresUrl');

/**
 * What the program does in transactions and sessions is the owner's, to whom row-level security applies. What a test itself reads and
 * writes is a superuser's.
 */
async function openServer(): Promise<Database> {
  const open = (url: string): Promise<Database> => openPostgres({ url, onConnectionLost: () => {} });
  const owner = await open(postgresUrl);
  const superuser = await open(inject('superuserUrl'));
  return {
    ...superuser,
    transaction: (work, signal) => owner.transaction(work, signal),
    session: (work) => owner.session(work),
  };
}

/** Each database is opened once; the process ends with it. */
const once = <Value>(create: () => Promise<Value>): (() => Promise<Value>) => {
  let value: Promise<Value> | undefined;
  return () => (value ??= create());
};

const engines = [
  { name: 'PGlite', kind: 'embedded', isInstalled: true, open: once(() => openPglite()) },
  { name: 'Postgres', kind: 'postgres', isInstalled: postgresUrl !== '', open: once(openServer) },
] as const;

export interface Engine {
  name: 'PGlite' | 'Postgres';
  /** Opens the database without a table. */
  openEmpty: () => Promise<Database>;
  /** Opens the database with empty tables. */
  openMigrated: () => Promise<Database>;
}

/**
 * Declares the same tests for each engine, or for the kind that WAYMARK_DATABASE names. The tests of an engine that is not installed are
 * skipped.
 */
export function onEachEngine(declare: (engine: Engine) => void): void {
  for (const { name, isInstalled, open } of engines.filter(
    ({ kind }) => (process.env.WAYMARK_DATABASE ?? kind) === kind,
  )) {
    const openEmpty = async (): Promise<Database> => {
      const database = await open();
      await database.run('drop schema public cascade; create schema public; grant all on schema public to public');
      return database;
    };
    const openMigrated = async (): Promise<Database> => {
      const database = await openEmpty();
      await migrate(database);
      return database;
    };
    describe.skipIf(!isInstalled)(`on ${name}`, () => declare({ name, openEmpty, openMigrated }));
  }
}

export interface TestRow {
  time: string;
  label: string;
  level: string;
  value: number;
}

/** The tenant of the user whose requests most tests send. */
export const testTenant = 'acme';

/** Inserts readings and their sources. */
export async function insert(database: Queryable, rows: readonly TestRow[], tenant = testTenant): Promise<void> {
  const readings = rows.map(({ time, level, ...row }) => ({ ...row, time: new Date(time), level: level as Level }));
  await insertReadings({ ...database, tenant }, readings);
}

/** Changes readings by a statement, as a program other than the API does, and adds up the totals of the century again. */
export async function change(database: Queryable, statement: string, values: readonly unknown[] = []): Promise<void> {
  await database.query(statement, values);
  await renewTotals({ ...database, tenant: testTenant }, new Date('2000-01-01'), new Date('2099-12-31'));
}
