import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { expect, test } from './support/fixtures';
import { createGate } from './support/gate';
import { signIn } from './support/login-page';
import { activeCommand, openPalette, palette, paletteField, runCommand } from './support/palette';

const group = (page: Page, name: string): Locator => palette(page).getByRole('group', { name }).getByRole('option');

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test(
  'the command palette opens on any page, and finds and runs pages and actions',
  { tag: '@core' },
  async ({ page, user, context }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await signIn(page, user, '/sample-page');
    await page.waitForLoadState('networkidle');

    await test.step('the list of commands', async () => {
      await expect(page.locator('[aria-haspopup="dialog"][aria-keyshortcuts="Control+K Meta+K"]')).toBeVisible();
      await openPalette(page);
      // The list may have further pages.
      await expect(group(page, 'Pages')).toContainText([
        /^Dashboard/,
        /^login.*Pages, Authentication/,
        /^register.*Pages, Authentication/,
        /^API Setup.*Utilities/,
        /^Sample Page/,
        /^Documentation/,
        /^Account Settings/,
        /^Social Profile/,
      ]);
      await expect(group(page, 'Actions')).toHaveText([
        /^Light mode/,
        /^Dark mode/,
        /^System color mode.*In use/,
        /^Left-to-right layout.*In use/,
        /^Right-to-left layout/,
        /^Reset theme settings/,
        /^Collapse main menu.*B$/,
        /^Reload this page/,
        /^Logout/,
      ]);
      await expect(palette(page).getByRole('group', { name: 'Recent' })).toHaveCount(0);
      // A command that opens a new tab is labeled.
      for (const name of ['login', 'register', 'Documentation']) {
        await expect(
          palette(page).getByRole('option', { name: new RegExp(`^${name} \\(opens in a new tab\\)`) }),
        ).toBeVisible();
      }
      await expectAccessible(page);
      await page.keyboard.press('ControlOrMeta+k');
      await expect(palette(page)).toHaveCount(0);
    });

    await test.step('a page, with the keyboard', async () => {
      const loaded: string[] = [];
      page.on('request', (request) => loaded.push(request.url()));
      await openPalette(page);
      await page.keyboard.type('social');
      await expect(activeCommand(page)).toHaveText(/^Social Profile/);
      // The code of the active command is preloaded.
      await expect.poll(() => loaded.some((url) => url.includes('account-social-page'))).toBe(true);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/account/social');
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    });

    await test.step('a page, with the pointer; recent commands come first afterwards', async () => {
      await openPalette(page);
      await expect(group(page, 'Recent')).toHaveText([/^Social Profile/]);
      await group(page, 'Pages').filter({ hasText: 'Sample Page' }).click();
      await expect(page).toHaveURL('/sample-page');
      await openPalette(page);
      await expect(group(page, 'Recent')).toHaveText([/^Sample Page/, /^Social Profile/]);
      await expect(group(page, 'Pages').filter({ hasText: /^(Sample Page|Social Profile)/ })).toHaveCount(0);
      await page.keyboard.press('Escape');
    });

    await test.step('a command that opens a new tab', async () => {
      const tab = context.waitForEvent('page');
      await runCommand(page, 'register', /^register/);
      await expect(await tab).toHaveURL('/pages/register');
      await (await tab).close();
      await expect(page).toHaveURL('/sample-page');
    });

    await test.step('nothing found', async () => {
      await openPalette(page);
      await page.keyboard.type('<b>invoices');
      await expect(palette(page).getByRole('status')).toHaveText('Nothing matches “<b>invoices”.');
      await expect(palette(page).getByRole('option')).toHaveCount(0);
      await page.keyboard.press('Enter');
      await expect(palette(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(palette(page)).toHaveCount(0);
    });

    await test.step('actions', async () => {
      const root = page.locator('html');
      await runCommand(page, 'night', /^Dark mode/);
      await expect(root).toHaveCSS('color-scheme', 'dark');
      await openPalette(page);
      await expect(palette(page).getByRole('option', { name: /^Dark mode/ })).toContainText('In use');
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await runCommand(page, 'right to', /^Right-to-left layout/);
      await expect(root).toHaveAttribute('dir', 'rtl');
      await runCommand(page, 'reset theme', /^Reset theme settings/);
      await expect(root).not.toHaveAttribute('dir', 'rtl');
      await runCommand(page, 'collapse', /^Collapse main menu/);
      await expect(page.getByRole('banner').getByRole('button', { name: 'Main menu', expanded: false })).toBeVisible();
      await runCommand(page, 'expand', /^Expand main menu/);
      await expect(page.getByRole('banner').getByRole('button', { name: 'Main menu', expanded: true })).toBeVisible();
    });

    await test.step('the five recent commands are stored for the user, and deleted when the session ends', async () => {
      await page.reload();
      await page.getByRole('heading', { level: 1 }).waitFor();
      await openPalette(page);
      await expect(group(page, 'Recent')).toHaveText([
        /^Collapse main menu/,
        /^Reset theme settings/,
        /^Right-to-left layout/,
        /^Dark mode/,
        /^register/,
      ]);
      await page.keyboard.press('Escape');
      await runCommand(page, 'sign out', /^Logout/);
      await expect(page).toHaveURL('/login');
      const kept = await page.evaluate(() =>
        Object.keys(localStorage).filter((key) => key.startsWith('waymark:recent-commands')),
      );
      expect(kept).toEqual([]);
    });
  },
);

test('a page that finishes loading leaves the palette open, and Back closes it', async ({ page, user }) => {
  await signIn(page, user, '/account');
  await page.waitForLoadState('networkidle');
  const chunk = createGate();
  await page.route('**/assets/sample-page-*.js', async (route) => {
    await chunk.opened;
    await route.continue();
  });
  await runCommand(page, 'sample', /^Sample Page/);
  await openPalette(page);
  chunk.open();
  await expect(page.locator('main h1')).toHaveText('Sample Page');
  await expect(paletteField(page)).toBeFocused();
  await page.goBack();
  await expect(palette(page)).toHaveCount(0);
});

test('on a narrow page the palette fits, opens the drawer and returns the focus', async ({ page, user }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await signIn(page, user, '/sample-page');
  const toggle = page.getByRole('banner').getByRole('button', { name: 'Main menu' });
  await toggle.focus();
  await openPalette(page);
  const box = await palette(page).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(600);
  await expectAccessible(page);
  await page.keyboard.press('ArrowUp');
  await expect(activeCommand(page)).toHaveText(/^Logout/);
  await expect(activeCommand(page)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(toggle).toBeFocused();
  await runCommand(page, 'drawer', /^Expand main menu/);
  const drawer = page.getByRole('dialog', { name: 'Main menu' });
  await expect(drawer).toBeVisible();
  await expect(drawer.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(page.locator(':focus')).toHaveCount(1);
});
