import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessibleOnPhone } from './support/accessibility';
import { expect, test } from './support/fixtures';
import { holdDatabase } from './support/held-database';
import { importConnections } from './support/import-connections';
import { airQuality, type JsonApi, startJsonApi } from './support/json-api';
import { signIn } from './support/login-page';
import { selectSource, sourceButton } from './support/more-menu';

let api: JsonApi;

test.beforeEach(async ({ page, user }) => {
  api = await startJsonApi();
  await signIn(page, user, '/api-setup');
});

test.afterEach(() => api.close());

const urlField = (page: Page) => page.getByRole('textbox', { name: 'URL' });
const nameField = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true }).first();

/** Opens the form for a new connection and enters its URL. */
async function enterAddress(page: Page, path: string, name = 'Air quality'): Promise<void> {
  await page.getByRole('button', { name: 'New connection' }).click();
  await urlField(page).fill(api.origin + path);
  await nameField(page).fill(name);
}

const runTest = (page: Page): Promise<void> => page.getByRole('button', { name: 'Test connection' }).click();
const save = (page: Page): Promise<void> => page.getByRole('button', { name: 'Save', exact: true }).click();
const list = (page: Page) => page.getByRole('navigation', { name: 'Connections' });
const toast = (page: Page, title: string | RegExp) => page.getByRole('region', { name: 'Messages' }).getByText(title);
const found = (page: Page, text: string | RegExp) =>
  page.getByRole('main').locator('[data-slot="alert"], [data-slot="test-outcome"]').getByText(text);
const role = (page: Page, name: string) => page.getByRole('combobox', { name: new RegExp(`^${name}\\b`) });

test(
  'the user enters the address of an API, and opens its dashboard with Enter and one press',
  { tag: '@core' },
  async ({ page }) => {
    await page.getByRole('button', { name: 'New connection' }).press('Enter');
    await expect(urlField(page)).toBeFocused();
    await page.keyboard.insertText(`${api.origin}/root?from={from}&to={to}`);
    await page.keyboard.press('Enter');
    await expect(found(page, '7 rows found in')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'The test succeeded: 7 rows found in' })).toBeAttached();
    await expect(nameField(page)).toHaveValue('localhost');
    for (const [name, column] of [
      ['Time', 'Measured at'],
      ['Value', 'Pm10'],
      ['Group by', 'Status'],
    ] as const) {
      await expect(role(page, name).locator('option:checked')).toHaveText(column);
      await expect(role(page, name)).toHaveAccessibleDescription(/suggested/);
    }
    const word = page.getByRole('combobox', { name: 'critical', exact: true });
    await expect(word.locator('option:checked')).toHaveText('Low, error');
    await page.getByRole('radiogroup', { name: 'Preview' }).getByRole('radio', { name: 'Table' }).click();
    const preview = page.getByRole('table', { name: /Preview/ });
    await expect(preview.getByRole('row').nth(1)).toContainText(/Harbor.*Ok.*10/);
    await page.getByRole('radiogroup', { name: 'Preview' }).getByRole('radio', { name: 'Dashboard' }).click();
    await expect(page.getByRole('figure')).toBeVisible();
    expect(api.requests[0]?.path).toMatch(/^\/root\?from=\d{4}-\d\d-\d\dT[\d%A.:]+Z&to=\d{4}/);

    await page.getByRole('button', { name: 'Save and open dashboard' }).click();
    const source = sourceButton(page);
    await expect(source).toHaveText('Source: localhost');
    await expect(page.getByRole('list', { name: 'Figures' })).toContainText('Average pm10');
    await expect(page.getByRole('listbox', { name: /^Rows by hour/ })).toBeVisible();
    await selectSource(page, 'This site');
    await expect(page.getByRole('heading', { name: 'Latest readings' })).toBeVisible();
    await page.goBack();
    await expect(source).toHaveText('Source: localhost');
    // The page ends its requests before the API stops.
    await page.goto('about:blank');
  },
);

