// @ts-check
// Builds and starts servers for the suites of Playwright, all at the same time: `node tests/helpers/serve.mjs app api emulator`.
// Prints "ready" once all of them respond. tests/playwright.config.ts sets their ports in the environment.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { build, mergeConfig, preview } from 'vite';
import { startEmulator } from '../../scripts/emulator/serve.mjs';
import { demoFirebase, emulatorEnv } from '../../scripts/lib/app-env.mjs';
import { cacheAssets } from '../../scripts/lib/cache-assets.mjs';
import { runServers, viteServer } from '../../scripts/lib/run-servers.mjs';
import { serveStorybook } from '../../scripts/lib/serve-storybook.mjs';
import { startApi } from '../../scripts/lib/start-api.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const port = (/** @type {string} */ server) => Number(process.env[`WAYMARK_${server}_PORT`]);
const databaseFolder = mkdtempSync(path.join(tmpdir(), 'waymark-api-'));

/** @param {import('vite').InlineConfig} config @param {number} to @param {AbortSignal} signal */
async function servePreview(config, to, signal) {
  return viteServer(await preview(mergeConfig(config, { root, logLevel: 'warn', preview: { port: to } })), signal);
}

/** @param {string} outDir @param {'tested' | 'quick'} kind @param {AbortSignal} signal */
const serveStories = async (outDir, kind, signal) =>
  viteServer(await serveStorybook({ outDir, kind, port: port('STORIES'), signal }), signal);

/** @type {Record<string, (signal: AbortSignal) => Promise<import('../../scripts/lib/run-servers.mjs').Server>>} */
const servers = {
  emulator: (signal) => startEmulator({ port: port('EMULATOR'), signal }),
  api: (signal) =>
    startApi({
      port: port('API'),
      emulatorPort: port('EMULATOR'),
      // Each new account that opens the dashboard gets as many of its own.
      env: { DEMO_READINGS: '4000', DATA_FOLDER: databaseFolder },
      signal,
    }),
  app: async (signal) => {
    Object.assign(process.env, demoFirebase, emulatorEnv(`http://localhost:${port('EMULATOR')}`), {
      // Apple too: unlinking it revokes its token.
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
    return servePreview({ ...config, plugins: [cacheAssets] }, port('APP'), signal);
  },
  grid: async (signal) => {
    const configFile = path.join(root, 'tests/bench/grid/vite.config.ts');
    await build({ configFile, logLevel: 'warn' });
    return servePreview({ configFile: false, build: { outDir: 'dist/bench-grid' } }, port('GRID'), signal);
  },
  // With a development build of React, which play functions expect.
  stories: (signal) => serveStories('dist/stories', 'tested', signal),
  'quick-stories': (signal) => serveStories('dist/stories-quick', 'quick', signal),
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
