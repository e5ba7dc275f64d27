import type { Page, Request } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { fillInLogin, signIn } from './support/login-page';
import { holdCall } from './support/provider-responses';

/** Navigates on the client, as a link in the app does. */
async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

test(
  'a visitor signs in and returns to the exact URL, and no login page remains in the history',
  { tag: '@core' },
  async ({ page, user, baseURL }) => {
    for (const path of ['/', '/sample-page', '/account/social']) {
      await page.goto(path);
      await expect(page).toHaveURL(path === '/' ? '/login' : `/login?from=${encodeURIComponent(path)}`);
      await expect(page.getByRole('heading', { name: 'Hi, Welcome Back' })).toBeVisible();
      await expect(page.getByRole('banner')).toHaveCount(0);
    }
    await page.goto('/register');
    await page.goto('/api-setup?tab=test&q=a%20b#result');
    await expect(page).toHaveURL(/\/login\?from=/);
    await fillInLogin(page, user);
    await expect(page).toHaveURL('/api-setup?tab=test&q=a%20b#result');
    await expect(page.getByRole('heading', { name: 'API Setup', level: 1 })).toBeVisible();
    // Both redirects replaced the entry, so the previous one is the register page, which leads to the dashboard.
    await page.goBack();
    await expect(page).toHaveURL('/');
    // A browser would follow the first URL to another site.
    for (const [target, path] of [
      ['//evil.example', '/'],
      ['/sample-page', '/sample-page'],
    ] as const) {
      await page.goto(`/login?from=${encodeURIComponent(target)}`);
      await expect(page.getByRole('banner')).toBeVisible();
      expect(page.url()).toBe(`${baseURL}${path}`);
    }
  },
);

test(
  'a signed-in user navigates with the menu, the logo, Back and Forward',
  { tag: '@core' },
  async ({ page, user, allowConsole }) => {
    // React Router warns about a malformed percent escape.
    allowConsole(/malformed URL segment/);
    await page.setViewportSize({ width: 1440, height: 900 });
    await signIn(page, user, '/account');
    const menu = page.getByRole('navigation', { name: 'Main' });
    const title = page.getByRole('heading', { level: 1 });
    const current = menu.locator('[aria-current="page"]');
    // After a document load, the browser decides where focus is.
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    // Every page uses the same elements, so an open menu remains open.
    await page.getByRole('banner').evaluate((banner) => banner.setAttribute('data-mark', ''));

    for (const [name, path] of [
      ['Dashboard', '/dashboard/default'],
      ['API Setup', '/api-setup'],
      ['Sample Page', '/sample-page'],
    ] as const) {
      await menu.getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect(page).toHaveTitle(`${name} – Waymark`);
      await expect(current).toHaveText(name);
      await expect(title).toBeFocused();
    }
    // This is faster than the pages can render.
    await page.evaluate(async () => {
      for (let index = 0; index < 20; index += 1) {
        window.history.go([-1, -1, 1, 1, -2, 2][index % 6]);
        await new Promise((resolve) => {
          window.addEventListener('popstate', resolve, { once: true });
        });
      }
    });
    await expect(page).toHaveURL('/dashboard/default');
    await expect(title).toHaveText('Dashboard');
    await expect(current).toHaveText('Dashboard');
    await page.goForward();
    await expect(title).toHaveText('API Setup');
    // The name contains the visible text, which speech input uses.
    await page.getByRole('banner').getByRole('link', { name: 'Waymark theme-logo', exact: true }).click();
    await expect(page).toHaveURL('/sample-page');
    // API Setup is still on the screen while the next page renders, and its form watches entries that the router did not create.
    await expect(title).toHaveText('Sample Page');

    for (const path of ['/nothing-here', '/%E0%A4%A']) {
      await follow(page, path);
      await expect(page.getByRole('heading', { name: 'Page not found' })).toBeFocused();
      await expect(page.getByText(path)).toBeVisible();
      await expect(current).toHaveCount(0);
    }
    await expect(page.locator('[data-mark]')).toHaveCount(1);
    await page.getByRole('link', { name: 'Go to the dashboard' }).click();
    await expect(title).toHaveText('Dashboard');
  },
);

test.describe('a page from the back/forward cache', () => {
  // The events of the back/forward cache; a test cannot force the browser to use it.
  const pass = (page: Page, type: 'pagehide' | 'pageshow') =>
    page.evaluate((name) => window.dispatchEvent(new PageTransitionEvent(name, { persisted: true })), type);
  const title = (page: Page) => page.getByRole('heading', { level: 1, includeHidden: true });

  test('keeps what was typed, even in a session limited to this tab', async ({ page, user }) => {
    await page.goto('/login?from=%2Fsample-page');
    await page.getByLabel('Keep me logged in').uncheck();
    await fillInLogin(page, user);
    const field = page.getByRole('banner').getByRole('searchbox');
    await field.fill('something typed');
    await pass(page, 'pagehide');
    await expect(title(page)).toBeHidden();
    await pass(page, 'pageshow');
    await expect(field).toBeVisible();
    await expect(field).toHaveValue('something typed');
  });

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
