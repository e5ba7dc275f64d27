// @ts-check
import process from 'node:process';

/** @typedef {{ exited: Promise<{ all?: string } | void> }} Server `exited` resolves when the server has ended */

/**
 * Starts servers at the same time and stops all of them on Ctrl+C, and when one of them ends or does not start.
 *
 * @param {(signal: AbortSignal) => Promise<Server>[]} start The servers end when the signal aborts.
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
    // Ctrl+C during the start makes the servers fail.
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
