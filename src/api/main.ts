import { migrateDatabase, startServer } from './server';

const commands = { serve: startServer, migrate: migrateDatabase };

try {
  const [name = 'serve', ...rest] = process.argv.slice(2);
  const command = rest.length === 0 ? Object.entries(commands).find(([key]) => key === name)?.[1] : undefined;
  if (!command) throw new Error(`There is no such command. Use one of ${Object.keys(commands).join(', ')}.`);
  await command(process.env);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  // An embedded database that failed to open keeps the process alive.
  process.exit(1);
}
