// @ts-check
import { join } from 'node:path';
import process from 'node:process';
import { ensureBrowser } from './browser.mjs';
import { projectId, startEmulator } from './emulator.mjs';
import { ensureEmulatorInstalled, ensureInstalled } from './install.mjs';
import { bins, e2eAppDir, e2eDir, root } from './paths.mjs';
import { findFreePort, isPortFree } from './ports.mjs';
import { onEnd, startNode, stopAll } from './processes.mjs';
import { e2eBuild } from './stage-list.mjs';

/** @returns {Promise<{ app: number, emulator: number, built: boolean }>} */
async function choosePorts() {
  const app = Number(process.env.WAYMARK_E2E_PORT);
  const emulator = Number(process.env.WAYMARK_E2E_EMULATOR_PORT);
  // Chosen by npm test before its build; if the emulator's is taken by now, that build is of no use.
  if (app && emulator && (await isPortFree(emulator))) {
    const free = await isPortFree(app);
    return { app: free ? app : await findFreePort([emulator]), emulator, built: process.env.WAYMARK_E2E_BUILT === '1' };
  }
  const fresh = await findFreePort();
  return { app: await findFreePort([fresh]), emulator: fresh, built: false };
}

/** @param {string} emulatorUrl */
async function build(emulatorUrl) {
  const { args, env } = e2eBuild(emulatorUrl);
  const vite = startNode(bins.vite, args, { cwd: root, env: { ...process.env, ...env } });
  const { code } = await vite.finished;
  if (code !== 0) throw new Error(`The app could not be built.\n${vite.output()}`);
}

/**
 * Lets the browser keep what has a hash in its name, as the hosting does (`firebase.json`): a tab that loads a second page does
 * not ask for the code of the first one again.
 *
 * @type {import('vite').Plugin}
 */
const cacheAssets = {
  name: 'cache-assets',
  configurePreviewServer: ({ middlewares }) => {
    middlewares.use('/assets', (_request, response, next) => {
      response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
      next();
    });
  },
};

/** @param {number} port */
async function serve(port) {
  const { preview } = await import('vite');
  const server = await preview({
    root,
    mode: 'e2e',
    logLevel: 'warn',
    build: { outDir: e2eAppDir },
    preview: { host: 'localhost', port, strictPort: true, open: false },
    plugins: [cacheAssets],
  });
  onEnd(() => server.close());
}

/**
 * Runs Playwright on the built app and an Auth emulator of its own.
 *
 * @param {'e2e' | 'bench'} suite the folder below tests/ that holds its configuration
 * @param {readonly string[]} args for Playwright
 * @returns {Promise<number>} Playwright's exit code
 */
export async function runOnApp(suite, args) {
  await ensureInstalled();
  await ensureEmulatorInstalled();
  const browser = await ensureBrowser();
  const ports = await choosePorts();

  const emulatorUrl = `http://localhost:${ports.emulator}`;
  await Promise.all([startEmulator({ port: ports.emulator }), ports.built ? undefined : build(emulatorUrl)]);
  await serve(ports.app);

  const playwright = startNode(bins.playwright, ['test', '-c', join('tests', suite, 'playwright.config.ts'), ...args], {
    cwd: root,
    output: 'inherit',
    env: {
      ...process.env,
      CHROMIUM_PATH: browser.path,
      WAYMARK_E2E_DIR: e2eDir,
      WAYMARK_BASE_URL: `http://localhost:${ports.app}`,
      WAYMARK_EMULATOR_URL: emulatorUrl,
      WAYMARK_PROJECT_ID: projectId,
    },
  });
  const { code } = await playwright.finished;
  await stopAll();
  return code;
}
