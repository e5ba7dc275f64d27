import process from 'node:process';
import { defineConfig } from 'vitest/config';

/**
 * The data API, on the embedded database, on a Postgres server where one is installed, and on the Citus cluster of CITUS_DATABASE_URL, the
 * address for its superuser. WAYMARK_DATABASE chooses: `embedded`, `postgres` (also Citus) or `citus`.
 */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/api/**/*.test.ts'],
    // Servers that start, stop and are killed take most of the time. The gate leaves them to `npm test -- --all`.
    exclude: ['embedded', 'citus'].includes(process.env.WAYMARK_DATABASE ?? '') ? ['tests/api/processes/**'] : [],
    globalSetup: ['tests/api/support/start-postgres.ts'],
    // All files share one embedded database, which takes seconds to start.
    fileParallelism: false,
    isolate: false,
    // Some tests start the server several times while other stages use the processors.
    testTimeout: process.env.WAYMARK_DATABASE === 'citus' ? 240_000 : 60_000,
    hookTimeout: 180_000,
    restoreMocks: true,
  },
});
