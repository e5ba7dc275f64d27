import path from 'node:path';
import process from 'node:process';
import { mergeConfig, preview } from 'vite';

/** @typedef {{ exited: Promise<{ all?: string } | void> }} Server `exited` resolves when the server has stopped */

/**
 * Starts servers at the same time, and stops all of them on Ctrl+C or when one of them stops or fails to start.
 *
 * @param {(signal: AbortSignal) => Promise<Server>[]} start The servers stop when the signal aborts.
 * @param {() => void} onReady Called once all servers respond.
 */
export async function runServers(start, onReady) {
  const stop = new AbortController();
  let isInterrupted = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      isInterrupted = true;
      stop.abort();
    });
  }
  const servers = start(stop.signal);
  try {
    const started = await Promise.all(servers);
    onReady();
    const ended = await Promise.race(started.map(({ exited }) => exited));
    if (!isInterrupted) throw new Error(`A server stopped.\n${ended?.all ?? ''}`);
  } catch (error) {
    // Ctrl+C during startup makes the servers fail.
    if (!isInterrupted) {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    }
  } finally {
    stop.abort();
    await Promise.allSettled(servers.map(async (server) => (await server).exited));
  }
}

/** A Vite server that closes when the signal aborts. @param {{ close: () => Promise<void> }} server @param {AbortSignal} signal */
export const viteServer = (server, signal) => ({
  exited: new Promise((resolve) => signal.addEventListener('abort', resolve)).then(() => server.close()),
});

/**
 * Caches built assets as the hosting does (scripts/hosting.mjs), so that a tab's second page does not request the first
 * page's code again.
 */
const cacheAssets = {
  name: 'cache-assets',
  configurePreviewServer: (/** @type {import('vite').PreviewServer} */ { middlewares }) => {
    middlewares.use('/assets', (request, response, next) => {
      // Compressing a file on each request takes more time than it saves.
      delete request.headers['accept-encoding'];
      response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
      next();
    });
  },
};

/** Serves a build on this machine. @param {import('vite').InlineConfig} config @param {number} port @param {AbortSignal} signal */
export async function serveBuild(config, port, signal) {
  const root = path.resolve(import.meta.dirname, '../..');
  const defaults = { root, logLevel: 'warn', plugins: [cacheAssets], preview: { port, strictPort: true } };
  return viteServer(await preview(mergeConfig(defaults, config)), signal);
}
