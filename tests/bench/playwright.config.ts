import { defineConfig } from '@playwright/test';
import { launchOptions } from '../helpers/launch-options';
import { appSuite } from '../helpers/suite';

export default defineConfig(await appSuite('bench'), {
  // Nothing else may run while it measures.
  workers: 1,
  timeout: 600_000,
  use: { viewport: { width: 1366, height: 768 }, colorScheme: 'light', launchOptions: launchOptions('--disable-gpu') },
});
