import { readFileSync } from 'node:fs';
import path from 'node:path';
import { preview, type PreviewServer } from 'vite';
import { appDir } from '../helpers/vite.app';
import { emulatorUrl } from './support/emulator';
import { expect, test } from './support/fixtures';
import { serveGoogleScript, signInAtProvider } from './support/gapi';

interface Hosting {
  hosting: { headers: { source: string; headers: { key: string; value: string }[] }[] };
}

const root = path.resolve(import.meta.dirname, '../..');
const { hosting } = JSON.parse(readFileSync(path.join(root, 'firebase.json'), 'utf8')) as Hosting;
const headers = Object.fromEntries(
  hosting.headers
    .filter(({ source }) => source === '!/__/**')
    .flatMap((rule) => rule.headers)
    .map(({ key, value }) => [key, value]),
);

let server: PreviewServer;
let site = '';

test.beforeAll(async () => {
  // The emulator replaces the hosts of the project.
  const policy = headers['Content-Security-Policy']
    ?.replace("connect-src 'self'", `connect-src 'self' ${emulatorUrl}`)
    .replace("frame-src 'self'", `frame-src 'self' ${emulatorUrl}`);
  server = await preview({
    root,
    mode: 'e2e',
    logLevel: 'error',
    build: { outDir: appDir },
    preview: {
      host: 'localhost',
      port: 0,
      strictPort: false,
      headers: { ...headers, 'Content-Security-Policy': policy },
    },
  });
  site = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
});

test.afterAll(() => server.close());

test("the app and a provider's popup work with the headers of firebase.json", async ({ page, context }) => {
  await serveGoogleScript(context);
  await page.goto(`${site}/login?from=%2Faccount`);
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Continue with Google' }).click(),
  ]);
  await signInAtProvider(popup, { email: `hosted-${crypto.randomUUID()}@waymark.example`, name: 'Noor Haddad' });
  await expect(page.getByRole('heading', { name: 'Account Settings', level: 1 })).toBeVisible();
  for (const address of ['/', '/api-setup', '/account/social']) {
    await page.goto(`${site}${address}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.getByRole('button', { name: /^Profile of/ }).click();
  await expect(page.getByText('Good Morning,')).toBeVisible();
  // A policy violation is a console error, which fails the test.
});

test('the app does not render in a frame of another site', async ({ page, context, allowConsole }) => {
  allowConsole(/frame-ancestors|Refused to (frame|display)|Framing/);
  await context.route('http://elsewhere.localhost/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<h1>Elsewhere</h1><iframe title="The app" src="${site}/login"></iframe>`,
    }),
  );
  await page.goto('http://elsewhere.localhost/');
  await expect(page.getByRole('heading', { name: 'Elsewhere' })).toBeVisible();
  const framed = page.frames()[1];
  await framed?.waitForLoadState();
  await expect(page.frameLocator('iframe').getByRole('heading')).toHaveCount(0);
});