test('a list and a field of the response are selected in its tree', async ({ page }) => {
  await enterAddress(page, '/data');
  await runTest(page);
  await page.getByRole('radiogroup', { name: 'Preview' }).getByRole('radio', { name: 'Response' }).click();
  const tree = page.getByRole('tree', { name: 'Response' });
  await tree.focus();
  await page.keyboard.type('meta');
  await page.keyboard.press('ArrowRight');
  await tree.getByRole('treeitem', { name: /^warnings/ }).click();
  await expect(role(page, 'Time').locator('option:checked')).toHaveText('None: no chart over time');
  await expect(tree).toBeFocused();
  await tree.getByRole('treeitem', { name: /^data/ }).click();
  await expect(role(page, 'Time').locator('option:checked')).toHaveText('Measured at');
  // A field is assigned a suitable role, which is announced, and can be assigned another one.
  const status = page.getByRole('region', { name: 'Preview' }).getByRole('status');
  await tree.getByRole('treeitem', { name: /^station/ }).click();
  await expect(status).toHaveText('Station: no role');
  await page.getByRole('combobox', { name: 'Role of Station' }).selectOption('Group by');
  await expect(status).toHaveText('Station: Group by');
  await expect(role(page, 'Group by').locator('option:checked')).toHaveText('Station');
});

test('an example fills in the form and is tested with one press, and focus remains in the form', async ({ page }) => {
  for (const [name, text] of [
    ['Orders', /^\d+ rows in \d pages found/],
    ['Incidents', /^\d+ rows found/],
    ['Sensors', /^168 rows found/],
  ] as const) {
    await page.goto('/api-setup?connection=new');
    await page.getByRole('region', { name: 'Or try an example' }).getByRole('button', { name }).click();
    await expect(urlField(page)).toBeFocused();
    await expect(found(page, text)).toBeVisible();
    await expect(nameField(page)).toHaveValue(name);
    await expect(list(page).getByRole('link', { name: `${name} not saved` })).toBeVisible();
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(urlField(page)).toBeFocused();
  }
});

test("the outcome of a test is kept for saved connections and for the site's connection", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  await enterAddress(page, '/root');
  await runTest(page);
  await expect(found(page, '7 rows found in')).toBeVisible();
  await save(page);
  await expect(toast(page, 'Air quality saved')).toBeVisible();
  await page.route(`${api.origin}/root`, (route) => route.fulfill({ status: 503 }));
  await runTest(page);
  await expect(page.getByRole('alert')).toContainText('failed (503)');
  await list(page)
    .getByRole('link', { name: /This site/ })
    .click();
  await page.route('**/api/v1/readings?*', (route) =>
    route.fulfill({ json: { rows: [], nextCursor: null, total: 0 } }),
  );
  await runTest(page);
  await expect(page.getByRole('alert')).toContainText('has no rows');
  await page.reload();
  await expect(list(page).getByRole('link', { name: /Air quality test failed/ })).toBeVisible();
  await expect(list(page).getByRole('link', { name: /This site test failed, on the dashboard/ })).toBeVisible();
});

test('rows that are hard to read show notices that explain what to do and lead to the settings', async ({ page }) => {
  await enterAddress(page, '/hard');
  await runTest(page);
  const notices = page.getByRole('status').getByRole('listitem');
  await expect(notices).toContainText([
    /The API has 900 rows, and 40 are used\. Choose the next page/,
    /is left out: not an object\. Choose another list as rows/,
    /In Amount, numbers and text are mixed/,
    /Dates such as 3\/4\/2026 in Day are read with the month first/,
    /In Body, the text is long/,
    /more than 100, or they are nested too deeply/,
  ]);
  await notices.filter({ hasText: 'Amount' }).getByRole('button', { name: 'Change' }).press('Enter');
  const type = page.getByRole('group', { name: 'amount' }).getByRole('combobox', { name: 'Type' });
  await expect(type).toBeFocused();
  await type.selectOption('Number');
  await expect(notices.filter({ hasText: 'are mixed' })).toHaveCount(0);
  await expect(nameField(page)).toHaveValue('Air quality');
  await page.getByRole('group', { name: 'day' }).getByRole('combobox', { name: 'Format' }).selectOption('Date');
  await save(page);
  await expect(toast(page, 'Air quality saved')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: /^More/ }).click();
  await expect(
    page.getByRole('group', { name: 'day' }).getByRole('combobox', { name: 'Format' }).locator('option:checked'),
  ).toHaveText('Date');
});

