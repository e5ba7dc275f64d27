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
  throw new Error('Run the measurement by "npm run bench"; arguments after "--" go to Playwright.');
}

export default defineConfig({
  testDir: here,
  outputDir: path.join(e2eDir, 'bench-results'),
  // What is measured has the machine to itself.
  workers: 1,
  timeout: 600_000,
  reporter: [['list']],
  use: {
    baseURL,
    locale: 'en-US',
    timezoneId: 'UTC',
    viewport: { width: 1366, height: 768 },
    colorScheme: 'light',
    launchOptions: launchOptions('--disable-gpu'),
  },
});
