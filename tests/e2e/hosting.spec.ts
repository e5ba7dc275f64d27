import { once } from 'node:events';
import { cpSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { execa } from 'execa';
import { createHosting } from '../../scripts/hosting.mjs';
import { entryPoints } from '../../scripts/kit/families.mjs';
import { axeProblems } from '../checks/accessibility';
import { reflowProblems } from '../checks/layout';
import { applyMode, defaultMode, settle } from '../checks/modes';
import { emulatorUrl } from './support/emulator';
import { expect, test } from './support/fixtures';
import { openWindow, serveGoogleScript, signInAtProvider } from './support/gapi';
import { signIn } from './support/login-page';

interface Hosting {
  headers: { source: string; headers: { key: string; value: string }[] }[];
}

// The site is built once for all tests.
test.describe.configure({ mode: 'default' });

const root = path.resolve(import.meta.dirname, '../..');
const appDir = path.join(root, 'dist/app-e2e');
const docsDir = path.join(root, 'dist/documentation');
/** The server of Firebase's Hosting emulator. */
const { server: createSite } = createRequire(path.join(root, 'scripts/emulator/package.json'))('superstatic') as {
  server: (options: { cwd: string; config: object; hostname: string; port: number; rewriters: Rewriters }) => {
    listen: () => Server;
  };
};
/** Responds to a rewrite to another service, such as `run` for Cloud Run. */
type Rewriters = Record<
  string,
  (rewrite: object) => Promise<(request: IncomingMessage, response: ServerResponse) => void>
>;

const servers: Server[] = [];
/** The URLs of the app and of its documentation. */
let site = '';
let documentation = '';
/** The app's files. */
let folder = '';

async function serve(cwd: string, { headers, ...rules }: Hosting): Promise<string> {
  const config = {
    ...rules,
    public: '.',
    headers: headers.map((rule) => ({
      ...rule,
      // The emulator replaces the project's hosts.
      headers: rule.headers.map(({ key, value }) => ({
        key,
        value: value.replace(/(?<=(?:connect|frame)-src 'self')/g, ` ${emulatorUrl}`),
      })),
    })),
  };
  const rewriters: Rewriters = {
    run:
      async ({ run }: { run?: object }) =>
      (request, response) => {
        response.setHeader('Cache-Control', 'no-store').end(JSON.stringify({ run, path: request.url }));
      },
  };
  const server = createSite({ cwd, config, hostname: 'localhost', port: 0, rewriters }).listen();
  servers.push(server);
  await once(server, 'listening');
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

test.beforeAll(async () => {
  test.setTimeout(240_000);
  // The stage `build-docs` builds it first.
  if (!existsSync(path.join(docsDir, 'index.html'))) await execa({ cwd: root })`npm run build:docs`;
  if (!existsSync(path.join(docsDir, 'storybook'))) await execa({ cwd: root })`npm run build:storybook`;
  folder = test.info().outputPath('site');
  cpSync(appDir, folder, { recursive: true });
  const [assets, docsAssets] = [path.join(folder, 'assets'), path.join(docsDir, 'assets')] as const;
  const [, docsRules] = createHosting([assets, docsAssets], '') as [Hosting, Hosting];
  documentation = await serve(docsDir, docsRules);
  const [appRules] = createHosting([assets, docsAssets], documentation) as [Hosting, Hosting];
  site = await serve(folder, appRules);
});

test.afterAll(() => {
  for (const server of servers) server.close();
});

test("the app and a provider's popup work with the headers of firebase.json", async ({ page, context }) => {
  await serveGoogleScript(context);
  await page.goto(`${site}/login?from=%2Faccount`);
  const popup = await openWindow(page.getByRole('button', { name: 'Continue with Google' }));
  await signInAtProvider(popup, { email: `hosted-${crypto.randomUUID()}@waymark.example`, name: 'Noor Haddad' });
  await expect(page.getByRole('heading', { name: 'Account Settings', level: 1 })).toBeVisible();
  for (const address of ['/', '/api-setup', '/account/social']) {
    await page.goto(`${site}${address}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.getByRole('button', { name: /^Profile of/ }).click();
  await expect(page.getByText('Good Morning,')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Theme settings' }).click();
  await page.getByRole('radio', { name: 'Poppins' }).check();
  await page.getByRole('slider', { name: 'Corner radius' }).fill('16');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.reload();
  await expect(page.locator('html')).toHaveCSS('--wm-radius', '16px');
  await expect(page.locator('body')).toHaveCSS('font-family', /^Poppins/);
  // A policy violation is a console error, which fails the test.
});

test('the documentation that the app links to works with the headers of firebase.json', async ({
  page,
  user,
  allowConsole,
}) => {
  await signIn(page, user, `${site}/sample-page`);
  const docs = await openWindow(page.getByRole('link', { name: 'Documentation' }));
  await docs.waitForURL(`${documentation}/`);
  await docs.getByRole('button', { name: 'Dark', exact: true }).click();
  await docs.getByRole('button', { name: 'Light', exact: true }).waitFor();
  await docs.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Popover' }).click();
  await docs.getByRole('button', { name: 'Filter' }).first().click();
  await docs.getByRole('dialog').waitFor();
  // Storybook's own interface.
  allowConsole(/will become mandatory in Storybook 11/);
  await docs.goto(`${documentation}/storybook/?path=/story/layers-popover--playground`);
  const preview = docs.frameLocator('#storybook-preview-iframe');
  await preview.getByRole('button', { name: 'Filter' }).click();
  await preview.getByRole('dialog').waitFor();
});

test('the documentation search finds a page by prop with the keyboard, and samples can be copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${documentation}/`);
  const field = page.getByRole('combobox', { name: 'Search the documentation' });
  await page.keyboard.press('Control+K');
  await field.fill('onFilesAdd');
  const found = page.getByRole('dialog').getByRole('option');
  await expect(found).toHaveText([/^FileUpload onFilesAdd/]);
  await field.press('Enter');
  await page.getByRole('heading', { name: 'FileUpload', level: 1 }).waitFor();
  await expect(page.getByRole('row', { name: /^onFilesAdd/ })).toBeInViewport();
  await page.getByRole('searchbox', { name: 'Search the props' }).fill('maxSize');
  await expect(page.getByRole('row', { name: /^onFilesAdd/ })).toBeHidden();

  const button = page.getByRole('button', { name: 'Search' });
  await button.press('Enter');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await page.keyboard.press('Control+K');
  await expect(field).toBeFocused();
  await page.keyboard.type('sidebar');
  await expect(found.first()).toHaveText(/^Drawer/);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Drawer', level: 1 }).waitFor();

  await page.getByRole('button', { name: 'Copy', exact: true }).first().press('Enter');
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("} from 'waymark/drawer';");
});

test.describe('the pages of the documentation', () => {
  const visits = [
    ...['/', '/controls/button/', '/templates/', '/theme/'].flatMap((address) => [
      { address, theme: 'light' as const, width: 1440 },
      { address, theme: 'dark' as const, width: 390 },
    ]),
    // The longest page of a family. The other pages show the same elements in both themes.
    { address: '/data/data-grid/', theme: 'light' as const, width: 1440 },
  ];

  test('are accessible in light and dark, on a phone and right to left', async ({ page }) => {
    test.slow();
    for (const { address, theme, width } of visits) {
      await page.goto(documentation + address);
      await page.setViewportSize({ width, height: 900 });
      const mode = { ...defaultMode, theme, direction: theme === 'dark' ? ('rtl' as const) : ('ltr' as const) };
      await applyMode(page, mode);
      await settle(page);
      expect(await reflowProblems(page), address).toEqual([]);
      // The story tests check the examples.
      await page.evaluate(() => {
        for (const example of document.querySelectorAll('[data-story], iframe')) example.replaceWith();
      });
      expect.soft(await axeProblems(page, 'page', mode), address).toEqual([]);
    }
  });

  test('show their text, examples and links without JavaScript', async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(`${documentation}/controls/button/`);
    await expect(page.getByRole('button', { name: 'Save connection' })).toBeVisible();
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'DataGrid' }).click();
    await expect(page.getByRole('heading', { name: 'DataGrid', level: 1 })).toBeVisible();
    await expect(page.getByRole('grid').first().getByRole('row').nth(1)).toBeVisible();
    await page.close();
  });
});

