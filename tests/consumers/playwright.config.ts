import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { suite } from '../helpers/suite';

export default defineConfig(suite('consumers'), {
  globalSetup: path.join(import.meta.dirname, 'support/consumer.ts'),
  timeout: 60_000,
});
