import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { findFreePort } from '../../scripts/lib/ports.mjs';
import { apiProxy } from '../../scripts/vite/api-proxy';
import { problemOf } from './support/client';

let folder = '';
let server: ViteDevServer;
let app = '';
let apiPort = 0;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'waymark-proxy-'));
  writeFileSync(path.join(folder, 'index.html'), '<h1>The app</h1>');
  apiPort = await findFreePort();
  vi.stubEnv('API_PORT', String(apiPort));
  const port = await findFreePort();
  server = await createServer({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    server: { host: 'localhost', port, strictPort: true, proxy: apiProxy() },
  });
  await server.listen();
  app = `http://localhost:${port}`;
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
  vi.unstubAllEnvs();
});

it('the development server forwards /api/ to the data API, and reports if the API is not running', async () => {
  const problem = await problemOf(await fetch(`${app}/api/v1/health`));
  expect(problem).toMatchObject({ status: 503, title: 'Service Unavailable' });
  expect(problem.detail).toBe(
    `The data API does not respond at http://localhost:${apiPort}. Start it with "npm start".`,
  );

  const api = createHttpServer((request, response) => response.end(request.url)).listen(apiPort, 'localhost');
  expect(await (await fetch(`${app}/api/v1/readings?limit=1`)).text()).toBe('/api/v1/readings?limit=1');
  api.close();
  api.closeAllConnections();
});

it('the page /api-setup is not forwarded', async () => {
  expect(await (await fetch(`${app}/api-setup`, { headers: { Accept: 'text/html' } })).text()).toContain('The app');
});
