import { defineConfig } from 'vitest/config';

/** `npm run bench:api`: measures the data API and writes the results to docs/scale.md. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/bench/api/*.bench.ts'],
    globalSetup: ['tests/api/support/start-postgres.ts'],
    testTimeout: 900_000,
    hookTimeout: 60_000,
  },
});
