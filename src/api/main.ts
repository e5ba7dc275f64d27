import { type Environment } from './config';
import { DatabaseStartError } from './database/database';
import {
  deleteData,
  exportData,
  importReadings,
  maintainDatabase,
  migrateDatabase,
  renewTotals,
  startServer,
} from './server';

type Command = (env: Environment, args: string[]) => Promise<void>;
const commands: Readonly<Record<string, Command>> = {
  serve: startServer,
  migrate: migrateDatabase,
  maintain: maintainDatabase,
  import: importReadings,
  export: exportData,
  delete: deleteData,
  'renew-totals': renewTotals,
};

try {
  const [name = 'serve', ...args] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new Error(`There is no such command. Use one of ${Object.keys(commands).join(', ')}.`);
  await command(process.env, args);
} catch (error) {
  const { message, cause } = error as Error;
  console.error(message);
  // Print the database's reason, which the message of a `DatabaseStartError` already includes.
  if (!(error instanceof DatabaseStartError) && cause instanceof Error) console.error(`Cause: ${cause.message}`);
  // Without this, an embedded database that failed to open would keep the process alive.
  process.exit(1);
}
