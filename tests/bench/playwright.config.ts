import process from 'node:process';
import { defineConfig } from '@playwright/test';
import { findFreePort } from '../../scripts/lib/ports.mjs';
import { launchOptions } from '../helpers/launch-options';
import { appSuite } from '../helpers/suite';

const app = await appSuite('bench');
// Playwright's workers read the configuration again and find the address in the environment.
const gridUrl = (process.env.WAYMARK_GRID_URL ??= `http://localhost:${await findFreePort()}/`);
const config = '--config tests/bench/grid/vite.config.ts';

export default defineConfig(
  app,
  {
    // Run one test at a time, so that measurements do not disturb each other.
    workers: 1,
    timeout: 600_000,
    use: {
      viewport: { width: 1366, height: 768 },
      colorScheme: 'light',
      // The browser that people use.
      launchOptions: launchOptions({ switches: ['--disable-gpu'], hasWindows: true }),
    },
  },
  {
    webServer: {
      name: 'grid',
      command: `vite build ${config} --logLevel warn && vite preview ${config} --port ${new URL(gridUrl).port}`,
      cwd: '../..',
      url: gridUrl,
      timeout: 180_000,
    },
  },
);