test('an address changed after its test is marked, and must be tested again to open the dashboard', async ({
  page,
}) => {
  await enterAddress(page, '/root');
  const open = page.getByRole('button', { name: 'Save and open dashboard' });
  await expect(open).toBeHidden();
  // The next step is in view on a phone.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('button', { name: 'Test connection' })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1440, height: 900 });
  await runTest(page);
  await expect(found(page, '7 rows found in')).toBeVisible();
  await expect(open).toBeVisible();
  await urlField(page).fill(`${api.origin}/data`);
  await expect(page.getByText('The address has changed. Test again.')).toBeVisible();
  await expect(found(page, '7 rows found in')).toBeHidden();
  await expect(open).toBeHidden();
  await expect(page.getByText('Test the connection to open the dashboard.')).toBeVisible();
});

test('a form that opens before the connections are read receives focus', async ({ page }) => {
  const release = await holdDatabase(page);
  await page.reload();
  await page.getByRole('button', { name: 'New connection' }).press('Enter');
  await expect(page).toHaveURL(/connection=new/);
  await expect(urlField(page)).toBeHidden();
  await release();
  await expect(urlField(page)).toBeFocused();
});

test('a keyboard user creates a connection, and the focus is always in view', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.getByRole('button', { name: 'New connection' }).press('Enter');
  await expect(urlField(page)).toBeFocused();
  await page.keyboard.type(`${api.origin}/root`);
  await nameField(page).fill('Air quality');
  const button = page.getByRole('button', { name: 'Save', exact: true });
  await button.press('Enter');
  await expect(page).toHaveURL(/\?connection=[\da-f-]{36}$/);
  await expect(toast(page, 'Air quality saved')).toBeVisible();
  await expect(button).toBeFocused();
  await expect(button).toBeInViewport();
  for (const entered of ['', 'https://water.example']) {
    await page.getByRole('button', { name: 'New connection' }).press('Enter');
    await expect(urlField(page)).toBeFocused();
    await expect(urlField(page)).toHaveValue(entered);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('https://water.example');
  }
});

