import { defineConfig } from 'vitest/config';

/** Checks the data API description with linters and a generated client, whose tools are in tests/package.json. */
export default defineConfig({
  test: { environment: 'node', include: ['tests/openapi/*.test.ts'], testTimeout: 120_000, hookTimeout: 60_000 },
});
