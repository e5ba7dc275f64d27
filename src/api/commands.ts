import { parseArgs } from 'node:util';
import { z } from 'zod';
import { readDatabaseConfig, type Environment } from './config';
import { type Database } from './database/database';
import { migrate } from './database/migrate';
import { hashOfUser } from './http/short-hash';
import { importCsv } from './import-csv';
import { logJson } from './log';
import { maintain } from './maintain';
import { renewTotalsByDay } from './readings/write-totals';
import { checkDatabase, openDatabase } from './server';
import { deleteTenant, deleteUser, exportTenant, exportUser } from './tenant-data';

const text = z.string().min(1);
const months = z.string().regex(/^\d{1,4}$/);

/**
 * Creates a command that works on the database configured by the environment. `shape` contains the named arguments and
 * `file`, which has no name. The command rejects with an error whose message states what to change.
 */
const command =
  <Shape extends z.ZodRawShape>(
    usage: string,
    shape: Shape,
    run: (database: Database, args: z.output<z.ZodObject<Shape>>, env: Environment) => Promise<void>,
    check: (database: Database) => Promise<void> = checkDatabase,
  ) =>
  async (env: Environment, args: string[] = []): Promise<void> => {
    const names = Object.keys(shape).filter((name) => name !== 'file');
    const options = names.map((name) => [name, { type: 'string' }] as const);
    const { values, positionals } = parseArgs({ args, options: Object.fromEntries(options), allowPositionals: true });
    const files = positionals.length > 0 && { file: positionals.length === 1 ? positionals[0] : positionals };
    const { data } = z.strictObject(shape).safeParse({ ...values, ...files });
    if (!data) throw new Error(`Use: ${usage}`);
    const database = await openDatabase(readDatabaseConfig(env), logJson);
    try {
      await check(database);
      await run(database, data, env);
    } finally {
      await database.close();
    }
  };

const logInfo = (message: string, fields: Readonly<Record<string, string | number>> = {}): void =>
  logJson({ severity: 'INFO', message, ...fields });

/** What an operator runs besides the server. */
export const commands = {
  migrate: command(
    'migrate',
    {},
    async (database) => {
      const applied = await migrate(database);
      logInfo(applied.length > 0 ? `Applied migrations: ${applied.join(', ')}` : 'No migration is missing.');
    },
    async () => {},
  ),

  maintain: command(
    'maintain --keep-months 13',
    { 'keep-months': months.optional() },
    async (database, { 'keep-months': given }, { KEEP_MONTHS = '' }) => {
      // In the environment variable, 0 keeps all months, as it does for the server.
      const kept = given ?? (Number(KEEP_MONTHS) === 0 ? undefined : months.parse(KEEP_MONTHS));
      const deleted = kept === undefined ? 0 : await maintain(database, Number(kept));
      logInfo(`Deleted ${deleted} readings.`);
    },
  ),

  // Rejects if a row is invalid, but the other rows are added.
  import: command('import file.csv --tenant name', { file: text, tenant: text }, async (database, { tenant, file }) => {
    const { errors, ...counts } = await importCsv(database, tenant, file);
    const { added, skipped, conflicts } = counts;
    const detail = `Added ${added} readings, skipped ${skipped}, of which ${conflicts} are stored with other values.`;
    logInfo(detail, counts);
    if (errors.length === 0) return;
    const shown = errors.slice(0, 20).map(({ row, detail: reason }) => `Row ${row}: ${reason}`);
    throw new Error([`Refused ${errors.length} rows, of which the first are:`, ...shown].join('\n'));
  }),

  export: command(
    'export file.csv --tenant name, or export file.json --tenant name --user id',
    { file: text, tenant: text, user: text.optional() },
    (database, { tenant, user, file }) =>
      user === undefined ? exportTenant(database, tenant, file) : exportUser(database, tenant, user, file),
  ),

  delete: command(
    'delete --tenant name, or delete --tenant name --user id',
    { tenant: text, user: text.optional() },
    async (database, { tenant, user }) => {
      const deleted = await (user === undefined ? deleteTenant(database, tenant) : deleteUser(database, tenant, user));
      logInfo('Deleted data.', { tenant, ...(user !== undefined && { user: hashOfUser(user) }), ...deleted });
    },
  ),

  'renew-totals': command(
    'renew-totals --tenant name --from 2026-01-01 --to 2026-02-01, where "to" is not included',
    { tenant: text, from: z.iso.date(), to: z.iso.date() },
    async (database, { tenant, from, to }) => {
      if (from >= to) throw new Error('Use a "to" that is later than "from".');
      const days = await renewTotalsByDay(database, tenant, new Date(from), new Date(to));
      logInfo(`Added up the readings of ${days} days.`);
    },
  ),
};
