// Builds and starts servers for the Playwright suites at the same time: `node tests/helpers/serve.mjs app api
// emulator`. Prints "ready" once all of them respond. tests/playwright.config.ts sets their ports in the environment.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { build } from 'vite';
import { startEmulator } from '../../scripts/emulator/serve.mjs';
import { demoFirebase, emulatorEnv } from '../../scripts/lib/app-env.mjs';
import { runServers, serveBuild } from '../../scripts/lib/run-servers.mjs';
import { serveStorybook } from '../../scripts/lib/serve-storybook.mjs';
import { startApi } from '../../scripts/lib/start-api.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const port = (/** @type {string} */ server) => Number(process.env[`WAYMARK_${server}_PORT`]);
const databaseFolder = mkdtempSync(path.join(tmpdir(), 'waymark-api-'));

/** @type {Record<string, (signal: AbortSignal) => Promise<import('../../scripts/lib/run-servers.mjs').Server>>} */
const servers = {
  emulator: (signal) => startEmulator({ port: port('EMULATOR'), signal }),
  api: (signal) =>
    startApi({
      port: port('API'),
      emulatorPort: port('EMULATOR'),
      // A part of the usual 100,000, so that the server responds sooner.
      env: { DEMO_READINGS: '4000', DATA_FOLDER: databaseFolder },
      signal,
    }),
  app: async (signal) => {
    Object.assign(process.env, demoFirebase, emulatorEnv(`http://localhost:${port('EMULATOR')}`), {
      // Includes Apple, because unlinking it revokes its token.
      VITE_AUTH_PROVIDERS: 'google.com,github.com,apple.com',
      // Read by the proxy of vite.config.ts.
      API_PORT: String(port('API')),
    });
    const config = {
      root,
      mode: 'e2e',
      logLevel: /** @type {const} */ ('warn'),
      build: { outDir: `dist/app-${process.env.WAYMARK_SUITE}` },
    };
    await build(config);
    return serveBuild(config, port('APP'), signal);
  },
  grid: async (signal) => {
    const configFile = path.join(root, 'tests/bench/grid/vite.config.ts');
    await build({ configFile, logLevel: 'warn' });
    return serveBuild({ configFile: false, build: { outDir: 'dist/bench-grid' } }, port('GRID'), signal);
  },
  // With a development build of React, which play functions expect.
  stories: (signal) => serveStorybook({ outDir: 'dist/stories', kind: 'tested', port: port('STORIES'), signal }),
  'quick-stories': (signal) =>
    serveStorybook({ outDir: 'dist/stories-quick', kind: 'quick', port: port('STORIES'), signal }),
};

try {
  const names = process.argv.slice(2);
  await runServers(
    (signal) => Object.entries(servers).flatMap(([name, start]) => (names.includes(name) ? [start(signal)] : [])),
    () => console.log('ready'),
  );
} finally {
  rmSync(databaseFolder, { recursive: true, force: true });
}
