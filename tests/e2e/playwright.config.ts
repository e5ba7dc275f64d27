import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { launchOptions } from '../helpers/launch-options';

const here = path.dirname(fileURLToPath(import.meta.url));

const baseURL = process.env.WAYMARK_BASE_URL;
const e2eDir = process.env.WAYMARK_E2E_DIR;
if (!baseURL || !e2eDir) {
  // The app, its emulator and the browser are started by the script, on ports of their own.
  throw new Error('Run the end-to-end tests by "npm run test:e2e"; arguments after "--" go to Playwright.');
}
const report = process.env.WAYMARK_REPORT_FILE;

export default defineConfig({
  testDir: here,
  snapshotPathTemplate: '../visual/baselines/app/{arg}{ext}',
  outputDir: path.join(e2eDir, 'results'),
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined && process.env.CI !== 'false',
  workers: 2,
  // A test that passes only when repeated hides a fault.
  retries: 0,
  // An app that does not even start fails every test, each after its full time.
  maxFailures: 15,
  // Fuses, and no measures: a machine may have other things to do.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ...(report ? [['json', { outputFile: report }] as const] : [])],
  use: {
    baseURL,
    locale: 'en-US',
    timezoneId: 'UTC',
    // What was done, asked for and said. A film of each test takes as much of the machine as the test itself: "--trace on".
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(),
  },
});
