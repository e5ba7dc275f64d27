import { defineConfig } from 'vitest/config';

// On a busy machine, the first render of a whole page takes seconds.
export default defineConfig({ test: { environment: 'jsdom', globals: true, testTimeout: 30_000 } });
