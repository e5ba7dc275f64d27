import { expect, test } from './support/fixtures';
import { fillInLogin, signIn } from './support/login-page';

test.describe('R1 to R4: the pages and who may see them', () => {
  for (const path of ['/', '/dashboard/default', '/api-setup', '/sample-page']) {
    test(`a visitor who opens ${path} is sent to the login page`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL(/\/login(\?|$)/);
      await expect(page.getByRole('heading', { name: 'Hi, Welcome Back' })).toBeVisible();
      await expect(page.getByRole('banner')).toHaveCount(0);
      await expect(page.getByRole('navigation')).toHaveCount(0);
    });
  }

  test('a signed-in person finds every page in the menu', async ({ page, user }) => {
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

  test('the logo leads to the default path', async ({ page, user }) => {
    await signIn(page, user);
    await page.getByRole('banner').getByRole('link', { name: 'theme-logo' }).click();
    await expect(page).toHaveURL('/sample-page');
  });
});

test.describe('R5: the screens that the menu opens in a new tab', () => {
  test('the login entry opens a second tab that says who is signed in', async ({ page, user, context }) => {
    await signIn(page, user);
    await page.getByRole('button', { name: 'Authentication' }).click();
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: 'login (opens in a new tab)' }).click();
    const tab = await opened;
    await expect(tab).toHaveURL('/pages/login');
    await expect(tab.getByText(`You are signed in as ${user.displayName}.`)).toBeVisible();
    await tab.getByRole('link', { name: 'Go to the dashboard' }).click();
    await expect(tab.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
  });

  test('the register screen shows to a visitor and to a signed-in person', async ({ page, user }) => {
    await page.goto('/pages/register');
    await expect(page.getByRole('heading', { name: 'Sign up' })).toBeVisible();
    await signIn(page, user);
    await page.goto('/pages/register');
    await expect(page.getByText(`You are signed in as ${user.displayName}.`)).toBeVisible();
  });
});

test.describe('R6: addresses that lead nowhere', () => {
  test('a visitor sees the not-found page without header and drawer', async ({ page }) => {
    await page.goto('/no/such/page');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    await page.getByRole('link', { name: 'Go to the login page' }).click();
    await expect(page).toHaveURL('/login');
  });

  test('a signed-in person sees it inside the layout', async ({ page, user }) => {
    await signIn(page, user);
    await page.goto('/api-setup-2');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu).toBeVisible();
    await expect(menu.locator('[aria-current="page"]')).toHaveCount(0);
  });
});

test.describe('R7: the way back after signing in', () => {
  test('leads to the exact path, search and hash, and leaves no login page in the history', async ({ page, user }) => {
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

  const refused = [
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '///evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'data:text/html,hi',
    'http:evil.example',
    'https://evil.example/',
    '/.//evil.example',
    '/%2F%2Fevil.example',
    '%2F%2Fevil.example',
    '/%5Cevil.example',
    '/login',
    '/login?from=/login',
  ];
  for (const target of refused) {
    test(`refuses the return target ${JSON.stringify(target)}`, async ({ page, user, baseURL }) => {
      await page.goto(`/login?from=${encodeURIComponent(target)}`);
      await fillInLogin(page, user);
      await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
      expect(page.url()).toBe(`${baseURL}/`);
    });
  }

  test('a signed-in visitor of the login page is sent on without seeing it', async ({ page, user }) => {
    await signIn(page, user);
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.body?.textContent?.includes('Enter your credentials')) document.documentElement.dataset.sawLogin = '';
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/login?from=%2Fapi-setup');
    await expect(page.getByRole('heading', { name: 'API Setup', level: 1 })).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-saw-login');
  });

  test('a protected page shows nothing of itself to a visitor', async ({ page }) => {
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.body?.textContent?.includes('Latest readings')) document.documentElement.dataset.sawPage = '';
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Hi, Welcome Back' })).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-saw-page');
  });
});

test.describe('R8 and R9: while pages load', () => {
  test('a bar in the primary colour lies above everything while a page loads, and goes away', async ({ page, user }) => {
    await signIn(page, user);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/sample-page.*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sample Page' }).click();
    const bar = page.getByRole('progressbar', { name: 'Loading page' });
    await expect(bar).toBeVisible();
    await expect(bar).toHaveCSS('position', 'fixed');
    await expect(bar).toHaveCSS('z-index', '1301');
    await expect(bar).not.toHaveAttribute('aria-valuenow');
    await expect(bar.locator('> *')).toHaveCSS('background-color', 'rgb(21, 101, 192)');
    release();
    await expect(page.getByRole('heading', { name: 'Sample Card' })).toBeVisible();
    await expect(bar).toHaveCount(0);
  });

  test('a service worker that an earlier site left is unregistered', async ({ page }) => {
    await page.goto('/login');
    await page.getByLabel('Email Address').waitFor();
    const registered = await page.evaluate(async () => {
      // Any script of this site will do; this one does nothing by itself.
      const script = document.querySelector<HTMLLinkElement>('link[rel="modulepreload"][href*="runtime"]');
      await navigator.serviceWorker.register(script?.href ?? '', { type: 'module' });
      return (await navigator.serviceWorker.getRegistrations()).length;
    });
    expect(registered).toBe(1);
    await page.reload();
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0);
  });

  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test(`the app begins at the top of the page, with ${reducedMotion === 'reduce' ? 'no' : 'a smooth'} movement`, async ({
      page,
      user,
    }) => {
      await page.emulateMedia({ reducedMotion });
      await page.setViewportSize({ width: 600, height: 400 });
      await signIn(page, user);
      await page.addInitScript(() => {
        const scrollTo = window.scrollTo.bind(window);
        window.scrollTo = ((options: ScrollToOptions) => {
          document.documentElement.dataset.scrolled = options.behavior;
          scrollTo(options);
        }) as typeof window.scrollTo;
      });
      await page.evaluate(() => window.scrollTo(0, 300));
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('data-scrolled', reducedMotion === 'reduce' ? 'instant' : 'smooth');
      await page.getByRole('heading', { name: /^Welcome back/ }).waitFor();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    });
  }
});
