// @ts-check
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

/** @type {Record<string, string>} */
const types = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/**
 * Serves a folder on a free port of this machine.
 *
 * @param {string} folder
 * @param {Record<string, string>} [replaced] contents that a test runner gets in place of files, by path
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export async function serveFolder(folder, replaced = {}) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = decodeURIComponent(pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    const type = types[extname(path)] ?? 'application/octet-stream';
    const content = replaced[path];
    // What a page asks for itself it gets as it is.
    const isBrowser = request.headers['user-agent']?.startsWith('Mozilla');
    if (content !== undefined && !isBrowser) {
      response.writeHead(200, { 'content-type': type }).end(content);
      return;
    }
    const file = normalize(join(folder, path));
    if (!file.startsWith(normalize(folder) + sep) || !statSync(file, { throwIfNoEntry: false })?.isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': type });
    createReadStream(file).pipe(response);
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', () => resolve(undefined));
  });
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
