import { execFile } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { preview } from 'vite';
import { expect, test } from './support/fixtures';

const root = path.resolve(import.meta.dirname, '../..');

/** Builds the app with the given environment and returns the terminal output. */
function build(outDir: string, environment: Record<string, string>): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [path.join(root, 'node_modules/vite/bin/vite.js'), 'build', '--outDir', outDir, '--logLevel', 'warn'],
      { cwd: root, env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1', ...environment } },
      (error, stdout, stderr) => (error ? reject(error) : resolve(stdout + stderr)),
    );
  });
}

test('missing and malformed environment variables are named in the terminal and on the page', async ({
  page,
}, testInfo) => {
  const outDir = testInfo.outputPath('app');
  const terminal = await build(outDir, {
    VITE_FIREBASE_API_KEY: ' ',
    VITE_FIREBASE_AUTH_DOMAIN: 'https://demo-waymark.firebaseapp.com/',
    VITE_FIREBASE_PROJECT_ID: 'demo-waymark',
    VITE_FIREBASE_APP_ID: '1:000000000000:web:0000000000000000000000',
    VITE_AUTH_EMULATOR_URL: '',
    VITE_DEMO_EMAIL: '',
    VITE_DEMO_PASSWORD: '',
  });
  expect(terminal).toContain('VITE_FIREBASE_API_KEY is missing.');
  expect(terminal).toContain('VITE_FIREBASE_AUTH_DOMAIN is malformed.');
  expect(terminal).not.toContain('VITE_FIREBASE_PROJECT_ID');

  const server = await preview({
    root,
    logLevel: 'warn',
    build: { outDir },
    preview: { host: 'localhost', port: 0, strictPort: false },
  });
  try {
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    await expect(page.getByRole('heading', { name: 'Waymark is not configured yet' })).toBeVisible();
    await expect(page.getByRole('listitem')).toHaveText([
      /^VITE_FIREBASE_API_KEY is missing\./,
      /^VITE_FIREBASE_AUTH_DOMAIN is malformed\./,
    ]);
  } finally {
    await server.close();
  }
});
