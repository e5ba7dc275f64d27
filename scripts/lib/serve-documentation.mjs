import { EventEmitter, once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import { execaNode } from 'execa';
import { preview } from 'vite';

const waitingPage = readFileSync(new URL('waiting-page.html', import.meta.url));
const outDir = 'dist/documentation';

/**
 * Serves the documentation. Its build uses all processors, so it starts only on the first visit. Until it has finished,
 * each URL shows a page that waits for it. `exited` settles when the build fails or the signal aborts.
 *
 * @param {{ port: number, signal: AbortSignal }} options
 */
export async function serveDocumentation({ port, signal }) {
  const visits = new EventEmitter();
  const stopped = new Promise((resolve) => signal.addEventListener('abort', resolve));
  const options = { all: /** @type {const} */ (true), reject: false, cancelSignal: signal, forceKillAfterDelay: 5000 };
  const build = once(visits, 'visit', { signal }).then(
    () => execaNode(options)('scripts/build-docs.mjs', ['--once']),
    () => undefined,
  );
  let isBuilt = false;
  mkdirSync(outDir, { recursive: true });
  const server = await preview({
    configFile: false,
    appType: 'mpa',
    logLevel: 'silent',
    build: { outDir },
    preview: { host: 'localhost', port, strictPort: true },
    plugins: [
      {
        name: 'waiting-page',
        configurePreviewServer: ({ middlewares }) => {
          middlewares.use((_request, response, next) => {
            if (isBuilt) return next();
            visits.emit('visit');
            // The page waits as long as its URL returns this status, which browsers do not log as an error.
            response
              .writeHead(202, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
              .end(waitingPage);
          });
        },
      },
    ],
  });
  const exited = build.then(async (result) => {
    isBuilt = result?.exitCode === 0;
    if (isBuilt) await stopped;
    await server.close();
    return result;
  });
  return { exited };
}
