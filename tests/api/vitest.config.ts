import process from 'node:process';
import { defineConfig } from 'vitest/config';

const database = process.env.WAYMARK_DATABASE ?? '';
/** Files whose tests open no database. A run for the embedded database includes them. */
const withoutDatabase = 'tests/api/{config,proxy,verify-token}.test.ts';

/**
 * The data API, on the embedded database, on a Postgres server where one is installed, and on the Citus cluster at
 * CITUS_DATABASE_URL, the URL for its superuser. WAYMARK_DATABASE selects one: `embedded`, `postgres` (also Citus) or
 * `citus`.
 */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/api/**/*.test.ts'],
    exclude: [
      // Starting, stopping and killing servers takes most of the time. The gate leaves it to `npm test -- --all`.
      ...(['embedded', 'citus'].includes(database) ? ['tests/api/processes/**'] : []),
      ...(['postgres', 'citus'].includes(database) ? [withoutDatabase] : []),
    ],
    globalSetup: ['tests/api/support/start-postgres.ts'],
    // All files share one embedded database, which takes seconds to start.
    fileParallelism: false,
    isolate: false,
    // Some tests start the server several times while other stages use the processors.
    testTimeout: database === 'citus' ? 240_000 : 60_000,
    hookTimeout: 180_000,
    restoreMocks: true,
  },
});
