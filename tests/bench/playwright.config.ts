import { defineConfig } from '@playwright/test';
import { launchOptions } from '../helpers/launch-options';
import { appSuite } from '../helpers/suite';

export default defineConfig(await appSuite('bench'), {
  // Run one test at a time, so that measurements do not disturb each other.
  workers: 1,
  timeout: 600_000,
  use: { viewport: { width: 1366, height: 768 }, colorScheme: 'light', launchOptions: launchOptions('--disable-gpu') },
});
