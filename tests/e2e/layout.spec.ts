import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { signIn } from './support/login-page';

const toggleOf = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: 'Main menu', exact: true });
const drawerOf = (page: Page): Locator => page.locator('[data-slot="drawer"]');
const overlayOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Main menu' });

async function expectWidth(drawer: Locator, width: number): Promise<void> {
  await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(width);
}

test(
  'at 1440 px, the drawer is beside the page, and a mini drawer is still mini in the first frame after a reload',
  { tag: '@core' },
  async ({ page, user }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await signIn(page, user, '/sample-page');
    await page.addInitScript(() => {
      const seen = new Set<string>();
      Object.assign(window, { seen });
      const frame = '[data-slot="drawer"], [data-slot="app-shell-content"]';
      new MutationObserver(() => {
        const state = document.querySelector('[data-slot="drawer"]')?.getAttribute('data-state');
        if (state) seen.add(state);
        for (const part of document.querySelectorAll(frame)) if (part.getAnimations().length > 0) seen.add('moves');
      }).observe(document, { subtree: true, childList: true, attributes: true });
    });
    const seen = (): Promise<string[]> => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
    const [toggle, drawer] = [toggleOf(page), drawerOf(page)];
    const content = page.locator('[data-slot="app-shell-content"]');
    for (const [state, width] of [
      ['open', 260],
      ['mini', 72],
      ['open', 260],
    ] as const) {
      if ((await drawer.getAttribute('data-state')) !== state) await toggle.click();
      await expectWidth(drawer, width);
      await expect.poll(async () => (await content.boundingBox())?.x).toBe(width);
      await page.reload();
      await page.getByRole('heading', { name: 'Sample Card' }).waitFor();
      await expectWidth(drawer, width);
      expect(await seen()).toEqual([state]);
    }
  },
);

test(
  'at 390 px, the drawer starts closed, is modal while open, and can be closed in every way',
  { tag: '@core' },
  async ({ page, user }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page, user, '/sample-page');
    const [toggle, drawer, overlay] = [toggleOf(page), drawerOf(page), overlayOf(page)];
    await expect(overlay).toHaveCount(0);
    await expect(drawer).toHaveAttribute('inert');
    await toggle.click();
    await expect(overlay.locator(':focus')).toHaveCount(1);
    await expect(page.locator('[data-slot="app-bar"]:is([inert], [inert] *)')).toHaveCount(1);
    // Tab never reaches the page below: it wraps inside the drawer or moves to the browser's own controls.
    for (let index = 0; index < 16; index += 1) {
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus:not([role="dialog"] *):not(body)')).toHaveCount(0);
    }

    const waysOut: [string, () => Promise<void>, { returns?: false }?][] = [
      ['Escape', () => page.keyboard.press('Escape')],
      ['a press outside', () => page.mouse.click(360, 450)],
      ['its close button', () => overlay.getByRole('button', { name: 'Close main menu' }).click()],
      [
        'the item of the current page',
        () => overlay.getByRole('link', { name: 'Sample Page' }).click(),
        { returns: false },
      ],
      ['another item', () => overlay.getByRole('link', { name: 'API Setup' }).click(), { returns: false }],
    ];
    for (const [name, leave, { returns = true } = {}] of waysOut) {
      await test.step(name, async () => {
        if ((await overlay.count()) === 0) await toggle.click();
        await expect(overlay).toBeVisible();
        await leave();
        await expect(overlay).toHaveCount(0);
        await expect(drawer).toHaveAttribute('inert');
        if (returns) await expect(toggle).toBeFocused();
        else await expect(page.locator('body:focus')).toHaveCount(0);
      });
    }
    await expect(page).toHaveURL('/api-setup');
  },
);

test('a resize closes the overlay and a flyout, and Escape closes one layer at a time', async ({ page, user }) => {
  const expectFocus = () => expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 700, height: 900 });
  await signIn(page, user, '/sample-page');
  const [toggle, drawer, overlay] = [toggleOf(page), drawerOf(page), overlayOf(page)];

  await test.step('Escape closes the palette, then the drawer', async () => {
    await toggle.click();
    await expect(overlay).toBeVisible();
    await page.keyboard.press('ControlOrMeta+k');
    const palette = page.getByRole('dialog').getByRole('combobox');
    await expect(palette).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(palette).toHaveCount(0);
    await expect(overlay).toBeVisible();
    await expectFocus();
    await page.keyboard.press('Escape');
    await expect(overlay).toHaveCount(0);
    await expect(toggle).toBeFocused();
  });

  await test.step('a resize closes the overlay and unlocks the page', async () => {
    await toggle.click();
    await expect(overlay).toBeVisible();
    await page.setViewportSize({ width: 1200, height: 900 });
    await expect(overlay).toHaveCount(0);
    await expect(page.locator('[data-slot="drawer-scrim"]')).toHaveCount(0);
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
    await expect(page.locator('[inert]').filter({ visible: true })).toHaveCount(0);
    await expectFocus();
  });

  await test.step('a flyout closes when its button disappears', async () => {
    await toggle.click();
    await expectWidth(drawer, 72);
    await page.getByRole('button', { name: 'Authentication' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('link', { name: /^login/ })).toBeFocused();
    await page.setViewportSize({ width: 700, height: 900 });
    await expect(page.locator('[data-slot="flyout"]')).toHaveCount(0);
    await expectFocus();
    await expect(drawer).toHaveAttribute('inert');
  });
});
