import type { Page, Request } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { fillInLogin, signIn } from './support/login-page';
import { holdCall } from './support/provider-answers';

/** Goes to an address of the app as a link of it would, without loading the page anew. */
async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

/** Marks the document as soon as a text has shown, for however short a time. */
async function watchFor(page: Page, text: string): Promise<void> {
  await page.addInitScript((watched) => {
    new MutationObserver(() => {
      if (document.body?.textContent?.includes(watched)) document.documentElement.dataset.seen = '';
    }).observe(document, { childList: true, subtree: true });
  }, text);
}

test.describe('pages and who may see them', () => {
  test('R1, R2, R4 and R6: a visitor who opens a page of signed-in people is sent to the login page', async ({
    page,
  }) => {
    for (const path of ['/', '/dashboard/default', '/api-setup', '/sample-page', '/account', '/account/social']) {
      await page.goto(path);
      await expect(page).toHaveURL(path === '/' ? '/login' : `/login?from=${encodeURIComponent(path)}`);
      await expect(page.getByRole('heading', { name: 'Hi, Welcome Back' })).toBeVisible();
      await expect(page.getByRole('banner')).toHaveCount(0);
      await expect(page.getByRole('navigation')).toHaveCount(0);
    }
  });

  test('R1, R2 and R4: a signed-in person finds every page in the menu', async ({ page, user }) => {
    await signIn(page, user);
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
    await page.goto('/dashboard/default');
    await expect(menu.locator('[aria-current="page"]')).toHaveText('Dashboard');
  });

  test('R4: the logo leads to the default path', async ({ page, user }) => {
    await signIn(page, user);
    await page.getByRole('banner').getByRole('link', { name: 'theme-logo' }).click();
    await expect(page).toHaveURL('/sample-page');
  });

  test('R3 and R6: the pages of visitors have the minimal layout, and send a signed-in person on', async ({
    page,
    user,
  }) => {
    const paths = ['/login', '/register', '/forgot-password'];
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('banner')).toHaveCount(0);
      await expect(page).toHaveURL(path);
    }
    await signIn(page, user);
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
      await expect(page).toHaveURL('/');
    }
  });

  test('R5: the login entry of the menu opens a second tab that says who is signed in', async ({
    page,
    user,
    context,
  }) => {
    await signIn(page, user);
    await page.getByRole('button', { name: 'Authentication' }).click();
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: /^Login \(opens in a new tab\)$/i }).click();
    const tab = await opened;
    await expect(tab).toHaveURL('/pages/login');
    await expect(tab.getByText(`You are signed in as ${user.displayName}.`)).toBeVisible();
    await tab.getByRole('link', { name: 'Go to the dashboard' }).click();
    await expect(tab.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
  });

  test('R5 and R6: the screens of the menu and of e-mail links show to a visitor and to a signed-in person', async ({
    page,
    user,
  }) => {
    const screens = {
      '/pages/login': 'Hi, Welcome Back',
      '/pages/register': 'Sign up',
      '/auth/action': 'This link is not complete',
    };
    for (const [path, name] of Object.entries(screens)) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(page.getByRole('banner')).toHaveCount(0);
    }
    await signIn(page, user);
    for (const [path, name] of Object.entries(screens)) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(page).toHaveURL(path);
    }
    await page.goto('/pages/register');
    await expect(page.getByText(`You are signed in as ${user.displayName}.`)).toBeVisible();
  });

  test('R6: a signed-in person opens the account pages', async ({ page, user }) => {
    await signIn(page, user);
    for (const [path, name] of [
      ['/account', 'Account Settings'],
      ['/account/social', 'Social Profile'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
    }
  });
});

