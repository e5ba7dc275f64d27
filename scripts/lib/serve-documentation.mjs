import { EventEmitter, once } from 'node:events';
import { readFileSync } from 'node:fs';
import { execa } from 'execa';
import { preview } from 'vite';
import { findFreePort } from './ports.mjs';

const waitingPage = readFileSync(new URL('waiting-page.html', import.meta.url));

/**
 * Serves the documentation. Its Storybook uses all processors while it starts, so it starts on the first visit. Until it responds,
 * each address shows a page that waits for it. `exited` settles when Storybook ends or the signal aborts.
 *
 * @param {{ port: number, signal: AbortSignal }} options
 */
export async function serveDocumentation({ port, signal }) {
  const storybookPort = await findFreePort();
  const visits = new EventEmitter();
  const storybook = once(visits, 'visit', { signal }).then(
    () =>
      execa({
        preferLocal: true,
        env: { NODE_ENV: 'development' },
        all: true,
        reject: false,
        cancelSignal: signal,
        forceKillAfterDelay: 5000,
      })('storybook', ['dev', `--port=${storybookPort}`, '--exact-port', '--ci', '--quiet', '--disable-telemetry']),
    () => undefined,
  );
  const server = await preview({
    configFile: false,
    // Vite logs each request that the proxy cannot forward.
    logLevel: 'silent',
    preview: {
      host: 'localhost',
      port,
      strictPort: true,
      proxy: {
        '/': {
          target: `http://localhost:${storybookPort}`,
          ws: true,
          configure: (proxy) =>
            proxy.on('error', (_error, _request, response) => {
              if (!('writeHead' in response) || response.headersSent) return;
              visits.emit('visit');
              // The page waits as long as its address has this status, which browsers do not log as an error.
              response
                .writeHead(202, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
                .end(waitingPage);
            }),
        },
      },
    },
  });
  const exited = storybook.then(async (result) => {
    await server.close();
    return result;
  });
  return { exited };
}
