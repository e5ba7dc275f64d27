import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { createGate } from './support/gate';
import { signIn } from './support/login-page';
import { openPalette, palette, paletteField, runCommand } from './support/palette';

const group = (page: Page, name: string): Locator => palette(page).getByRole('group', { name }).getByRole('option');

test(
  'the command palette opens on any page, and finds and runs pages and actions',
  { tag: '@core' },
  async ({ page, user, context }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await signIn(page, user, '/sample-page');
    await page.waitForLoadState('networkidle');

    await test.step('opens a page', async () => {
      await openPalette(page);
      await expect(palette(page).getByRole('group', { name: 'Recent' })).toHaveCount(0);
      // A command that opens a new tab is labeled.
      await expect(palette(page).getByRole('option', { name: /^register \(opens in a new tab\)/ })).toBeVisible();
      await page.keyboard.press('Escape');
      await runCommand(page, 'social', /^Social Profile/);
      await expect(page).toHaveURL('/account/social');
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    });

    await test.step('opens a page by pointer, and then lists recent commands first', async () => {
      await openPalette(page);
      await expect(group(page, 'Recent')).toHaveText([/^Social Profile/]);
      await group(page, 'Pages').filter({ hasText: 'Sample Page' }).click();
      await expect(page).toHaveURL('/sample-page');
    });

    await test.step('runs a command that opens a new tab', async () => {
      const tab = context.waitForEvent('page');
      await runCommand(page, 'register', /^register/);
      await expect(await tab).toHaveURL('/pages/register');
      await (await tab).close();
      await expect(page).toHaveURL('/sample-page');
    });

    await test.step('reports that nothing was found', async () => {
      await openPalette(page);
      await page.keyboard.type('<b>invoices');
      await expect(palette(page).getByRole('status')).toHaveText('Nothing matches “<b>invoices”.');
      await page.keyboard.press('Enter');
      await expect(palette(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(palette(page)).toHaveCount(0);
    });

    await test.step('runs actions', async () => {
      const root = page.locator('html');
      await runCommand(page, 'night', /^Dark mode/);
      await expect(root).toHaveCSS('color-scheme', 'dark');
      await runCommand(page, 'right to', /^Right-to-left layout/);
      await expect(root).toHaveAttribute('dir', 'rtl');
      await runCommand(page, 'reset theme', /^Reset theme settings/);
      await expect(root).not.toHaveAttribute('dir', 'rtl');
      await runCommand(page, 'collapse', /^Collapse main menu/);
      await expect(page.getByRole('banner').getByRole('button', { name: 'Main menu', expanded: false })).toBeVisible();
    });

    await test.step('the five recent commands are stored for the user, and deleted when the session ends', async () => {
      await page.reload();
      await page.getByRole('heading', { level: 1 }).waitFor();
      await openPalette(page);
      await expect(group(page, 'Recent')).toHaveText([
        /^Expand main menu/,
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

test('a page that finishes loading leaves the palette open, Back closes it, and it never covers a dialog', async ({
  page,
  user,
}) => {
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

  // It does not open above a dialog, whose values would be lost.
  await page.getByRole('button', { name: 'Delete account' }).click();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('alertdialog').getByRole('textbox')).toBeFocused();
  await expect(palette(page)).toHaveCount(0);
});

test('Escape cancels the palette while its code loads', async ({ page, user }) => {
  const chunk = createGate();
  await page.route(/app-palette/, async (route) => {
    await chunk.opened;
    await route.continue();
  });
  await signIn(page, user, '/sample-page');
  const toggle = page.getByRole('banner').getByRole('button', { name: 'Main menu' });
  await toggle.focus();
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.press('Escape');
  const loaded = page.waitForResponse(/app-palette/);
  chunk.open();
  const url = (await loaded).url();
  // Wait until the module has run and React has had time to render.
  await page.evaluate(async (file) => {
    await import(file);
    await scheduler.postTask(() => undefined, { priority: 'background' });
  }, url);
  await expect(palette(page)).toHaveCount(0);
  await expect(toggle).toBeFocused();
});
