import { defineConfig } from 'vitest/config';

/** Checks the description of the data API with linters and a generated client, which tests/package.json has. */
export default defineConfig({
  test: { environment: 'node', include: ['tests/openapi/*.test.ts'], testTimeout: 120_000, hookTimeout: 60_000 },
});
