import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { createGate } from './support/gate';
import { signIn } from './support/login-page';

const samplePage = /\/sample-page[^/]*\.js$/;
/** What the browser says by itself of a file that it cannot have, and the app for whoever looks after it. */
const missingFile = /Failed to load resource|PageLoadError|Failed to load module script/;

const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

/** Counts how often the site is loaded from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

test.describe('while pages load', () => {
  test('R8 and Fault 5: a bar lies above everything, the page stays usable, and a second choice wins', async ({
    page,
    user,
  }) => {
    await signIn(page, user);
    const { opened: held, open: release } = createGate();
    await page.route(samplePage, async (route) => {
      await held;
      await route.continue();
    });
    await menuLink(page, 'Sample Page').click();
    const bar = page.getByRole('progressbar', { name: 'Loading page' });
    await expect(bar).toBeVisible();
    await expect(bar).toHaveCSS('position', 'fixed');
    await expect(bar).toHaveCSS('z-index', '1301');
    await expect(bar).not.toHaveAttribute('aria-valuenow');
    await expect(bar.locator('> *')).toHaveCSS('background-color', 'rgb(21, 101, 192)');
    await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();

    await menuLink(page, 'API Setup').click();
    await expect(page.getByRole('heading', { name: 'API Setup', level: 1 })).toBeVisible();
    await expect(bar).toHaveCount(0);
    const arrived = page.waitForResponse(samplePage);
    release();
    await arrived;
    await expect(page).toHaveURL('/api-setup');
    await menuLink(page, 'Sample Page').click();
    await expect(page.getByRole('heading', { name: 'Sample Card' })).toBeVisible();
  });

  test('R8: a page is fetched ahead when its link is pointed at or comes into focus, once', async ({ page, user }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      const [name] = /(sample|api-setup)-page/.exec(request.url()) ?? [];
      if (name) fetched.push(name);
    });
    await signIn(page, user);
    expect(fetched).toEqual([]);
    await menuLink(page, 'Sample Page').hover();
    await expect.poll(() => fetched).toEqual(['sample-page']);
    await menuLink(page, 'API Setup').focus();
    await expect.poll(() => fetched).toEqual(['sample-page', 'api-setup-page']);
    await menuLink(page, 'Sample Page').click();
    await expect(page.getByRole('heading', { name: 'Sample Card' })).toBeVisible();
    expect(fetched).toHaveLength(2);
  });

  test('R9 and Fault 16: a service worker that an earlier site left is unregistered', async ({ page }) => {
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
    test(`R9: the app begins at the top of the page, with ${reducedMotion === 'reduce' ? 'no' : 'a smooth'} movement`, async ({
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
      await expect(page.locator('html')).toHaveAttribute(
        'data-scrolled',
        reducedMotion === 'reduce' ? 'instant' : 'smooth',
      );
      await page.getByRole('heading', { name: /^Welcome back/ }).waitFor();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    });
  }
});

test.describe('on another page', () => {
  test('R10: the title changes and the focus is on the heading, which is said once', async ({ page, user }) => {
    await signIn(page, user);
    const heading = page.getByRole('heading', { level: 1 });
    // Nobody asked for the focus when the site was loaded.
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await page.getByRole('banner').getByRole('searchbox').focus();
    await menuLink(page, 'API Setup').press('Enter');
    await expect(page).toHaveTitle('API Setup – Waymark');
    await expect(heading).toHaveText('API Setup');
    await expect(heading).toBeFocused();
    await expect(heading).toHaveCSS('outline-style', 'none');
    await expect(
      page.locator('[aria-live], [role="status"], [role="alert"]').filter({ hasText: 'API Setup' }),
    ).toHaveCount(0);
    await menuLink(page, 'Sample Page').click();
    await expect(page).toHaveTitle('Sample Page – Waymark');
    await expect(heading).toBeFocused();
    await page.goBack();
    await expect(page).toHaveTitle('API Setup – Waymark');
    await expect(heading).toBeFocused();

    // A search or a hash that changes belongs to the page that is there.
    const field = page.getByRole('banner').getByRole('searchbox');
    await field.focus();
    for (const address of ['/api-setup?tab=2', '/api-setup?tab=2#main', '/api-setup#%E0%A4%A']) {
      await page.evaluate((to) => {
        window.history.pushState(null, '', to);
        window.dispatchEvent(new PopStateEvent('popstate'));
      }, address);
      await expect(page).toHaveURL(address);
      await expect(field).toBeFocused();
    }
  });

  test('R10: the heading gets the focus also from a layer that closes: palette, popup, modal drawer', async ({
    page,
    user,
  }) => {
    await signIn(page, user);
    const heading = (name: string) => page.getByRole('heading', { name, level: 1 });
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('Sample');
    await page.keyboard.press('Enter');
    await expect(heading('Sample Page')).toBeFocused();
    await page.getByRole('button', { name: /^Profile of/ }).click();
    await page.getByRole('link', { name: 'Account Settings' }).click();
    await expect(heading('Account Settings')).toBeFocused();

    await page.setViewportSize({ width: 700, height: 900 });
    await page.getByRole('banner').getByRole('button', { name: 'Open main menu' }).click();
    await page.getByRole('dialog', { name: 'Main menu' }).getByRole('link', { name: 'API Setup' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(heading('API Setup')).toBeFocused();

    // On the way back and forward no layer stays over the page that comes.
    await page.getByRole('banner').getByRole('button', { name: 'Open main menu' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(heading('Account Settings')).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.goForward();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(heading('API Setup')).toBeFocused();
    await page.getByRole('button', { name: /^Profile of/ }).click();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(heading('Account Settings')).toBeFocused();
  });

  test('R10: a new page begins at its top, back and forward at the place where it was left, and a hash at its target', async ({
    page,
    user,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1000, height: 400 });
    await signIn(page, user);
    const position = () => page.evaluate(() => Math.round(window.scrollY));
    await page.evaluate(() => window.scrollTo(0, 250));
    await expect.poll(position).toBe(250);
    await menuLink(page, 'API Setup').click();
    await expect(page.getByRole('heading', { name: 'API Setup', level: 1 })).toBeFocused();
    expect(await position()).toBe(0);
    await page.goBack();
    await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeFocused();
    await expect.poll(position).toBe(250);
    await page.goForward();
    await expect(page.getByRole('heading', { name: 'API Setup', level: 1 })).toBeFocused();
    await expect.poll(position).toBe(0);

    // The positions outlive the page, whose code has to come anew.
    await page.reload();
    await page.getByRole('heading', { name: 'API Setup', level: 1 }).waitFor();
    await page.goBack();
    await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeFocused();
    await expect.poll(position).toBe(250);

    await page.getByRole('heading', { name: 'Latest readings' }).evaluate((target) => {
      target.id = 'latest';
      window.history.pushState(null, '', '/#latest');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect.poll(async () => (await page.locator('#latest').boundingBox())?.y).toBeCloseTo(128, 0);
  });
});

test.describe('code that a deployment has removed', () => {
  for (const [kind, answer] of [
    ['is missing', { status: 404, body: 'Not found' }],
    [
      'is answered with a page',
      { status: 200, contentType: 'text/html', body: '<!doctype html><title>Waymark</title>' },
    ],
  ] as const) {
    test(`R11, faults 1 and 3: where it ${kind}, the site is loaded anew, at the address that the person was going to`, async ({
      page,
      user,
      allowConsole,
    }) => {
      allowConsole(missingFile);
      await signIn(page, user);
      const loads = countLoads(page);
      await page.route(samplePage, (route) => (loads() === 0 ? route.fulfill(answer) : route.continue()));
      await menuLink(page, 'Sample Page').click();
      await expect(page.getByRole('heading', { name: 'Sample Card' })).toBeVisible();
      await expect(page).toHaveURL('/sample-page');
      expect(loads()).toBe(1);
      await page.goBack();
      await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
    });
  }

  for (const storage of ['with', 'without'] as const) {
    test(`R11 and Fault 2: for good, it is asked for once more, ${storage} storage, and then the person decides`, async ({
      page,
      user,
      allowConsole,
    }) => {
      allowConsole(missingFile);
      await signIn(page, user);
      if (storage === 'without') {
        await page.addInitScript(() => {
          Object.defineProperty(window, 'sessionStorage', {
            get: () => {
              throw new DOMException('Access is denied.', 'SecurityError');
            },
          });
        });
        await page.reload();
        await page.getByRole('heading', { name: /^Welcome back/ }).waitFor();
      }
      const loads = countLoads(page);
      let deployed = false;
      await page.route(samplePage, (route) =>
        deployed ? route.continue() : route.fulfill({ status: 404, body: 'Not found' }),
      );
      await menuLink(page, 'Sample Page').click();
      const problem = page.getByRole('heading', { name: 'Something went wrong', level: 1 });
      await expect(problem).toBeVisible();
      await expect(page).toHaveTitle('Something went wrong – Waymark');
      expect(loads()).toBe(1);

      // The shell works, and coming again does not begin anew.
      await menuLink(page, 'API Setup').click();
      await expect(page.getByRole('heading', { name: 'API Setup', level: 1 })).toBeVisible();
      await menuLink(page, 'Sample Page').click();
      await expect(problem).toBeFocused();
      expect(loads()).toBe(1);

      // The page that goes shows the same until the new one has come, and has asked in vain.
      const missed = page.waitForResponse(samplePage);
      await page.getByRole('button', { name: 'Try again' }).click();
      await missed;
      await expect(problem).toBeVisible();
      expect(loads()).toBe(2);
      deployed = true;
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { name: 'Sample Card' })).toBeVisible();
    });
  }

  test('R11: the layout itself is missing, and a page with heading and landmark says so', async ({
    page,
    user,
    allowConsole,
  }) => {
    allowConsole(missingFile);
    await signIn(page, user);
    const loads = countLoads(page);
    await page.route(/\/page-frame[^/]*\.js$/, (route) => route.fulfill({ status: 404, body: 'Not found' }));
    await page.goto('/api-setup');
    await expect(page.getByRole('main').getByRole('heading', { name: 'Something went wrong', level: 1 })).toBeVisible();
    expect(loads()).toBe(2);
  });

  test('R11: offline, nothing is loaded anew; the page comes by itself when the connection does', async ({
    page,
    user,
    context,
    allowConsole,
  }) => {
    allowConsole(missingFile, /ERR_INTERNET_DISCONNECTED/);
    await signIn(page, user);
    const loads = countLoads(page);
    await context.setOffline(true);
    await menuLink(page, 'Sample Page').click();
    await expect(page.getByRole('heading', { name: 'Something went wrong', level: 1 })).toBeFocused();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('The site does not answer.')).toBeVisible();
    expect(loads()).toBe(0);
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: 'Sample Card' })).toBeVisible();
  });

  test('Fault 4: without its stylesheet the site can be used', async ({ page, user, allowConsole }) => {
    allowConsole(/Failed to load resource/);
    await page.route(/\.css$/, (route) => route.fulfill({ status: 404, body: 'Not found' }));
    await signIn(page, user);
    await menuLink(page, 'API Setup').click();
    await expect(page.getByRole('heading', { name: 'API Setup', level: 1 })).toBeVisible();
  });
});

test('R11: no white page where not even the first code of the app comes', async ({ page, allowConsole }) => {
  allowConsole(missingFile);
  await page.route(/\.js$/, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.goto('/');
  const link = page.getByRole('link', { name: 'Load the page again' });
  await expect(link).toBeHidden();
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(link).toBeVisible();
  await page.unroute(/\.js$/);
  await link.click();
  await expect(page.getByRole('heading', { name: 'Hi, Welcome Back' })).toBeVisible();
  await expect(link).toHaveCount(0);
});

test('R11 and Fault 23: a page that throws fails alone, begins anew on request, and is forgotten on the next page', async ({
  page,
  user,
  allowConsole,
}) => {
  allowConsole(/The page broke|React Router caught/);
  await signIn(page, user);
  await page.route(samplePage, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export function SamplePage() {
        if (!document.documentElement.dataset.mended) throw new Error('The page broke.');
        return null;
      }`,
    }),
  );
  await menuLink(page, 'Sample Page').click();
  const problem = page.getByRole('main').getByRole('heading', { name: 'Something went wrong', level: 1 });
  await expect(problem).toBeFocused();
  await expect(page).toHaveTitle('Something went wrong – Waymark');
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(problem).toBeFocused();
  await menuLink(page, 'API Setup').click();
  await expect(page.getByRole('heading', { name: 'API Setup', level: 1 })).toBeFocused();
  await page.goBack();
  await expect(problem).toBeFocused();
  await page.evaluate(() => {
    document.documentElement.dataset.mended = 'yes';
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(problem).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});
