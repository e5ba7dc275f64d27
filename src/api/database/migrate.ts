import { createHash } from 'node:crypto';
import { DatabaseStartError, type Database } from './database';

/** The SQL of each migration, by its name. They are applied in the order of the names. */
export type Migrations = Readonly<Record<string, string>>;

const files: Record<string, string> = import.meta.glob('./migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const migrations: Migrations = Object.fromEntries(
  Object.entries(files).map(([file, sql]) => [file.replace(/^.*\/|\.sql$/g, ''), sql]),
);

/** Any number that no other program uses for a lock in the same database. */
const lockKey = 7_207_340_961;

/**
 * Applies the migrations that the database does not have yet, and returns their names. All of them are one transaction: after a
 * failure the database is as it was. Throws a `DatabaseStartError` if a migration was edited after it had been applied.
 */
export function migrate(database: Database, available: Migrations = migrations): Promise<string[]> {
  return database.transaction(async (transaction) => {
    await transaction.run('set local statement_timeout = 0');
    // Several instances start at the same time; the first one migrates.
    await transaction.query('select pg_advisory_xact_lock($1)', [lockKey]);
    await transaction.run(
      `create table if not exists schema_migrations (
         name text primary key, sha256 text not null, applied_at timestamptz not null default now()
       )`,
    );
    const rows = await transaction.query<{ name: string; sha256: string }>(
      'select name, sha256 from schema_migrations',
    );
    const applied = new Map(rows.map(({ name, sha256 }) => [name, sha256]));

    const added: string[] = [];
    for (const name of Object.keys(available).toSorted()) {
      const sql = available[name] ?? '';
      const sha256 = createHash('sha256').update(sql).digest('hex');
      if (applied.has(name) && applied.get(name) !== sha256) {
        throw new DatabaseStartError(
          `The migration ${name} was edited after it had been applied. Restore the file, and add a new migration instead.`,
        );
      }
      if (applied.has(name)) continue;
      await transaction.run(sql);
      await transaction.query('insert into schema_migrations (name, sha256) values ($1, $2)', [name, sha256]);
      added.push(name);
    }
    return added;
  });
}
