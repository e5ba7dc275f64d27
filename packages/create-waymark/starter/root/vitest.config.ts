import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The alias `@/` of tsconfig.json.
  resolve: { tsconfigPaths: true },
  // On a busy machine, the first render of a whole page takes seconds.
  test: { environment: 'jsdom', globals: true, testTimeout: 30_000 },
});
