import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { storySuite } from '../helpers/suite';

export default defineConfig(await storySuite('behavior'), {
  // Half of the time, pages only wait for frames and timers.
  workers: Math.min(4, availableParallelism() + 1),
  timeout: 120_000,
});
