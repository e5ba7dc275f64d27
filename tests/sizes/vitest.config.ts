import { defineConfig } from 'vitest/config';

/** Measures what was built: `npm test` runs it after the builds. */
export default defineConfig({
  test: { environment: 'node', include: ['tests/sizes/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 120_000 },
});
