import type { Page } from '@playwright/test';
import { setDisabled } from './support/emulator';
import { expect, test } from './support/fixtures';
import { holdDatabase } from './support/held-database';
import { importConnections } from './support/import-connections';
import { fillInLogin, signIn, signInByForm } from './support/login-page';

/** The browser's console messages for an error response or a failed request. */
const failedRequest = /Failed to load resource|net::ERR_/;

/** The heading of the page that loads the least. */
const samplePage = (page: Page) => page.getByRole('heading', { name: 'Sample Card' });
const loginPage = (page: Page) => page.getByRole('heading', { name: 'Hi, Welcome Back' });

/** Marks the page if the login page renders, even for a moment. */
async function watchForLogin(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.body?.textContent?.includes('Enter your credentials'))
        document.documentElement.dataset.sawLogin = '';
    }).observe(document, { childList: true, subtree: true });
  });
}

test(
  'the session survives a restart with "Keep me logged in", and otherwise ends with the tab',
  { tag: '@core' },
  async ({ page, user, context, browser }) => {
    await test.step('without "Keep me logged in", the session survives a reload but is not shared with other tabs', async () => {
      await page.goto('/login?from=%2Fsample-page');
      await page.getByLabel('Keep me logged in').uncheck();
      await fillInLogin(page, user);
      await expect(samplePage(page)).toBeVisible();
      await page.reload();
      await expect(samplePage(page)).toBeVisible();
      const other = await context.newPage();
      await other.goto('/sample-page');
      await expect(loginPage(other)).toBeVisible();
      await other.close();
    });

    await test.step('with "Keep me logged in", a new browser with the same storage never shows the login page', async () => {
      await page.goto('/pages/login?from=%2Fsample-page');
      await expect(page.getByLabel('Keep me logged in')).toBeChecked();
      await fillInLogin(page, user);
      await page.waitForURL((url) => url.pathname !== '/pages/login');
      const restarted = await browser.newContext({ storageState: await context.storageState() });
      const later = await restarted.newPage();
      await watchForLogin(later);
      await later.goto('/sample-page');
      await expect(samplePage(later)).toBeVisible();
      await expect(later.locator('html')).not.toHaveAttribute('data-saw-login');
      await restarted.close();
    });
  },
);

test(
  '"Logout" signs out in every tab, removes what is stored for the user, and Back shows nothing protected',
  { tag: '@core' },
  async ({ page, user, context }) => {
    await signIn(page, user, '/account');
    const other = await context.newPage();
    await other.goto('/sample-page');
    await expect(samplePage(other)).toBeVisible();
    const kept = `waymark:recent-commands:${user.localId}`;
    await page.evaluate((key) => localStorage.setItem(key, '["sample-page"]'), kept);
    await page.getByRole('button', { name: /^Profile of / }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
    await expect(loginPage(page)).toBeVisible();
    await expect(page.locator(':focus')).toHaveCount(1);
    await expect(other.getByText('You were signed out in another tab.')).toBeVisible();
    await expect(other).toHaveURL('/login?from=%2Fsample-page');
    expect(await page.evaluate((key) => localStorage.getItem(key), kept)).toBeNull();
    await page.goto('/sample-page');
    await expect(page).toHaveURL(/\/login/);
    await page.goBack();
    await expect(loginPage(page)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Account Settings' })).toHaveCount(0);
  },
);

test(
  'the session of a disabled account ends at the next load, with the reason and the return path',
  { tag: '@core' },
  async ({ page, user, allowConsole }) => {
    allowConsole(failedRequest);
    await signIn(page, user, '/sample-page');
    await setDisabled(user.localId, true);
    await page.goto('/api-setup?x=1');
    await expect(page.getByText('because this account has been disabled')).toBeVisible();
    await expect(page).toHaveURL('/login?from=%2Fapi-setup%3Fx%3D1');
  },
);

test('the app works where IndexedDB throws or hangs', async ({ browser, user }) => {
  const variants = {
    throwing: () =>
      Object.defineProperty(globalThis, 'indexedDB', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
    silent: () =>
      Object.defineProperty(globalThis, 'indexedDB', {
        value: { open: () => new EventTarget(), deleteDatabase: () => new EventTarget() },
      }),
  };
  for (const [kind, script] of Object.entries(variants)) {
    await test.step(kind, async () => {
      const context = await browser.newContext();
      const page = await context.newPage();
      await page.addInitScript(script);
      await signInByForm(page, user);
      await context.close();
    });
  }
});

test('the page reports that its store is slow to open, waits for it, and keeps its connections', async ({
  page,
  user,
}) => {
  await signIn(page, user, '/api-setup');
  await importConnections(page, { name: 'Air quality', url: 'https://api.example/air' });
  const connection = page.getByRole('link', { name: /Air quality/ });
  await expect(connection).toBeVisible();

  const release = await holdDatabase(page);
  await page.reload();
  await expect(page.getByText('Storage is slow')).toBeVisible();
  await release();
  await expect(connection).toBeVisible();
  await expect(page.getByText(/Storage is slow|private browsing|not stored/)).toHaveCount(0);
});

test("passwords and tokens appear in no console message, URL or storage except the library's", async ({
  page,
  user,
  context,
}) => {
  const told: string[] = [];
  context.on('console', (message) => told.push(message.text()));
  context.on('request', (request) => told.push(request.url()));
  page.on('framenavigated', (frame) => told.push(frame.url()));
  const signedIn = page.waitForResponse(
    (response) => response.url().includes('accounts:signInWithPassword') && response.request().method() === 'POST',
  );
  await page.goto('/login?from=%2Fsample-page');
  await fillInLogin(page, user);
  const { idToken = '', refreshToken = '' } = (await (await signedIn).json()) as Record<string, string>;
  const tokens = [idToken, refreshToken];
  await expect(samplePage(page)).toBeVisible();
  await page.reload();
  await expect(samplePage(page)).toBeVisible();

  const stored = await page.evaluate(async () => {
    const own = (storage: Storage) =>
      Object.entries(storage)
        .filter(([key]) => !key.startsWith('firebase:'))
        .map(([key, value]) => `${key}=${value}`);
    const caches = await globalThis.caches.keys();
    return [...own(localStorage), ...own(sessionStorage), document.cookie, ...caches];
  });
  const library = await page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith('firebase:'))
      .join(),
  );
  expect(tokens.filter((value) => value.length > 20)).toHaveLength(2);
  expect(library).not.toContain(user.password);
  for (const secret of [user.password, ...tokens]) {
    expect([...told, ...stored].filter((text) => text.includes(secret))).toEqual([]);
  }
});