test('the playground runs a sample, shows errors beside the code, and shares the code by its URL', async ({
  page,
  context,
  allowConsole,
}) => {
  test.slow();
  allowConsole(/Failed to read the 'localStorage' property/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await page.goto(`${documentation}/controls/button/`);
  const link = page.getByRole('link', { name: 'Open in playground' }).first();
  await link.waitFor();
  expect(
    files.filter((file) => /playground/.test(file)),
    'only the playground loads its editor',
  ).toEqual([]);
  await link.click();
  await page.getByRole('heading', { name: 'Playground', level: 1 }).waitFor();
  const result = page.frameLocator('iframe[title="Result"]');
  const editor = page.getByRole('textbox', { name: 'Code of the sample' });
  const problem = result.getByRole('status').filter({ hasText: 'Error' });
  const write = async (code: string): Promise<void> => {
    await editor.press('ControlOrMeta+A');
    await page.keyboard.insertText(code);
  };
  await expect(result.getByRole('button')).toHaveText('New connection');

  const sources = Object.keys(entryPoints()).filter((entry) => !/^\.\/(?:testing|preset)/.test(entry));
  const imports = sources.map((entry, index) => `import * as m${index} from 'waymark${entry.slice(1)}';`);
  await write(`${imports.join('')}
import { Button } from 'waymark/button';
export default () => <Button>{[${sources.map((_entry, index) => `m${index}`).join()}].length} modules</Button>;`);
  await expect(result.getByRole('button')).toHaveText(`${sources.length} modules`);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();

  await write('export default function Sample() {\n  const a = ;\n}');
  await expect(problem).toContainText('Error in line 2Unexpected token');
  await editor.press('Tab');
  await expect(editor).not.toBeFocused();
  await write('export function Stored() {\n  return localStorage.getItem("a");\n}');
  await expect(problem).toContainText(/The document is sandboxed/);
  await write("import { Buton } from 'waymark';\nexport default () => <Buton />;");
  await expect(problem).toContainText('Error in line 2"waymark" has no export "Buton".');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(result.getByRole('button')).toHaveText('New connection');
  await expect(problem).toHaveCount(0);

  const shared = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto(shared);
  await expect(result.getByRole('button')).toHaveText(`${sources.length} modules`);
  await page.goto(shared.slice(0, -200));
  await expect(page.getByText('The link is not complete. This is a sample.')).toBeVisible();
  await expect(result.getByRole('button')).toHaveText('New connection');
});

test('no page of the app allows inline scripts, and the documentation cannot read what the app has stored', async ({
  page,
  user,
}) => {
  for (const address of ['/', '/login', '/docs/', '/docs/controls/button/', '/assets/none.js']) {
    const response = await fetch(site + address, { redirect: 'manual' });
    expect(response.headers.get('Content-Security-Policy') ?? '').not.toContain('unsafe-inline');
  }
  const stored = async (): Promise<string[]> =>
    page.evaluate(async () => [
      ...Object.keys(localStorage),
      ...(await indexedDB.databases()).map(({ name }) => String(name)),
    ]);
  await signIn(page, user, `${site}/sample-page`);
  const ofApp = await stored();
  expect(ofApp.join()).toContain('firebase');
  await page.goto(`${documentation}/layers/popover/`);
  await page.getByRole('button', { name: 'Filter' }).first().waitFor();
  const ofDocumentation = await stored();
  expect(ofApp.filter((name) => ofDocumentation.includes(name))).toEqual([]);
});

test('a missing asset is requested again, but others are not', async ({ page, allowConsole }) => {
  allowConsole(/404 \(Not Found\)/);
  await page.goto(`${site}/login`);
  const known = readdirSync(path.join(folder, 'assets')).find((name) => name.endsWith('.js')) ?? '';
  const load = (name: string) =>
    page.evaluate(async (address) => {
      const { status, headers } = await fetch(address);
      return [status, headers.get('Cache-Control')];
    }, `/assets/${name}`);
  expect(await load(known)).toEqual([200, 'public, max-age=31536000, immutable']);
  expect(await load('late-12345678.js')).toEqual([404, 'no-cache']);
  // The next deployment restores it.
  writeFileSync(path.join(folder, 'assets/late-12345678.js'), 'export {};');
  expect((await load('late-12345678.js'))[0]).toBe(200);
});

test('the data API responds below /api/ with its own headers, and /api-setup is a page of the app', async () => {
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
