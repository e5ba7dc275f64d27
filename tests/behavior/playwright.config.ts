import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { storySuite } from '../helpers/suite';

export default defineConfig(await storySuite('behavior'), {
  // A page waits for frames and timers half of the time.
  workers: Math.min(4, availableParallelism() + 1),
  timeout: 120_000,
});
