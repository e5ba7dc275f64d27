// @ts-check
import process from 'node:process';
import { root } from './paths.mjs';
import { takenPortMessage } from './ports.mjs';
import { onEnd } from './processes.mjs';
import { UserError } from './user-error.mjs';

/**
 * Starts Vite's development server in this process, and returns once the app really answers.
 *
 * @param {{ port: number, env: Record<string, string>, defaults: Readonly<Record<string, string>> }} options
 *   `env` overrides what the person has set, `defaults` only fills what they have not
 * @returns {Promise<{ url: string }>}
 */
export async function startDevServer({ port, env, defaults }) {
  // Only now: it was perhaps installed a moment ago.
  const { createServer, loadEnv } = await import('vite');

  Object.assign(process.env, env);
  const set = loadEnv('development', root, 'VITE_');
  for (const [name, value] of Object.entries(defaults)) {
    if (!set[name]) process.env[name] = value;
  }

  const server = await createServer({
    root,
    logLevel: 'warn',
    clearScreen: false,
    server: {
      host: 'localhost',
      port,
      strictPort: true,
      open: false,
      // Pages load on demand; transform them while the person still looks at the first one.
      warmup: { clientFiles: ['src/app/main.tsx', 'src/app/pages/**/*.tsx'] },
    },
  });
  onEnd(() => server.close());
  try {
    await server.listen();
  } catch (error) {
    await server.close();
    if (/port \d+ is (already )?in use|EADDRINUSE/i.test(String(error))) {
      throw new UserError(takenPortMessage('PORT', port));
    }
    throw error;
  }

  const url = `http://localhost:${port}`;
  const page = await fetch(`${url}/`, { headers: { accept: 'text/html' } });
  if (!page.ok) throw new Error(`${url} answers ${page.status} ${page.statusText}.`);
  // The first page load waits for the same: the dependencies bundled, the entry transformed.
  const html = await page.text();
  for (const [, src] of html.matchAll(/<script[^>]+type="module"[^>]+src="(\/[^"]+)"/g)) {
    await (await fetch(url + src)).text();
  }
  await server.waitForRequestsIdle();
  return { url };
}
