import { commands } from './commands';
import { DatabaseStartError } from './database/database';
import { startServer } from './server';

const all = { serve: startServer, ...commands };

try {
  const [name = 'serve', ...args] = process.argv.slice(2);
  if (!Object.hasOwn(all, name))
    throw new Error(`There is no such command. Use one of ${Object.keys(all).join(', ')}.`);
  await all[name as keyof typeof all](process.env, args);
} catch (error) {
  const { message, cause } = error as Error;
  console.error(message);
  // Print the database's reason, which the message of a `DatabaseStartError` already includes.
  if (!(error instanceof DatabaseStartError) && cause instanceof Error) console.error(`Cause: ${cause.message}`);
  // Without this, an embedded database that failed to open would keep the process alive.
  process.exit(1);
}
