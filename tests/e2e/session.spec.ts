import type { Page } from '@playwright/test';
import { createUser, deleteUser, revokeSessions, setDisabled } from './support/emulator';
import { expect, test } from './support/fixtures';
import { fillInLogin, signIn, signInByForm } from './support/login-page';

/** Console messages of the browser for an error response or a failed request. */
const failedRequest = /Failed to load resource|net::ERR_/;

/** The two requests that decide whether a session continues. */
const lookup = '**/accounts:lookup**';
const token = '**/securetoken.googleapis.com/v1/token**';

const dashboard = (page: Page) => page.getByRole('heading', { name: /^Welcome back/ });
/** The heading of the page with the least to load. */
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
  'the session survives a restart with "Keep me logged in", and ends with the tab without it',
  { tag: '@core' },
  async ({ page, user, context, browser }) => {
    await watchForLogin(page);
    await signInByForm(page, user);

    await test.step('selected: a new browser with the same storage is signed in and never shows the login page', async () => {
      const restarted = await browser.newContext({ storageState: await context.storageState() });
      const later = await restarted.newPage();
      await watchForLogin(later);
      await later.goto('/');
      await expect(dashboard(later)).toBeVisible();
      await expect(later.locator('html')).not.toHaveAttribute('data-saw-login');
      await restarted.close();
    });

    await test.step('not selected: a reload keeps the session, and another tab has none', async () => {
      await page.goto('/pages/login');
      await page.getByLabel('Keep me logged in').uncheck();
      await fillInLogin(page, user);
      await expect(dashboard(page)).toBeVisible();
      await page.reload();
      await expect(dashboard(page)).toBeVisible();
      const other = await context.newPage();
      await other.goto('/');
      await expect(loginPage(other)).toBeVisible();
    });
  },
);

test(
  'signing out in one tab signs out the others, and Back shows nothing protected',
  { tag: '@core' },
  async ({ page, user, context }) => {
    await page.clock.install();
    await signIn(page, user, '/account');
    const other = await context.newPage();
    await other.goto('/sample-page');
    await expect(samplePage(other)).toBeVisible();
    // Timers no longer run, so the other tab cannot poll. It must react to an event.
    await page.clock.pauseAt(Date.now() + 60_000);
    // Every kind of sign-out removes this entry.
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage))
        if (key.startsWith('firebase:authUser')) localStorage.removeItem(key);
    });
    await expect(other.getByText('You were signed out in another tab.')).toBeVisible();
    await expect(other).toHaveURL(/\/login/);
    await page.clock.resume();
    await page.goto('/sample-page');
    await expect(page).toHaveURL(/\/login/);
    await page.goBack();
    await expect(loginPage(page)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Account Settings' })).toHaveCount(0);
  },
);

const endings = {
  disabled: [(id: string) => setDisabled(id, true), 'because this account has been disabled'],
  deleted: [deleteUser, 'Your session has expired.'],
  revoked: [revokeSessions, 'Your session has expired.'],
} as const;

for (const [ending, [end, reason]] of Object.entries(endings)) {
  test(`the session of a ${ending} account ends at the next load, with the reason and the return path`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(failedRequest);
    const user = await createUser();
    await signIn(page, user, '/sample-page');
    await end(user.localId);
    await page.goto('/api-setup?x=1');
    await expect(page.getByText(reason)).toBeVisible();
    await expect(page).toHaveURL('/login?from=%2Fapi-setup%3Fx%3D1');
  });
}

test('a page that was hidden for two hours checks the session when it is visible again', async ({
  page,
  allowConsole,
}) => {
  allowConsole(failedRequest);
  const user = await createUser();
  await page.clock.install();
  await signIn(page, user, '/sample-page');
  const setHidden = (hidden: boolean) =>
    page.evaluate((isHidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);

  await test.step('a valid session continues with a renewed token', async () => {
    const renewed = page.waitForResponse(token);
    await setHidden(true);
    await page.clock.fastForward('02:00:00');
    await setHidden(false);
    expect((await renewed).status()).toBe(200);
    await expect(samplePage(page)).toBeVisible();
  });

  await test.step('the session of a deleted account ends when its token cannot be renewed', async () => {
    await deleteUser(user.localId);
    await setHidden(true);
    await page.clock.fastForward('02:00:00');
    await setHidden(false);
    await expect(page.getByText('Your session has expired.')).toBeVisible();
    await expect(page).toHaveURL('/login?from=%2Fsample-page');
  });
});

test('a sign-in service that hangs at the start delays the page by at most four seconds', async ({
  page,
  user,
  allowConsole,
}) => {
  allowConsole(failedRequest);
  await page.clock.install();
  await signIn(page, user, '/sample-page');
  await page.route(lookup, () => undefined);
  const asked = page.waitForRequest(lookup);
  await page.reload({ waitUntil: 'commit' });
  await asked;
  await page.clock.runFor(4000);
  // The user stays signed in and sees the page or a message about the delay.
  await expect(page.getByRole('heading', { name: /^Sample Card|Checking your sign-in/ })).toBeVisible();
  await expect(loginPage(page)).toHaveCount(0);
  await page.unroute(lookup);
  await page.reload();
  await expect(samplePage(page)).toBeVisible();
});

test(
  'server errors, a lost connection and a captive portal do not sign the user out',
  { tag: '@core' },
  async ({ page, user, allowConsole }) => {
    allowConsole(failedRequest);
    await watchForLogin(page);
    await signIn(page, user, '/sample-page');
    const json = (status: number, message: string) => ({ status, json: { error: { code: status, message } } });
    const responses = {
      'an internal error': json(500, 'BACKEND_ERROR'),
      'a service that is not available': json(503, 'UNAVAILABLE'),
      'too many requests': json(429, 'RESOURCE_EXHAUSTED'),
      'a refusal of the site': json(403, 'PERMISSION_DENIED'),
      'a captive portal': { status: 200, contentType: 'text/html', body: '<h1>Welcome to the hotel</h1>' },
      'a proxy': { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' },
    };
    const headers = { 'access-control-allow-origin': '*' };
    for (const [fault, response] of Object.entries(responses)) {
      await test.step(fault, async () => {
        await page.route(lookup, (route) =>
          route.request().method() === 'POST' ? route.fulfill({ headers, ...response }) : route.fallback(),
        );
        await page.reload();
        await expect(samplePage(page)).toBeVisible();
        await page.unroute(lookup);
      });
    }
    await test.step('no connection', async () => {
      await page.route(lookup, (route) => route.abort());
      await page.reload();
      await expect(samplePage(page)).toBeVisible();
      await page.unroute(lookup);
    });
    await test.step('the session continues afterwards', async () => {
      const checked = page.waitForResponse((response) => response.url().includes('accounts:lookup') && response.ok());
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await checked;
      await expect(samplePage(page)).toBeVisible();
      await expect(page.locator('html')).not.toHaveAttribute('data-saw-login');
    });
  },
);

test('the app works where IndexedDB is missing, throws or hangs', async ({ browser, user }) => {
  const variants = {
    absent: () => Object.defineProperty(globalThis, 'indexedDB', { value: undefined }),
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
      await page.reload();
      await expect(dashboard(page)).toBeVisible();
      await context.close();
    });
  }
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
  await signInByForm(page, user);
  const { idToken = '', refreshToken = '' } = (await (await signedIn).json()) as Record<string, string>;
  const tokens = [idToken, refreshToken];
  await page.reload();
  await expect(dashboard(page)).toBeVisible();

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
