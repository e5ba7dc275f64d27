import process from 'node:process';
import { defineConfig } from 'vitest/config';

/** The data API, on the embedded database and on a Postgres server where one is installed. WAYMARK_DATABASE names one of both. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/api/**/*.test.ts'],
    // Servers that start, stop and are killed take most of the time. The gate leaves them to `npm test -- --all`.
    exclude: process.env.WAYMARK_DATABASE === 'embedded' ? ['tests/api/processes/**'] : [],
    globalSetup: ['tests/api/support/start-postgres.ts'],
    // All files share one embedded database, which takes seconds to start.
    fileParallelism: false,
    isolate: false,
    // Some tests start the server several times while other stages use the processors.
    testTimeout: 60_000,
    hookTimeout: 180_000,
    restoreMocks: true,
  },
});
