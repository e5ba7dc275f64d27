import type { Page, Request } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { fillInLogin, signIn } from './support/login-page';
import { holdCall } from './support/provider-responses';

/** Navigates on the client, as a link of the app does. */
async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

/** Marks the document as soon as a text has been rendered, even for a moment. */
async function watchFor(page: Page, text: string): Promise<void> {
  await page.addInitScript((watched) => {
    new MutationObserver(() => {
      if (document.body?.textContent?.includes(watched)) document.documentElement.dataset.seen = '';
    }).observe(document, { childList: true, subtree: true });
  }, text);
}

test.describe('access to the pages', () => {
  test('a visitor who opens a protected page is redirected to the login page', { tag: '@core' }, async ({ page }) => {
    for (const path of ['/', '/dashboard/default', '/api-setup', '/sample-page', '/account', '/account/social']) {
      await page.goto(path);
      await expect(page).toHaveURL(path === '/' ? '/login' : `/login?from=${encodeURIComponent(path)}`);
      await expect(page.getByRole('heading', { name: 'Hi, Welcome Back' })).toBeVisible();
      await expect(page.getByRole('banner')).toHaveCount(0);
      await expect(page.getByRole('navigation')).toHaveCount(0);
    }
  });

  test('a signed-in user opens every page from the menu', { tag: '@core' }, async ({ page, user }) => {
    await signIn(page, user, '/dashboard/default');
    await expect(page).toHaveTitle('Dashboard – Waymark');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu.locator('[aria-current="page"]')).toHaveText('Dashboard');
    await menu.getByRole('link', { name: 'API Setup' }).click();
    await expect(page).toHaveURL('/api-setup');
    await expect(page.getByRole('heading', { name: 'API Setup', level: 1 })).toBeVisible();
    await expect(menu.locator('[aria-current="page"]')).toHaveText('API Setup');
    await menu.getByRole('link', { name: 'Sample Page' }).click();
    await expect(page).toHaveURL('/sample-page');
    await expect(page.getByRole('heading', { name: 'Sample Card' })).toBeVisible();
  });

  test('the logo leads to the default path', async ({ page, user }) => {
    await signIn(page, user, '/account');
    // The name contains the visible text, which speech input refers to.
    await page.getByRole('banner').getByRole('link', { name: 'Waymark theme-logo', exact: true }).click();
    await expect(page).toHaveURL('/sample-page');
  });

  test('the pages for visitors have the minimal layout and redirect a signed-in user', async ({ page, user }) => {
    const paths = ['/login', '/register', '/forgot-password'];
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('banner')).toHaveCount(0);
      await expect(page).toHaveURL(path);
    }
    await signIn(page, user, '/account');
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
      await expect(page).toHaveURL('/');
    }
  });

  test('the login entry of the menu opens a new tab that shows who is signed in', async ({ page, user, context }) => {
    await signIn(page, user, '/sample-page');
    await page.getByRole('button', { name: 'Authentication' }).click();
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: /^Login \(opens in a new tab\)$/i }).click();
    const tab = await opened;
    await expect(tab).toHaveURL('/pages/login');
    await expect(tab.getByText(`You are signed in as ${user.displayName}.`)).toBeVisible();
    await tab.getByRole('link', { name: 'Go to the dashboard' }).click();
    await expect(tab.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
  });

  test('the pages of the menu and of email links are open to visitors and signed-in users', async ({ page, user }) => {
    const screens = {
      '/pages/login': 'Hi, Welcome Back',
      '/pages/register': 'Sign up',
      '/auth/action': 'This link is incomplete',
    };
    for (const [path, name] of Object.entries(screens)) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(page.getByRole('banner')).toHaveCount(0);
    }
    await signIn(page, user, '/sample-page');
    for (const [path, name] of Object.entries(screens)) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(page).toHaveURL(path);
    }
    await page.goto('/pages/register');
    await expect(page.getByText(`You are signed in as ${user.displayName}.`)).toBeVisible();
  });
});

test.describe('unknown addresses', () => {
  test('a visitor sees the not-found page without header and drawer', async ({
    page,
    context,
    allowConsole,
    baseURL,
  }) => {
    // React Router warns about a malformed percent escape.
    allowConsole(/malformed URL segment/);
    // The test server rejects the address; a host would respond with the app. Chromium treats a fulfilled page as a public one,
    // which needs permission to request localhost.
    await context.grantPermissions(['local-network-access']);
    await page.route('**/%E0%A4%A', async (route) => route.fulfill({ response: await route.fetch({ url: baseURL }) }));
    for (const path of ['/no/such/page', '/%E0%A4%A']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
      await expect(page).toHaveTitle('Page not found – Waymark');
      await expect(page.getByRole('banner')).toHaveCount(0);
      await expect(page).toHaveURL(path);
    }
    await page.getByRole('link', { name: 'Go to the login page' }).click();
    await expect(page).toHaveURL('/login');
  });

  test(
    'a signed-in user sees it in the main layout, which stays mounted',
    { tag: '@core' },
    async ({ page, user, allowConsole }) => {
      allowConsole(/malformed URL segment/);
      await signIn(page, user, '/api-setup-2');
      await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
      const menu = page.getByRole('navigation', { name: 'Main' });
      await expect(menu.locator('[aria-current="page"]')).toHaveCount(0);
      await page.getByRole('link', { name: 'Go to the dashboard' }).click();
      await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
      // The same elements: an open menu stays open.
      await page.getByRole('banner').evaluate((banner) => banner.setAttribute('data-mark', ''));
      for (const path of ['/nothing-here', '/%E0%A4%A']) {
        await follow(page, path);
        await expect(page.getByRole('heading', { name: 'Page not found' })).toBeFocused();
        await expect(page.getByText(path)).toBeVisible();
        await expect(page.locator('[data-mark]')).toHaveCount(1);
      }
    },
  );
});

