import { availableParallelism } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { launchOptions } from '../helpers/launch-options';

const here = path.dirname(fileURLToPath(import.meta.url));
const cache = path.join(here, '..', '..', 'node_modules', '.cache', 'waymark');

const baseURL = process.env.WAYMARK_BASE_URL;
if (!baseURL) {
  // The script serves the stories, and knows the browser.
  throw new Error('Run these tests by "npm run test:behaviour"; arguments after "--" go to Playwright.');
}
const report = process.env.WAYMARK_REPORT_FILE;

export default defineConfig({
  testDir: here,
  outputDir: path.join(cache, 'behaviour-results'),
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined && process.env.CI !== 'false',
  // A page waits for its frames, and for people's patience, half of the time.
  workers: Math.min(4, availableParallelism() + 1),
  // A test that passes only when repeated hides a fault.
  retries: 0,
  // Fuses, and no measures: thousands of steps take a busy machine minutes.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ...(report ? [['json', { outputFile: report }] as const] : [])],
  use: { baseURL, locale: 'en-US', timezoneId: 'UTC', screenshot: 'only-on-failure', launchOptions: launchOptions() },
});
