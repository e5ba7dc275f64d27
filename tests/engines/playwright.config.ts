import { defineConfig } from '@playwright/test';
import { storySuite } from '../helpers/suite';

export default defineConfig(await storySuite('engines', 'storybook'), {
  // One browser of each engine at a time.
  workers: 2,
  timeout: 120_000,
});
