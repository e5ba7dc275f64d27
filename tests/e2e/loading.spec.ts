import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { createGate } from './support/gate';
import { signIn } from './support/login-page';

const samplePage = /\/sample-page[^/]*\.js$/;
/** Logged by the browser and by the app when a chunk cannot be loaded. */
const missingFile = /Failed to load resource|PageLoadError|Failed to load module script/;

const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

/** Delays the code of the sample page until the returned function is called. */
async function holdSamplePage(page: Page): Promise<() => void> {
  const { opened, open } = createGate();
  await page.route(samplePage, async (route) => {
    await opened;
    await route.continue();
  });
  return open;
}

/** Counts the document loads from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

test.describe('while pages load', () => {
  test('a loading bar appears, the page remains usable, and a second navigation wins', async ({ page, user }) => {
    await signIn(page, user, '/account');
    const release = await holdSamplePage(page);
    await menuLink(page, 'Sample Page').click();
    const bar = page.getByRole('progressbar', { name: 'Loading page' });
    await expect(bar).toBeVisible();
    await expect(bar).not.toHaveAttribute('aria-valuenow');
    await expect(page.getByRole('heading', { name: 'Account Settings', level: 1 })).toBeVisible();

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

  test('a loader is displayed until the code of the shell has loaded', async ({ page, user }) => {
    await signIn(page, user, '/sample-page');
    const { opened, open } = createGate();
    await page.route(/\/(page-frame|main-layout)-[^/]*\.js$/, async (route) => {
      await opened;
      await route.continue();
    });
    await page.reload();
    await expect(page.getByRole('progressbar').first()).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    open();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });

  test('the search field keeps focus when a page finishes loading while the user types', async ({ page, user }) => {
    await signIn(page, user, '/account');
    const release = await holdSamplePage(page);
    await menuLink(page, 'Sample Page').click();
    await expect(page.getByRole('progressbar', { name: 'Loading page' })).toBeVisible();
    const field = page.getByRole('banner').getByRole('searchbox');
    await field.click();
    await field.pressSequentially('ab');
    release();
    await expect(page.getByRole('heading', { name: 'Sample Card' })).toBeVisible();
    await page.keyboard.type('cd');
    await expect(field).toHaveValue('abcd');
    // The next page is announced as usual.
    await menuLink(page, 'API Setup').click();
    await expect(page.getByRole('heading', { name: 'API Setup', level: 1 })).toBeFocused();
  });
});

test.describe('after a navigation', () => {
  test('a new query or hash on the same page does not move focus', async ({ page, user, allowConsole }) => {
    // React Router warns about the malformed hash.
    allowConsole(/is not a decodable element ID/);
    await signIn(page, user, '/sample-page');
    const field = page.getByRole('banner').getByRole('searchbox');
    await field.focus();
    for (const address of ['/sample-page?tab=2', '/sample-page?tab=2#main', '/sample-page#%E0%A4%A']) {
      await page.evaluate((to) => {
        window.history.pushState(null, '', to);
        window.dispatchEvent(new PopStateEvent('popstate'));
      }, address);
      await expect(page).toHaveURL(address);
      await expect(field).toBeFocused();
    }
  });

  test('the heading receives focus when the link was in a palette, a popup or the modal drawer', async ({
    page,
    user,
  }) => {
    await signIn(page, user, '/api-setup');
    const heading = (name: string) => page.getByRole('heading', { name, level: 1 });
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('Sample');
    await page.keyboard.press('Enter');
    await expect(heading('Sample Page')).toBeFocused();
    await page.getByRole('button', { name: /^Profile of/ }).click();
    await page.getByRole('link', { name: 'Account Settings' }).click();
    await expect(heading('Account Settings')).toBeFocused();

    await page.setViewportSize({ width: 700, height: 900 });
    await page.getByRole('banner').getByRole('button', { name: 'Main menu' }).click();
    await page.getByRole('dialog', { name: 'Main menu' }).getByRole('link', { name: 'API Setup' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(heading('API Setup')).toBeFocused();

    // Back and forward close every layer.
    await page.getByRole('banner').getByRole('button', { name: 'Main menu' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(heading('Account Settings')).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
    await page.goForward();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(heading('API Setup')).toBeFocused();
    await page.getByRole('button', { name: /^Profile of/ }).click();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(heading('Account Settings')).toBeFocused();
  });

  test('a new page starts at its top, back and forward restore the position, and a hash scrolls to its target', async ({
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
    await expect.poll(position).toBe(0);
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeFocused();
    await expect.poll(position).toBe(250);
    await page.goForward();
    await expect(page.getByRole('heading', { name: 'API Setup', level: 1 })).toBeFocused();
    await expect.poll(position).toBe(0);

    // A reload starts at the top and keeps the positions of other history entries.
    await page.evaluate(() => window.scrollTo(0, 100));
    await page.reload();
    await page.getByRole('heading', { name: 'API Setup', level: 1 }).waitFor();
    await expect.poll(position).toBe(0);
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeFocused();
    await expect.poll(position).toBe(250);

    await page.getByRole('heading', { name: 'Latest readings' }).evaluate((target) => {
      target.id = 'latest';
      // As with a URL that the user enters, or a link that the router does not handle.
      window.location.hash = 'latest';
    });
    await expect.poll(async () => (await page.locator('#latest').boundingBox())?.y).toBeCloseTo(128, 0);
  });
});

test.describe('after a deployment has removed chunks', () => {
  test('the site reloads once at the target URL if a page is served instead of the chunk', async ({
    page,
    user,
    allowConsole,
  }) => {
    allowConsole(missingFile);
    await signIn(page, user, '/account');
    const loads = countLoads(page);
    await page.route(samplePage, (route) =>
      loads() === 0
        ? route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Waymark</title>' })
        : route.continue(),
    );
    await menuLink(page, 'Sample Page').click();
    await expect(page.getByRole('heading', { name: 'Sample Card' })).toBeVisible();
    await expect(page).toHaveURL('/sample-page');
    expect(loads()).toBe(1);
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Account Settings', level: 1 })).toBeVisible();
  });

  test('the site is usable without its stylesheet', async ({ page, user, allowConsole }) => {
    allowConsole(/Failed to load resource/);
    await page.route(/\.css$/, (route) => route.fulfill({ status: 404, body: 'Not found' }));
    await signIn(page, user, '/account');
    await menuLink(page, 'API Setup').click();
    await expect(page.getByRole('heading', { name: 'API Setup', level: 1 })).toBeVisible();
  });
});

test('a link for reloading the page appears when the entry script cannot be loaded', async ({ page, allowConsole }) => {
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
