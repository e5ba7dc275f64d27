import { availableParallelism } from 'node:os';
import process from 'node:process';
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { findFreePort } from '../scripts/lib/ports.mjs';
import { launchOptions } from './helpers/browsers.mjs';

// Playwright's workers read the configuration again, without the arguments, so they find the suite and the ports in the
// environment.
const suite = (process.env.WAYMARK_SUITE ??= /--project=(\w+)/.exec(process.argv.join(' '))?.[1] ?? 'e2e');
// Pictures are compared and recorded like those of stories.
if (process.argv.includes('--update-snapshots')) process.env.WAYMARK_VISUAL_UPDATE = '1';
for (const server of ['APP', 'EMULATOR', 'API', 'STORIES', 'GRID']) {
  process.env[`WAYMARK_${server}_PORT`] ??= String(await findFreePort());
}
const urlOf = (server: string): string => `http://localhost:${process.env[`WAYMARK_${server}_PORT`]}`;
process.env.WAYMARK_EMULATOR_URL = urlOf('EMULATOR');

interface Suite extends PlaywrightTestConfig {
  /** The servers of `helpers/serve.mjs` that the suite needs. */
  servers?: string;
}

const ofApp: Suite = { servers: 'emulator api app', use: { baseURL: urlOf('APP') } };
const ofStories = { baseURL: urlOf('STORIES') };
/** Pages spend a third to a half of the time waiting for frames, timers and requests. */
const workers = Math.min(4, availableParallelism() + 1);
/** The files with the longest tests. They run first, because at the end each would run alone. */
const longest = /(hosting|performance)\.spec/;

const ofPages: Suite = {
  ...ofApp,
  testDir: 'e2e',
  workers,
  // An app that does not start makes every test fail, each after its full timeout.
  maxFailures: 15,
  timeout: 120_000,
  // A trace with snapshots takes as much time as the test; add them with "--trace on".
  use: { ...ofApp.use, trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false } },
};

/** The suites, by default in the folder with their name. `playwright test --config tests --project=e2e*` runs one. */
const suites: Record<string, Suite> = {
  /** The main paths of the app. `--project=e2e* --grep-invert @core` runs all other tests of pages. */
  core: { ...ofPages, grep: /@core/ },
  e2e: {
    ...ofPages,
    projects: [
      { name: 'e2e-longest', testMatch: longest },
      { name: 'e2e', testIgnore: longest },
    ],
  },
  start: { grep: /@core/ },
  dev: { testDir: 'start', grepInvert: /@core/, workers: 1 },
  behavior: { servers: 'quick-stories', workers, timeout: 120_000, use: ofStories },
  // One browser of each engine.
  engines: { servers: 'emulator app stories', workers: 2, timeout: 120_000, use: ofStories },
  // Builds whole projects, each of which uses all processors.
  starters: { globalSetup: './starters/support/starters.ts', workers: 2, timeout: 300_000 },
  consumers: { globalSetup: './consumers/support/consumer.ts', timeout: 60_000 },
  audit: {
    servers: 'emulator api app stories',
    workers: 2,
    timeout: 180_000,
    projects: [
      { name: 'audit-app', testMatch: 'app.spec.ts', use: ofApp.use ?? {} },
      { name: 'audit-stories', testMatch: 'stories.spec.ts', use: ofStories },
    ],
  },
  bench: {
    servers: 'emulator api app grid',
    // Runs one test at a time, so that measurements do not interfere.
    workers: 1,
    timeout: 600_000,
    use: {
      baseURL: urlOf('APP'),
      viewport: { width: 1366, height: 768 },
      colorScheme: 'light',
      // The browser that people use.
      launchOptions: launchOptions({ switches: ['--disable-gpu'], hasWindows: true }),
    },
  },
};
// A suite's projects replace those of `defineConfig`, which would append them, so that the longest tests would run
// last.
const { servers, projects = [{ name: suite }], ...own } = suites[suite] ?? {};

export default defineConfig(
  {
    testDir: suite,
    outputDir: `../dist/test-results/${suite}`,
    fullyParallel: true,
    forbidOnly: Boolean(process.env.CI),
    // A test that passes only on a second attempt hides a bug.
    retries: 0,
    expect: { timeout: 10_000 },
    // For the totals of `npm test`.
    reporter: [['list'], ['json', { outputFile: `../dist/reports/${suite}.json` }]],
    projects,
    use: { locale: 'en-US', timezoneId: 'UTC', screenshot: 'only-on-failure', launchOptions: launchOptions() },
  },
  own,
  servers
    ? {
        webServer: {
          command: `node helpers/serve.mjs ${servers}`,
          wait: { stdout: /^ready$/m },
          // On SIGTERM, Vite exits the process before the other servers have stopped.
          gracefulShutdown: { signal: 'SIGINT', timeout: 15_000 },
          timeout: 240_000,
        },
      }
    : {},
);
