import process from 'node:process';
import { defineConfig } from 'vitest/config';

const database = process.env.WAYMARK_DATABASE ?? '';
/** Files whose tests open no database. Those of the embedded one include them. */
const withoutDatabase = 'tests/api/{config,examples,proxy,verify-token}.test.ts';

/**
 * The data API, on the embedded database, on a Postgres server where one is installed, and on the Citus cluster of CITUS_DATABASE_URL, the
 * address for its superuser. WAYMARK_DATABASE chooses: `embedded`, `postgres` (also Citus) or `citus`.
 */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/api/**/*.test.ts'],
    exclude: [
      // Servers that start, stop and are killed take most of the time. The gate leaves them to `npm test -- --all`.
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
