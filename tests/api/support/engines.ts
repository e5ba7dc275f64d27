import { describe, inject } from 'vitest';
import { type Database } from '../../../src/api/database/database';
import { migrate } from '../../../src/api/database/migrate';
import { openPglite } from '../../../src/api/database/pglite';
import { openPostgres } from '../../../src/api/database/postgres';

const postgresUrl = inject('postgresUrl');

/** Each database is opened once; the process ends with it. */
const once = <Value>(create: () => Promise<Value>): (() => Promise<Value>) => {
  let value: Promise<Value> | undefined;
  return () => (value ??= create());
};

const engines = [
  { name: 'PGlite', isInstalled: true, open: once(() => openPglite()) },
  {
    name: 'Postgres',
    isInstalled: postgresUrl !== '',
    open: once(() => openPostgres({ url: postgresUrl, onConnectionLost: () => {} })),
  },
] as const;

export interface Engine {
  name: 'PGlite' | 'Postgres';
  /** Opens the database without a table. */
  openEmpty: () => Promise<Database>;
  /** Opens the database with empty tables. */
  openMigrated: () => Promise<Database>;
}

/** Declares the same tests for each engine. Those of an engine that is not installed are skipped. */
export function onEachEngine(declare: (engine: Engine) => void): void {
  for (const { name, isInstalled, open } of engines) {
    const openEmpty = async (): Promise<Database> => {
      const database = await open();
      await database.run('drop schema public cascade; create schema public');
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

/** Inserts readings and their sources. */
export async function insert(database: Database, rows: readonly TestRow[]): Promise<void> {
  await database.query('insert into sources (name) select distinct unnest($1::text[]) on conflict do nothing', [
    rows.map(({ label }) => label),
  ]);
  await database.query(
    `insert into readings (time, label, level, value)
     select time, label, level::reading_level, value
     from unnest($1::timestamptz[], $2::text[], $3::text[], $4::float8[]) as rows (time, label, level, value)`,
    [
      rows.map(({ time }) => time),
      rows.map(({ label }) => label),
      rows.map(({ level }) => level),
      rows.map(({ value }) => value),
    ],
  );
}
