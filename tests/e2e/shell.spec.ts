import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { signIn } from './support/login-page';

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([]);
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('every page of a visitor passes the accessibility rules', async ({ page }) => {
      for (const path of ['/login', '/register', '/nothing-here']) {
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await expectAccessible(page);
      }
    });

    for (const width of [390, 1440]) {
      test(`every page of a signed-in person passes the accessibility rules at ${width} px`, async ({ page, user }) => {
        // Six pages under axe are the longest test of all.
        test.slow();
        await page.setViewportSize({ width, height: 900 });
        await signIn(page, user);
        for (const path of ['/', '/api-setup', '/sample-page', '/nothing-here', '/pages/login']) {
          await page.goto(path);
          await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
          await expectAccessible(page);
        }
        await page.goto('/');
        await page.getByRole('button', { name: /^(Open|Close) main menu$/ }).first().click();
        await page.getByRole('button', { name: 'Authentication' }).click();
        await expectAccessible(page);
      });
    }

    test('the first paint is in the theme of the system', async ({ page }) => {
      await page.goto('/login', { waitUntil: 'commit' });
      const ground = await page.waitForFunction(() => document.styleSheets.length > 0 && getComputedStyle(document.documentElement).backgroundColor);
      expect(await ground.jsonValue()).toBe(colorScheme === 'dark' ? 'rgb(18, 26, 43)' : 'rgb(238, 242, 246)');
    });
  });
}

test('at 320 px every page fits without scrolling sideways', async ({ page, user }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of ['/login', '/register']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectNoSidewaysScroll(page);
  }
  await signIn(page, user);
  for (const path of ['/', '/api-setup', '/sample-page', `/${'long'.repeat(60)}`]) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
    await expectNoSidewaysScroll(page);
  }
});

test('L1 and L3: header, drawer and content have the sizes of the specification', async ({ page, user }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, user);
  const drawer = page.locator('[data-slot="drawer"]');
  const content = page.locator('[data-slot="app-shell-content"]');
  expect((await page.getByRole('banner').boundingBox())?.height).toBe(88);
  expect((await drawer.boundingBox())?.width).toBe(260);
  expect(await content.boundingBox()).toMatchObject({ x: 260, y: 88 });
  expect((await content.boundingBox())?.height).toBeGreaterThanOrEqual(900 - 128);
  await page.getByRole('button', { name: 'Close main menu' }).click();
  await expect(page.getByRole('button', { name: 'Open main menu' })).toHaveAttribute('aria-expanded', 'false');
  expect((await drawer.boundingBox())?.width).toBe(72);
  expect((await content.boundingBox())?.x).toBe(72);
  // Its links keep their names.
  await expect(page.getByRole('link', { name: 'API Setup' }).first()).toBeVisible();
  // A group has no room to open: the drawer opens with it.
  await page.getByRole('button', { name: 'Authentication' }).click();
  await expect(page.getByRole('link', { name: /^register/ })).toBeVisible();
  expect((await drawer.boundingBox())?.width).toBe(260);
});

test('L3: below md the drawer is a modal layer that every way out closes', async ({ page, user }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 700, height: 900 });
  await signIn(page, user);
  const toggle = page.getByRole('banner').getByRole('button', { name: 'Open main menu' });
  const drawer = page.getByRole('dialog', { name: 'Main menu' });
  await expect(drawer).toHaveCount(0);

  await toggle.click();
  await expect(drawer).toBeVisible();
  await expect(drawer.locator(':focus')).toHaveCount(1);
  await expect(page.locator('main')).toHaveJSProperty('inert', false);
  // Tab never reaches what lies below: it wraps inside, or leaves the page for the browser itself.
  for (let index = 0; index < 20; index += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null || document.activeElement === document.body)).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(toggle).toBeFocused();

  await toggle.click();
  await page.mouse.click(600, 450);
  await expect(drawer).toHaveCount(0);
  await expect(toggle).toBeFocused();

  await toggle.click();
  await drawer.getByRole('button', { name: 'Close main menu' }).click();
  await expect(drawer).toHaveCount(0);

  await toggle.click();
  await drawer.getByRole('link', { name: 'Dashboard' }).click();
  await expect(drawer).toHaveCount(0);

  await toggle.click();
  await drawer.getByRole('link', { name: 'Sample Page' }).click();
  await expect(page).toHaveURL('/sample-page');
  await expect(drawer).toHaveCount(0);

  // Fault 28: wider with the overlay open, and narrow again.
  await toggle.click();
  await page.setViewportSize({ width: 1200, height: 900 });
  await expect(drawer).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
  await expect(page.getByRole('main')).toBeVisible();
  await page.setViewportSize({ width: 700, height: 900 });
  await expect(drawer).toHaveCount(0);
});

test('L7: the skip link is the first stop of Tab and leads to the content', async ({ page, user }) => {
  await signIn(page, user);
  await page.reload();
  await page.getByRole('heading', { name: /^Welcome back/ }).waitFor();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  expect(new URL(page.url()).hash).toBe('');
});

test('a person with a keyboard only signs in, opens a group, goes to a page and signs out', async ({ page, user }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const tabTo = async (role: 'button' | 'link' | 'textbox', name: string | RegExp) => {
    const target = page.getByRole(role, { name }).first();
    for (let index = 0; index < 30; index += 1) {
      await page.keyboard.press('Tab');
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`Tab does not reach ${role} ${name}`);
  };
  await page.goto('/');
  await page.getByRole('heading', { name: 'Hi, Welcome Back' }).waitFor();
  await tabTo('textbox', 'Email Address');
  await page.keyboard.type(user.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(user.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
  await tabTo('button', 'Authentication');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: /^register/ })).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.getByRole('link', { name: /^register/ })).toBeHidden();
  await tabTo('link', 'API Setup');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'API Setup', level: 1 })).toBeVisible();
  await tabTo('button', /^Logout/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
});

test('A7: the footer of the authentication pages and of the app leads out in new tabs', async ({ page, user }) => {
  await page.goto('/login');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('© All rights reserved');
  await expect(footer.getByRole('link')).toHaveCount(3);
  for (const link of await footer.getByRole('link').all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAccessibleName(/\(opens in a new tab\)$/);
  }
  await signIn(page, user);
  await expect(page.getByRole('contentinfo').getByRole('link')).toHaveCount(3);
});
