import { startServer } from './server';

try {
  await startServer(process.env);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  // An embedded database that failed to open keeps the process alive.
  process.exit(1);
}