test.describe('addresses that lead nowhere', () => {
  test('R6 and Fault 21: a visitor sees the not-found page without header and drawer', async ({
    page,
    context,
    allowConsole,
    baseURL,
  }) => {
    // The router says so of an escape that nobody can decode.
    allowConsole(/malformed URL segment/);
    // The server of the tests refuses it; others answer with the site, as at any address. A page that the test itself answers
    // counts as one of the internet, which may not call this machine unasked.
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

  test('R6 and Fault 21: a signed-in person sees it inside the layout, which stays as it was', async ({
    page,
    user,
    allowConsole,
  }) => {
    allowConsole(/malformed URL segment/);
    await signIn(page, user, '/api-setup-2');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu.locator('[aria-current="page"]')).toHaveCount(0);
    await page.getByRole('link', { name: 'Go to the dashboard' }).click();
    await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
    // The same elements, or a menu that somebody opened would close.
    await page.getByRole('banner').evaluate((banner) => banner.setAttribute('data-mark', ''));
    for (const path of ['/nothing-here', '/%E0%A4%A']) {
      await follow(page, path);
      await expect(page.getByRole('heading', { name: 'Page not found' })).toBeFocused();
      await expect(page.getByText(path)).toBeVisible();
      await expect(page.locator('[data-mark]')).toHaveCount(1);
    }
  });
});

test.describe('the way back after signing in', () => {
  test('R7: leads to the exact path, search and hash, and leaves no login page in the history', async ({
    page,
    user,
  }) => {
    await page.goto('/register');
    await page.goto('/api-setup?tab=test&q=a%20b#result');
    await expect(page).toHaveURL(/\/login\?from=/);
    await fillInLogin(page, user);
    await expect(page).toHaveURL('/api-setup?tab=test&q=a%20b#result');
    await expect(page.getByRole('heading', { name: 'API Setup', level: 1 })).toBeVisible();
    // The redirect replaced its entry, and so did the return: before this page there is only the register page.
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  test('Fault 22: never leads out of the site or back to a sign-in page', async ({ page, user, baseURL }) => {
    // Each form of the table has its case in the unit tests of `safeReturnPath`; these are what the browser itself would follow.
    const refused = [
      '/\\evil.example',
      '/\t/evil.example',
      'javascript:alert(1)',
      '/%2F%2Fevil.example',
      '/login',
      '/auth/action?mode=x',
    ];
    await page.goto(`/login?from=${encodeURIComponent('//evil.example')}`);
    await fillInLogin(page, user);
    await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
    expect(page.url()).toBe(`${baseURL}/`);
    for (const target of refused) {
      await page.goto(`/login?from=${encodeURIComponent(target)}`);
      await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
      expect(page.url(), target).toBe(`${baseURL}/`);
    }
  });

  test('R3 and R7: a signed-in visitor of the login page is sent on without seeing it', async ({ page, user }) => {
    await signIn(page, user);
    await watchFor(page, 'Enter your credentials');
    await page.goto('/login?from=%2Fapi-setup');
    await expect(page.getByRole('heading', { name: 'API Setup', level: 1 })).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-seen');
  });

  test('R7: a protected page shows nothing of itself to a visitor, who need not wait for it', async ({ page }) => {
    await watchFor(page, 'Latest readings');
    await page.route(/(dashboard-page|main-layout|page-frame)[^/]*\.js$/, () => undefined);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Hi, Welcome Back' })).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-seen');
  });
});

test('Fault 37: back and forward always show the page of the address', async ({ page, user }) => {
  await signIn(page, user);
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'API Setup' }).click();
  await expect(page).toHaveURL('/api-setup');
  await menu.getByRole('link', { name: 'Sample Page' }).click();
  await expect(page).toHaveURL('/sample-page');
  // Faster than any page can show.
  await page.evaluate(async () => {
    for (let index = 0; index < 50; index += 1) {
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

test.describe("a page out of the browser's cache", () => {
  // As the browser does with a page that it keeps; whether it keeps one is not for a page to say.
  const pass = (page: Page, type: 'pagehide' | 'pageshow') =>
    page.evaluate((name) => window.dispatchEvent(new PageTransitionEvent(name, { persisted: true })), type);
  const title = (page: Page) => page.getByRole('heading', { level: 1, includeHidden: true });

  for (const session of ['of all tabs', 'of this tab alone']) {
    test(`Fault 37: keeps what was typed, in a session ${session}`, async ({ page, user }) => {
      if (session === 'of all tabs') {
        await signIn(page, user);
      } else {
        await page.goto('/login');
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

  test('Fault 37: shows nothing protected after signing out, not even when an answer comes that was on its way', async ({
    page,
    user,
  }) => {
    await signIn(page, user);
    const { release } = await holdCall(page, 'accounts:lookup');
    const asked = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().includes('accounts:lookup'),
    );
    await pass(page, 'pagehide');
    await pass(page, 'pageshow');
    const question = await asked;

    // The answer comes while the old page is still there, and the new one is on its way.
    const isQuestion = (request: Request) => request === question;
    const over = Promise.race([
      page.waitForEvent('requestfinished', isQuestion),
      page.waitForEvent('requestfailed', isQuestion),
    ]);
    await page.route('**/', async (route) => {
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
