import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { appSuite } from '../helpers/suite';

/** The files with the longest tests. They run first, because at the end each would run alone. */
const longest = /(hosting|performance|start)\.spec/;

export default defineConfig(await appSuite('e2e'), {
  snapshotPathTemplate: '../visual/baselines/app/{arg}{ext}',
  // A page waits for timers and frames a third of the time.
  workers: Math.min(4, availableParallelism() + 1),
  // An app that does not start fails every test, each after its full time.
  maxFailures: 15,
  projects: [
    { name: 'longest', testMatch: longest },
    { name: 'others', testIgnore: longest },
  ],
  timeout: 60_000,
  use: {
    // A trace with snapshots takes as much time as the test; add them with "--trace on".
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
  },
});