test.describe('the return path after signing in', () => {
  test(
    'leads to the exact path, search and hash, and leaves no login page in the history',
    { tag: '@core' },
    async ({ page, user }) => {
      await page.goto('/register');
      await page.goto('/api-setup?tab=test&q=a%20b#result');
      await expect(page).toHaveURL(/\/login\?from=/);
      await fillInLogin(page, user);
      await expect(page).toHaveURL('/api-setup?tab=test&q=a%20b#result');
      await expect(page.getByRole('heading', { name: 'API Setup', level: 1 })).toBeVisible();
      // Both redirects replaced the entry, so the previous one is the register page.
      await page.goBack();
      await expect(page).toHaveURL('/');
    },
  );

  test('never leads to another site or back to a sign-in page', async ({ page, user, baseURL }) => {
    // The unit tests of `safeReturnPath` cover every form. A browser would follow these.
    await page.goto(`/login?from=${encodeURIComponent('//evil.example')}`);
    await fillInLogin(page, user);
    await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
    expect(page.url()).toBe(`${baseURL}/`);
    // A signed-in user is redirected by another path of the code.
    for (const target of ['/\\evil.example', '/login']) {
      await page.goto(`/login?from=${encodeURIComponent(target)}`);
      await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
      expect(page.url(), target).toBe(`${baseURL}/`);
    }
  });

  test('a signed-in user who opens the login page is redirected without seeing it', async ({ page, user }) => {
    await signIn(page, user, '/sample-page');
    await watchFor(page, 'Enter your credentials');
    await page.goto('/login?from=%2Fapi-setup');
    await expect(page.getByRole('heading', { name: 'API Setup', level: 1 })).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-seen');
  });

  test('a visitor sees nothing of a protected page, and does not wait for its code', async ({ page }) => {
    await watchFor(page, 'Latest readings');
    await page.route(/(dashboard-page|main-layout)[^/]*\.js$/, () => undefined);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Hi, Welcome Back' })).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-seen');
  });
});

test('back and forward always show the page of the address', { tag: '@core' }, async ({ page, user }) => {
  await signIn(page, user);
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'API Setup' }).click();
  await expect(page).toHaveURL('/api-setup');
  await menu.getByRole('link', { name: 'Sample Page' }).click();
  await expect(page).toHaveURL('/sample-page');
  // Faster than the pages can render.
  await page.evaluate(async () => {
    for (let index = 0; index < 20; index += 1) {
      window.history.go([-1, -1, 1, 1, -2, 2][index % 6]);
      await new Promise((resolve) => {
        window.addEventListener('popstate', resolve, { once: true });
      });
    }
  });
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Welcome back/);
  await expect(menu.locator('[aria-current="page"]')).toHaveText('Dashboard');
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('API Setup');
});

test.describe('a page from the back/forward cache', () => {
  // The events of the back/forward cache; a test cannot force the browser to use it.
  const pass = (page: Page, type: 'pagehide' | 'pageshow') =>
    page.evaluate((name) => window.dispatchEvent(new PageTransitionEvent(name, { persisted: true })), type);
  const title = (page: Page) => page.getByRole('heading', { level: 1, includeHidden: true });

  for (const session of ['of all tabs', 'of this tab only']) {
    test(`keeps what was typed, in a session ${session}`, async ({ page, user }) => {
      if (session === 'of all tabs') {
        await signIn(page, user, '/sample-page');
      } else {
        await page.goto('/login?from=%2Fsample-page');
        await page.getByLabel('Keep me logged in').uncheck();
        await fillInLogin(page, user);
      }
      const field = page.getByRole('banner').getByRole('searchbox');
      await field.fill('something typed');
      await pass(page, 'pagehide');
      await expect(title(page)).toBeHidden();
      await pass(page, 'pageshow');
      await expect(field).toBeVisible();
      await expect(field).toHaveValue('something typed');
    });
  }

  test('shows nothing protected after signing out, even when a pending response arrives', async ({ page, user }) => {
    await signIn(page, user, '/sample-page');
    const { release } = await holdCall(page, 'accounts:lookup');
    const asked = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().includes('accounts:lookup'),
    );
    await pass(page, 'pagehide');
    await pass(page, 'pageshow');
    const question = await asked;

    // The response arrives while the old page is still shown and the new one loads.
    const isQuestion = (request: Request) => request === question;
    const over = Promise.race([
      page.waitForEvent('requestfinished', isQuestion),
      page.waitForEvent('requestfailed', isQuestion),
    ]);
    await page.route('**/sample-page', async (route) => {
      release();
      await over;
      await route.continue();
    });
    await pass(page, 'pagehide');
    await page.evaluate(() => localStorage.clear());
    await expect(title(page)).toBeHidden();
    await pass(page, 'pageshow');
    await expect(page.getByRole('heading', { name: 'Hi, Welcome Back' })).toBeVisible();
  });
});
