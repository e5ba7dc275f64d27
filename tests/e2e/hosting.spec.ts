import { once } from 'node:events';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { execa } from 'execa';
import { emulatorUrl } from './support/emulator';
import { expect, test } from './support/fixtures';
import { serveGoogleScript, signInAtProvider } from './support/gapi';
import { signIn } from './support/login-page';

interface Hosting {
  public: string;
  headers: { source: string; headers: { key: string; value: string }[] }[];
}

// The site is built once for all tests.
test.describe.configure({ mode: 'default' });

const root = path.resolve(import.meta.dirname, '../..');
const appDir = path.join(root, 'dist/app-e2e');
const storybookDir = path.join(root, 'dist/storybook');
const { hosting } = JSON.parse(readFileSync(path.join(root, 'firebase.json'), 'utf8')) as { hosting: Hosting };
/** The server of Firebase's Hosting emulator. */
const { server: createSite } = createRequire(path.join(root, 'scripts/emulator/package.json'))('superstatic') as {
  server: (options: { cwd: string; config: Hosting; hostname: string; port: number; rewriters: Rewriters }) => {
    listen: () => Server;
  };
};
/** Responds to a rewrite to another service, such as `run` for Cloud Run. */
type Rewriters = Record<
  string,
  (rewrite: object) => Promise<(request: IncomingMessage, response: ServerResponse) => void>
>;

let server: Server;
let site = '';

test.beforeAll(async () => {
  test.setTimeout(240_000);
  // The stage `stories` builds it before.
  if (!existsSync(path.join(storybookDir, 'index.json')))
    await execa({ preferLocal: true, cwd: root })`storybook build --output-dir ${storybookDir} --quiet`;
  const folder = test.info().outputPath('site');
  cpSync(appDir, folder, { recursive: true });
  cpSync(storybookDir, path.join(folder, 'docs'), { recursive: true });
  const headers = hosting.headers.map((rule) => ({
    ...rule,
    // The emulator replaces the hosts of the project.
    headers: rule.headers.map(({ key, value }) => ({
      key,
      value: value.replace(/(?<=(?:connect|frame)-src 'self')/g, ` ${emulatorUrl}`),
    })),
  }));
  const config = { ...hosting, headers, public: '.' };
  const rewriters: Rewriters = {
    run:
      async ({ run }: { run?: object }) =>
      (request, response) => {
        response.setHeader('Cache-Control', 'no-store').end(JSON.stringify({ run, path: request.url }));
      },
  };
  server = createSite({ cwd: folder, config, hostname: 'localhost', port: 0, rewriters }).listen();
  await once(server, 'listening');
  site = `http://localhost:${(server.address() as AddressInfo).port}`;
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

test('the documentation that the app links to works with the headers of firebase.json', async ({
  page,
  user,
  allowConsole,
}) => {
  // Storybook starts three times, beside the other tests.
  test.slow();
  // Storybook's own interface.
  allowConsole(/will become mandatory in Storybook 11/);
  await signIn(page, user, `${site}/sample-page`);
  const [docs] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Documentation' }).click(),
  ]);
  await docs.waitForURL(`${site}/docs/?path=/docs/documentation-introduction--docs`);
  const preview = docs.frameLocator('#storybook-preview-iframe');
  await preview.getByRole('heading', { level: 1 }).waitFor();
  await docs.goto(`${site}/docs/?path=/docs/layers-popover--documentation`);
  await preview.getByRole('heading', { name: 'Popover', level: 1 }).waitFor();
  await docs.goto(`${site}/docs/?path=/story/layers-popover--playground`);
  await preview.getByRole('button', { name: 'Filter' }).click();
  await preview.getByRole('dialog').waitFor();
});

test('the data API responds below /api/ with its own headers, and the page /api-setup is the app', async () => {
  const response = await fetch(`${site}/api/v1/readings?limit=1`);
  expect(await response.json()).toEqual({
    run: { serviceId: 'waymark-api', region: 'us-central1' },
    path: '/api/v1/readings?limit=1',
  });
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  // The policy of the API's own responses is stricter than that of the pages.
  expect(response.headers.get('Content-Security-Policy')).toBeNull();
  const page = await fetch(`${site}/api-setup`);
  expect(page.headers.get('Content-Type')).toContain('text/html');
  expect(page.headers.get('Cache-Control')).toBe('no-cache');
  expect(page.headers.get('Content-Security-Policy')).toContain("script-src 'self'");
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