test('a connection is edited, duplicated, deleted and restored', async ({ page }) => {
  await enterAddress(page, '/root');
  await save(page);
  await expect(list(page).getByRole('link', { name: /Air quality not tested/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Activate' })).toBeDisabled();
  await nameField(page).fill('Air');
  // The copy would be of the saved connection, without the changes.
  await expect(page.getByRole('button', { name: 'Duplicate' })).toBeDisabled();
  await save(page);
  await expect(list(page).getByRole('link', { name: /^Air / })).toBeVisible();
  await page.getByRole('button', { name: 'Duplicate' }).click();
  await expect(nameField(page)).toHaveValue('Air (copy)');
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(list(page).getByRole('link')).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(list(page).getByRole('link', { name: /Air \(copy\)/ })).toBeVisible();
  await expect(nameField(page)).toHaveValue('Air (copy)');
});

test('the active connection is deleted right after its activation, and restored on the dashboard', async ({ page }) => {
  await importConnections(page, airQuality(api, '/root'));
  await list(page)
    .getByRole('link', { name: /Air quality/ })
    .click();
  await page.getByRole('button', { name: 'Activate' }).click();
  await expect(list(page).getByRole('link', { name: /Air quality on the dashboard/ })).toBeVisible();
  // The press moves focus away from the previous button, which must not move this button from under the pointer.
  await page.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete Air quality?' });
  await expect(question).toContainText('this site');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(list(page).getByRole('link', { name: /This site on the dashboard/ })).toBeVisible();

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
  const source = sourceButton(page);
  await expect(source).toHaveText('Source: This site');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(source).toHaveText('Source: Air quality');
  await expect(page).toHaveURL(/\/dashboard\/default$|\/$/);
});

const failures: { title: string; path: string; says: RegExp }[] = [
  { title: 'redirects', path: '/redirect', says: /This address redirects/ },
  { title: 'asks for a key', path: '/401', says: /needs a key \(401\)/ },
  { title: 'gets too many requests', path: '/busy', says: /too many requests \(429\)\. Try again at \d/ },
  { title: 'responds with HTML', path: '/html', says: /not JSON/ },
  { title: 'has no rows', path: '/empty', says: /has no rows/ },
];
test(
  'an address or an API that cannot be used shows a message that states what to change',
  { tag: '@core' },
  async ({ page, allowConsole }) => {
    allowConsole(/Failed to load resource|CORS policy/);
    await page.getByRole('button', { name: 'New connection' }).click();
    await urlField(page).fill('http://api.example.com');
    await save(page);
    await expect(urlField(page)).toBeFocused();
    await expect(urlField(page)).toHaveAccessibleDescription(/Use https:\/\/ here/);
    for (const { title, path, says } of failures) {
      await test.step(`an API that ${title}`, async () => {
        await urlField(page).fill(api.origin + path);
        await runTest(page);
        await expect(page.getByRole('alert')).toContainText(says);
        await expect(urlField(page)).toHaveValue(api.origin + path);
      });
    }
    await test.step('a slow request can be canceled', async () => {
      await urlField(page).fill(`${api.origin}/slow`);
      await runTest(page);
      await page.getByRole('button', { name: 'Cancel' }).click();
      await expect(page.getByRole('button', { name: 'Test connection', exact: true })).toBeEnabled();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  },
);

test('the CORS message lists the headers to send, and an unreachable API shows a different message', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|CORS policy/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enterAddress(page, '/no-cors');
  await page.getByRole('radio', { name: 'API key' }).check();
  await page.getByLabel('Key', { exact: true }).fill('very-secret-key');
  await runTest(page);
  const { origin } = new URL(page.url());
  const headers = `Access-Control-Allow-Origin: ${origin}\nAccess-Control-Allow-Headers: X-API-Key`;
  await expect(page.getByRole('alert')).toContainText(headers);
  await page.getByRole('button', { name: 'Copy headers' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(headers);
  // The request that distinguishes the two carries no key.
  expect(JSON.stringify(api.requests)).not.toContain('very-secret-key');
  await api.close();
  await runTest(page);
  await expect(page.getByRole('alert')).toContainText('The server cannot be reached.');
});

test(
  'a key is sent as a header, is never displayed, and is deleted when the user signs out',
  { tag: '@core' },
  async ({ page, user }) => {
    const key = 'k-5f1d7c0a-very-secret';
    await enterAddress(page, '/root');
    await page.getByRole('radio', { name: 'API key' }).check();
    await page.getByLabel('Key', { exact: true }).fill(key);
    await runTest(page);
    await expect(found(page, '7 rows found in')).toBeVisible();
    expect(api.requests.at(-1)?.headers['x-api-key']).toBe(key);
    await save(page);
    await expect(page.getByText('A key is kept for this session.')).toBeVisible();

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export' }).click(),
    ]);
    const exported = readFileSync(await download.path(), 'utf8');
    expect(exported).toContain('Air quality');
    const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    for (const text of [exported, stored, page.url(), await page.content()]) expect(text).not.toContain(key);

    await page.reload();
    await expect(page.getByText('A key is kept for this session.')).toBeVisible();
    await runTest(page);
    await expect(found(page, '7 rows found in')).toBeVisible();
    expect(api.requests.at(-1)?.headers['x-api-key']).toBe(key);

    const address = page.url();
    await page.getByRole('button', { name: /^Profile of/ }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.includes('secrets')))).toEqual(
      [],
    );
    await signIn(page, user, address);
    await expect(page.getByLabel('Key', { exact: true })).toBeVisible();
  },
);

test('a key stays with its origin, and can be replaced, kept on the device and removed', async ({ page }) => {
  await enterAddress(page, '/root');
  await page.getByRole('radio', { name: 'API key' }).check();
  await page.getByLabel('Key', { exact: true }).fill('first-key');
  await save(page);
  await expect(page.getByText('A key is kept for this session.')).toBeVisible();
  await urlField(page).fill(api.origin.replace('localhost', '127.0.0.1'));
  await expect(page.getByLabel('Key', { exact: true })).toHaveAccessibleDescription(/belongs to http:\/\/localhost/);
  await page.getByRole('button', { name: 'Discard' }).click();

  await page.getByRole('button', { name: 'Replace key' }).click();
  await expect(page.getByLabel('Key', { exact: true })).toBeFocused();
  await page.getByLabel('Key', { exact: true }).fill('second-key');
  await page.getByRole('switch', { name: 'Keep on this device' }).click();
  await save(page);
  await expect(page.getByText('A key is kept on this device, encrypted.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove key' }).click();
  await expect(page.getByLabel('Key', { exact: true })).toBeFocused();
});

test('leaving unsaved changes asks for confirmation, including when the user opens another connection', async ({
  page,
}) => {
  await enterAddress(page, '/root');
  await list(page)
    .getByRole('link', { name: /This site/ })
    .click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(nameField(page)).toHaveValue('Air quality');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sample Page' }).click();
  await question.getByRole('button', { name: 'Leave page' }).click();
  await expect(page).toHaveURL('/sample-page');
});

test('two tabs show the same connections, and a conflicting save is not lost', async ({ page, context }) => {
  await enterAddress(page, '/root');
  await save(page);
  await expect(toast(page, 'Air quality saved')).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await nameField(other).fill('From the other tab');
  await nameField(page).fill('From this tab');
  await save(other);
  await expect(list(page).getByRole('link', { name: /From the other tab/ })).toBeVisible();
  await save(page);
  await expect(page.getByText('This connection was changed in another tab')).toBeVisible();
  await page.getByRole('button', { name: 'Save my version' }).click();
  await expect(list(other).getByRole('link', { name: /From this tab/ })).toBeVisible();
  await expect(nameField(other)).toHaveValue('From this tab');
});

test('rows that do not fit are counted, and the form is accessible on a phone', async ({ page }) => {
  await enterAddress(page, '/misfits');
  await page.getByRole('radio', { name: 'API key' }).check();
  await page.getByLabel('Key', { exact: true }).fill('a-key');
  // The pointer would leave the button while axe measures its colors.
  await page.getByRole('button', { name: 'Test connection' }).press('Enter');
  await role(page, 'Time').selectOption('Measured at');
  await expect(page.getByText(/1 of 5 rows is left out: the time is not a date/)).toBeVisible();
  // Axe cannot measure a tree label that is under the form's bar.
  await page.getByRole('radiogroup', { name: 'Preview' }).getByRole('radio', { name: 'Table' }).click();
  await expectAccessibleOnPhone(page);
});

test('an import reports each problem, and asks whether to replace or keep connections with the same name', async ({
  page,
}) => {
  const weather = { name: 'Weather', url: 'https://weather.example.com', secret: 'stolen', timeoutSeconds: 900 };
  await importConnections(page, weather, { name: 'Files', url: 'file:///etc/passwd' });
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem')).toHaveText([
    /^Weather: “timeoutSeconds” cannot be read\./,
    /^Files: The address cannot be used\./,
  ]);
  await page.keyboard.press('Escape');
  await expect(list(page).getByRole('link', { name: /^Weather/ })).toHaveCount(1);
  await importConnections(page, { ...weather, timeoutSeconds: 9 });
  await dialog.getByRole('button', { name: 'Replace' }).click();
  await expect(toast(page, '1 connection imported')).toBeVisible();
  await expect(list(page).getByRole('link', { name: /^Weather/ })).toHaveCount(1);
  await importConnections(page, weather);
  await dialog.getByRole('button', { name: 'Keep both' }).click();
  await expect(list(page).getByRole('link', { name: /^Weather \(2\)/ })).toBeVisible();
  await page
    .getByLabel('File with connections')
    .setInputFiles({ name: 'notes.json', mimeType: 'application/json', buffer: Buffer.from('no JSON') });
  await expect(page.getByRole('dialog', { name: 'Nothing was imported' })).toContainText('This file is not JSON.');
});
