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
  await tabTo('button', /^Profile of/);
  await page.keyboard.press('Enter');
  await tabTo('button', 'Logout');
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
