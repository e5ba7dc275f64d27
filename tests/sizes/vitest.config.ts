import { defineConfig } from 'vitest/config';

/** Measures the builds. `npm test` runs it after them. */
export default defineConfig({
  test: { environment: 'node', include: ['tests/sizes/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 120_000 },
});
