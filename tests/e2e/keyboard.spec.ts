import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { signIn } from './support/login-page';

// docs/keyboard.md describes this path and all keys.

/** Presses Tab or Shift+Tab until the target has focus. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 50; presses += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${key} does not reach ${String(target)}.`);
}

test(
  'a keyboard user can sign in, use every part of the shell, and sign out',
  { tag: '@core' },
  async ({ page, user }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const header = page.getByRole('banner');
    const main = page.getByRole('main');
    const button = (name: string | RegExp): Locator => header.getByRole('button', { name });
    const press = (key: string): Promise<void> => page.keyboard.press(key);

    await test.step('signs in', async () => {
      await page.goto('/login?from=%2Fsample-page');
      await page.getByRole('heading', { name: 'Hi, Welcome Back' }).waitFor();
      await tabTo(page, page.getByRole('textbox', { name: 'Email address' }));
      await page.keyboard.insertText(user.email);
      await tabTo(page, page.getByRole('textbox', { name: 'Password' }));
      await page.keyboard.insertText(user.password);
      await press('Enter');
      await expect(page.getByRole('heading', { name: 'Sample Page', level: 1 })).toBeFocused();
    });

    await test.step('skips to the content', async () => {
      const skip = page.getByRole('link', { name: 'Skip to main content' });
      await tabTo(page, skip, 'Shift+Tab');
      await press('Enter');
      await expect(main).toBeFocused();
      await tabTo(page, skip, 'Shift+Tab');
    });

    await test.step('continues a search in the command palette', async () => {
      const search = header.getByRole('searchbox', { name: 'Search' });
      await tabTo(page, search);
      await page.keyboard.type('sample');
      await press('Enter');
      const field = page.getByRole('dialog').getByRole('combobox');
      await expect(field).toBeFocused();
      await expect(field).toHaveValue('sample');
      await press('Escape');
      await expect(search).toBeFocused();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    await test.step('changes the color mode', async () => {
      await tabTo(page, button('Switch to dark mode'));
      await press('Enter');
      await expect(button('Switch to light mode')).toBeFocused();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await press('Space');
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    });

    await test.step('opens and closes each popup of the header', async () => {
      for (const name of ['Theme settings', /notifications/i, /profile/i]) {
        const trigger = button(name);
        await tabTo(page, trigger);
        await press('Enter');
        const popup = page.getByRole('dialog');
        await expect(popup).toBeVisible();
        await expect(popup.locator(':focus')).toHaveCount(1);
        await press('Escape');
        await expect(popup).toHaveCount(0);
        await expect(trigger).toBeFocused();
      }
    });

    await test.step('collapses and expands the drawer, and opens a group in both states', async () => {
      const group = page.getByRole('navigation').getByRole('button', { name: 'Authentication' });
      const register = page.getByRole('link', { name: /^register/i });
      await tabTo(page, group);
      await press('Enter');
      await expect(register).toBeVisible();
      await press('Space');
      await expect(register).toBeHidden();
      await press('ControlOrMeta+b');
      await expect(button('Main menu')).toHaveAttribute('aria-expanded', 'false');
      await expect(group).toBeFocused();
      await press('ArrowRight');
      await expect(page.getByRole('link', { name: /^login/i })).toBeFocused();
      await press('Escape');
      await expect(group).toBeFocused();
      await expect(register).toBeHidden();
      await press('ControlOrMeta+b');
      await expect(button('Main menu')).toHaveAttribute('aria-expanded', 'true');
    });

    await test.step('opens a page with the menu, and goes back', async () => {
      await tabTo(page, page.getByRole('link', { name: 'API Setup' }));
      await press('Enter');
      await expect(page).toHaveURL('/api-setup');
      await expect(page.getByRole('heading', { name: 'API Setup', level: 1 })).toBeFocused();
      await page.goBack();
      await expect(page.getByRole('heading', { name: 'Sample Page', level: 1 })).toBeFocused();
    });

    await test.step('opens a page with the command palette', async () => {
      await press('ControlOrMeta+k');
      await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
      await page.keyboard.type('account');
      await expect(page.getByRole('option', { name: /^Account Settings/ })).toHaveAttribute('aria-selected', 'true');
      await press('Enter');
      await expect(page.getByRole('heading', { name: 'Account Settings', level: 1 })).toBeFocused();
    });

    await test.step('opens and closes the drawer of a narrow window', async () => {
      await page.setViewportSize({ width: 700, height: 900 });
      const toggle = button('Main menu');
      await tabTo(page, toggle, 'Shift+Tab');
      await press('Enter');
      const drawer = page.getByRole('dialog', { name: 'Main menu' });
      await expect(drawer.locator(':focus')).toHaveCount(1);
      await press('Escape');
      await expect(drawer).toHaveCount(0);
      await expect(toggle).toBeFocused();
      const search = header.getByRole('button', { name: 'Search', exact: true });
      await tabTo(page, search);
      await press('Enter');
      const field = page.getByRole('searchbox', { name: 'Search', exact: true });
      await expect(field).toBeFocused();
      // The field kept its text, so the first Escape clears it.
      await press('Escape');
      await expect(field).toHaveValue('');
      await press('Escape');
      await expect(search).toBeFocused();
    });

    await test.step('signs out', async () => {
      await tabTo(page, button(/profile/i));
      await press('Enter');
      await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
      await tabTo(page, page.getByRole('button', { name: 'Logout' }));
      await press('Enter');
      await expect(page).toHaveURL('/login');
      await expect(page.getByRole('heading', { name: 'Hi, Welcome Back' })).toBeVisible();
    });
  },
);

test('at 400% zoom, the focused element is visible in the popups, the menu and a page', async ({ page, user }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 256 });
  await signIn(page, user);
  const press = (key: string): Promise<void> => page.keyboard.press(key);
  const focused = page.locator(':focus');
  /** Expects that the focused element is neither covered nor cut off. */
  const expectInSight = async (): Promise<void> => {
    await expect(focused).toBeInViewport({ ratio: 0.95 });
    await expect
      .poll(() =>
        focused.evaluate((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          return [top + 3, bottom - 3].every((y) => element.contains(document.elementFromPoint((left + right) / 2, y)));
        }),
      )
      .toBe(true);
  };

  for (const name of ['Theme settings', /notifications/i, /profile/i]) {
    await test.step(`focus moves forward and backward through the popup of ${String(name)}`, async () => {
      const trigger = page.getByRole('banner').getByRole('button', { name });
      await trigger.focus();
      await press('Enter');
      const popup = page.getByRole('dialog');
      await expect(popup.locator(':focus')).toHaveCount(1);
      // Its code may still be loading.
      await expect(popup.locator('[data-slot^="skeleton"]')).toHaveCount(0);
      const first = await popup.locator(':focus').elementHandle();
      await press('Shift+Tab');
      await expectInSight();
      await press('Tab');
      await expect.poll(() => focused.evaluate((element, other) => element === other, first)).toBe(true);
      await expectInSight();
      await press('Escape');
      await expect(trigger).toBeFocused();
    });
  }

  await test.step('focus moves through the menu', async () => {
    await page.getByRole('button', { name: 'Main menu', exact: true }).focus();
    await press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Main menu' });
    await expect(drawer.locator(':focus')).toHaveCount(1);
    for (const name of ['Dashboard', 'API Setup', 'Sample Page', /^Documentation/]) {
      await tabTo(page, drawer.getByRole('link', { name }));
      await expectInSight();
    }
    await press('Escape');
    await expect(drawer).toHaveCount(0);
  });

  await test.step('focus moves through a form with Shift+Tab, below the header', async () => {
    await press('ControlOrMeta+k');
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
    await page.keyboard.type('account');
    await press('Enter');
    await expect(page.getByRole('heading', { name: 'Account Settings', level: 1 })).toBeFocused();
    await tabTo(page, page.getByRole('button', { name: 'Change email address' }));
    await press('Enter');
    await tabTo(page, page.getByRole('button', { name: 'Delete account' }));
    await tabTo(page, page.getByLabel('New email address'), 'Shift+Tab');
    await expectInSight();
    await expect(page.getByText('New email address', { exact: true })).toBeInViewport({ ratio: 0.99 });
    const header = await page.getByRole('banner').boundingBox();
    const label = await page.getByText('New email address', { exact: true }).boundingBox();
    expect(label?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  });
});
