import type { Locator, Page } from '@playwright/test';
import { createUser, deleteUser } from './support/emulator';
import { expect, test } from './support/fixtures';
import { signIn } from './support/login-page';

const bell = (page: Page): Locator => page.getByRole('button', { name: 'Notifications, 2 unread' });
const notifications = (page: Page): Locator => page.getByRole('dialog', { name: 'Notifications' });
const chip = (page: Page): Locator => page.getByRole('button', { name: /^Profile of / });
const profile = (page: Page): Locator => page.getByRole('dialog', { name: /^Profile of / });
const palette = (page: Page): Locator => page.getByRole('dialog', { name: 'Command palette' });
const paletteField = (page: Page): Locator => palette(page).getByRole('combobox');

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('the header fits at every width', async ({ page, user }) => {
  await signIn(page, user, '/sample-page');
  const header = page.getByRole('banner');
  for (const direction of ['ltr', 'rtl']) {
    await page.locator('html').evaluate((root, dir) => root.setAttribute('dir', dir), direction);
    for (const width of [320, 599, 600, 899, 900, 1200, 1700]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(chip(page)).toBeVisible();
      const controls = header.locator('a:visible, button:visible, [data-slot="search-field"]:visible');
      /** The edges of the controls from left to right, between those of the window. */
      const edges = () =>
        controls.evaluateAll((elements) => {
          const boxes = elements
            .filter((element) => !element.parentElement?.closest('[data-slot="search-field"]'))
            .map((element) => element.getBoundingClientRect())
            .toSorted((one, other) => one.left - other.left);
          return [0, ...boxes.flatMap(({ left, right }) => [left, right]), innerWidth];
        });
      // The drawer and the search react to the new width one render later.
      await expect(async () => {
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        const found = await edges();
        expect(found.length).toBeGreaterThanOrEqual(2 + 2 * 6);
        expect(found).toEqual(found.toSorted((one, other) => one - other));
      }, `${width} px, ${direction}`).toPass({ timeout: 10_000 });
    }
  }
});

test('below md, a button opens a search panel, which keeps its text and passes it to the palette', async ({
  page,
  user,
}) => {
  await page.setViewportSize({ width: 700, height: 800 });
  // The dashboard would request its data while the search panel opens.
  await signIn(page, user, '/sample-page');
  const opener = page.getByRole('button', { name: 'Search', exact: true });
  const panel = page.getByRole('dialog', { name: 'Search' });
  const field = page.getByRole('searchbox', { name: 'Search', exact: true });
  await expect(field).toHaveCount(0);

  await opener.click();
  await expect(field).toBeFocused();

  await page.keyboard.type('sample');
  await expect(palette(page)).toHaveCount(0);
  await panel.getByRole('button', { name: 'Close search' }).click();
  await expect(panel).toHaveCount(0);

  await opener.click();
  await expect(field).toHaveValue('sample');
  await field.press('Enter');
  await expect(paletteField(page)).toHaveValue('sample');
  await expect(panel).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(palette(page)).toHaveCount(0);
  await expect(opener).toBeFocused();

  await opener.click();
  await panel.getByRole('button', { name: 'Adjust search' }).click();
  await expect(paletteField(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();

  // When the viewport becomes wide, the search field replaces the panel and adopts its text.
  await opener.click();
  await expect(field).toBeFocused();
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect(panel).toHaveCount(0);
  await expect(page.locator(':focus')).toHaveCount(1);
  await expect(field).toHaveValue('sample');
});

test('from md up, the search is a field, and its text is passed to the palette', async ({ page, user }) => {
  await page.setViewportSize({ width: 900, height: 800 });
  await signIn(page, user, '/sample-page');
  const field = page.getByRole('searchbox', { name: 'Search', exact: true });
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toHaveCount(0);
  const keys = page.getByRole('banner').getByText('Ctrl+K', { exact: true });
  await expect(keys).toBeVisible();
  await field.pressSequentially('dark mode');
  await expect(keys).toBeHidden();
  await expect(palette(page)).toHaveCount(0);
  for (const opener of [field, page.getByRole('banner').getByRole('button', { name: 'Adjust search' })]) {
    await opener.press('Enter');
    await expect(paletteField(page)).toHaveValue('dark mode');
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await expect(field).toHaveValue('dark mode');
  }
});

test('the popups fit in a small window, and their lists scroll to the last entry', async ({ page, user }) => {
  await page.setViewportSize({ width: 390, height: 420 });
  await signIn(page, user, '/sample-page');
  for (const [opener, popup, last] of [
    [bell(page), notifications(page), 'Confirmation of Account.'],
    [chip(page), profile(page), 'Logout'],
  ] as const) {
    await opener.click();
    await expect(popup).toBeInViewport({ ratio: 1 });
    await popup.getByText(last).scrollIntoViewIfNeeded();
    await expect(popup.getByText(last)).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
});

test('an account without a name is shown as John Doe', async ({ page }) => {
  const nameless = await createUser({ displayName: '' });
  await signIn(page, nameless, '/sample-page');
  await expect(page.getByRole('button', { name: 'Profile of John Doe' })).toContainText('JD');
  await chip(page).click();
  await expect(profile(page).getByRole('heading', { name: 'Good Morning, John Doe' })).toBeVisible();
  await page.close();
  await deleteUser(nameless.localId);
});

test('the palette shows a message when its code cannot be loaded, and opens on retry', async ({
  page,
  user,
  allowConsole,
}) => {
  allowConsole(/net::ERR_FAILED|Failed to load resource|Failed to fetch dynamically imported module/);
  await page.route(/app-palette/, (route) => route.abort());
  await signIn(page, user, '/sample-page');
  await page.keyboard.press('ControlOrMeta+k');
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect(messages.getByText('The command palette cannot be shown')).toBeVisible();
  await page.unroute(/app-palette/);
  await messages.getByRole('button', { name: 'Try again' }).click();
  await expect(palette(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette(page)).toHaveCount(0);
});
