import { createHash } from 'node:crypto';
import { DatabaseStartError, type Database, type Queryable } from './database';

/** The SQL of each migration, keyed by its name. Migrations are applied in alphabetical order. */
export type Migrations = Readonly<Record<string, string>>;

const files: Record<string, string> = import.meta.glob('./migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const migrations: Migrations = Object.fromEntries(
  Object.entries(files).map(([file, sql]) => [file.replace(/^.*\/|\.sql$/g, ''), sql]),
);

/** An arbitrary number that no other program uses for a lock in the same database. */
const lockKey = 7_207_340_961;

/**
 * The first line of a migration that consists of one statement, `create index concurrently`, which Postgres does not
 * run in a transaction.
 */
const outsideMark = '-- outside of a transaction';

/**
 * The first line of a migration that takes the place of others, with their names. A database to which one of them was
 * applied does not need this migration.
 */
const replacement = /^-- replaces (.+)/;

/**
 * Applies the missing migrations one after another, each in a transaction, and returns their names. After a failure,
 * the database remains in the state before the failed migration. Throws a `DatabaseStartError` if a migration was
 * edited after it was applied.
 */
export function migrate(database: Database, available: Migrations = migrations): Promise<string[]> {
  return database.session(async (session) => {
    // Several processes may start at the same time; the first one migrates. The lock ends with the session.
    await session.query('select pg_advisory_lock($1)', [lockKey]);
    await session.run(
      `create table if not exists schema_migrations (
         name text primary key, sha256 text not null, applied_at timestamptz not null default now()
       )`,
    );
    const missing = await missingMigrations(session, available);
    for (const name of missing) {
      const sql = available[name] ?? '';
      const apply = async (connection: Queryable): Promise<void> => {
        await connection.run(sql);
        await connection.query('insert into schema_migrations (name, sha256) values ($1, $2)', [name, sha256Of(sql)]);
      };
      await (sql.startsWith(outsideMark) ? apply(session) : session.transaction(apply));
    }
    await session.query('select pg_advisory_unlock($1)', [lockKey]);
    return missing;
  });
}

/**
 * Throws a `DatabaseStartError` unless all migrations have been applied. The database may contain later ones while a
 * new version of the server is being deployed.
 */
export async function checkMigrations(database: Database, available: Migrations = migrations): Promise<void> {
  const [row] = await database.query<{ exists: boolean }>(
    "select to_regclass('schema_migrations') is not null as exists",
  );
  const missing = row?.exists ? await missingMigrations(database, available) : Object.keys(available).toSorted();
  if (missing.length > 0) {
    throw new DatabaseStartError(
      `The database lacks the migrations ${missing.join(', ')}. Run "node main.js migrate" with the DATABASE_URL of a user ` +
        'who owns the tables, then start the server again.',
    );
  }
}

const sha256Of = (sql: string): string => createHash('sha256').update(sql).digest('hex');

async function missingMigrations(connection: Queryable, available: Migrations): Promise<string[]> {
  const rows = await connection.query<{ name: string; sha256: string }>('select name, sha256 from schema_migrations');
  const applied = new Map(rows.map(({ name, sha256 }) => [name, sha256]));
  const names = Object.keys(available).toSorted();
  const edited = names.find((name) => applied.has(name) && applied.get(name) !== sha256Of(available[name] ?? ''));
  if (edited !== undefined) {
    throw new DatabaseStartError(
      `The migration ${edited} was edited after it had been applied. Restore the file, and add a new migration instead.`,
    );
  }
  return names.filter((name) => {
    const [, replaced = ''] = replacement.exec(available[name] ?? '') ?? [];
    return ![name, ...replaced.split(', ')].some((other) => applied.has(other));
  });
}
