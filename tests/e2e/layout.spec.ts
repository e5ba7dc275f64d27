import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { createGate } from './support/gate';
import { signIn } from './support/login-page';

const toggleOf = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: 'Main menu', exact: true });
const drawerOf = (page: Page): Locator => page.locator('[data-slot="drawer"]');
const overlayOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Main menu' });
const contentOf = (page: Page): Locator => page.locator('[data-slot="app-shell-content"]');

async function expectWidth(drawer: Locator, width: number): Promise<void> {
  await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(width);
}

test.describe('with reduced motion', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

  test('the shell has its sizes, order and landmarks, and the first Tab stop skips to the content', async ({
    page,
    user,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await signIn(page, user, '/sample-page');
    await page.reload();
    const content = contentOf(page);
    const drawer = drawerOf(page);

    await test.step('landmarks', async () => {
      for (const landmark of ['banner', 'main', 'contentinfo'] as const)
        await expect(page.getByRole(landmark)).toHaveCount(1);
      await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(1);
    });

    await test.step('skip link', async () => {
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      expect(new URL(page.url()).hash).toBe('');
    });

    await test.step('open', async () => {
      expect((await page.getByRole('banner').boundingBox())?.height).toBe(88);
      await expect(page.getByRole('banner')).toHaveCSS('position', 'fixed');
      expect(await drawer.boundingBox()).toEqual({ x: 0, y: 88, width: 260, height: 900 - 88 });
      expect(await content.boundingBox()).toMatchObject({ x: 260, y: 88 });
      await expect(content).toHaveCSS('min-height', `${900 - 128}px`);
      const [main, footer] = [
        await page.getByRole('main').boundingBox(),
        await page.getByRole('contentinfo').boundingBox(),
      ];
      expect(footer?.y).toBeGreaterThanOrEqual((main?.y ?? 0) + (main?.height ?? 0));
    });

    await test.step('mini', async () => {
      await toggleOf(page).click();
      await expect(toggleOf(page)).toHaveAttribute('aria-expanded', 'false');
      await expectWidth(drawer, 72);
      expect((await content.boundingBox())?.x).toBe(72);
    });
  });

  test(
    'below 900 px the drawer starts closed, is modal while open, and can be closed in every way',
    { tag: '@core' },
    async ({ page, user }) => {
      await page.setViewportSize({ width: 899, height: 900 });
      await signIn(page, user, '/sample-page');
      const [toggle, drawer, overlay] = [toggleOf(page), drawerOf(page), overlayOf(page)];
      await expect(overlay).toHaveCount(0);
      await expect(drawer).toHaveAttribute('inert');

      await toggle.click();
      await expect(overlay).toBeVisible();
      await expect(page.locator('[data-slot="app-bar"]:is([inert], [inert] *)')).toHaveCount(1);
      await expectWidth(drawer, 260);
      await expect(overlay.locator(':focus')).toHaveCount(1);
      // Tab never reaches the page below: it wraps inside the drawer or moves to the browser's own controls.
      for (let index = 0; index < 16; index += 1) {
        await page.keyboard.press('Tab');
        await expect(page.locator(':focus:not([role="dialog"] *):not(body)')).toHaveCount(0);
      }

      const waysOut: [string, () => Promise<void>, { returns?: false }?][] = [
        ['Escape', () => page.keyboard.press('Escape')],
        ['a press outside', () => page.mouse.click(700, 450)],
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

  test('a resize closes the overlay, Escape closes one layer at a time, and a flyout closes with its button', async ({
    page,
    user,
  }) => {
    const isFocusLost = (): Promise<boolean> => page.evaluate(() => document.activeElement === document.body);
    await page.setViewportSize({ width: 700, height: 900 });
    await signIn(page, user, '/sample-page');
    const [toggle, drawer, overlay] = [toggleOf(page), drawerOf(page), overlayOf(page)];

    await test.step('a resize closes the overlay and unlocks the page', async () => {
      await toggle.click();
      await expect(overlay).toBeVisible();
      await page.setViewportSize({ width: 1200, height: 900 });
      await expect(overlay).toHaveCount(0);
      await expect(page.locator('[data-slot="drawer-scrim"]')).toHaveCount(0);
      await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
      await expect(page.locator('[inert]').filter({ visible: true })).toHaveCount(0);
      await expect.poll(isFocusLost).toBe(false);
      await page.setViewportSize({ width: 700, height: 900 });
      await expect(drawer).toHaveAttribute('inert');
      await expect(overlay).toHaveCount(0);
      await expect(page.getByRole('main')).toBeVisible();
      await expect.poll(isFocusLost).toBe(false);
    });

    await test.step('Escape closes the palette, then the drawer', async () => {
      await toggle.click();
      await expect(overlay).toBeVisible();
      await page.keyboard.press('ControlOrMeta+k');
      const palette = page.getByRole('dialog').getByRole('combobox');
      await expect(palette).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(palette).toHaveCount(0);
      await expect(overlay).toBeVisible();
      await expect.poll(isFocusLost).toBe(false);
      await page.keyboard.press('Escape');
      await expect(overlay).toHaveCount(0);
      await expect(toggle).toBeFocused();
    });

    await test.step('a flyout closes with its button', async () => {
      await page.setViewportSize({ width: 1200, height: 900 });
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      await toggle.click();
      await expectWidth(drawer, 72);
      await page.getByRole('button', { name: 'Authentication' }).focus();
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('link', { name: /^login/ })).toBeFocused();
      await page.setViewportSize({ width: 700, height: 900 });
      await expect(page.getByRole('link', { name: /^login/ })).toHaveCount(0);
      await expect(page.locator('[data-slot="flyout"]')).toHaveCount(0);
      await expect.poll(isFocusLost).toBe(false);
      await expect(drawer).toHaveAttribute('inert');
    });
  });
});

test(
  'the choice between open and mini is kept and applied on the first render',
  { tag: '@core' },
  async ({ page, user }) => {
    await page.setViewportSize({ width: 1200, height: 900 });
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
    const stored = (): Promise<string | null> => page.evaluate(() => localStorage.getItem('waymark:drawer'));
    const [toggle, drawer] = [toggleOf(page), drawerOf(page)];

    await toggle.click();
    await expectWidth(drawer, 72);
    expect(await stored()).toBe('mini');
    await page.reload();
    await page.getByRole('heading', { name: 'Sample Card' }).waitFor();
    await expectWidth(drawer, 72);
    expect(await seen()).toEqual(['mini']);
    await toggle.click();
    await expectWidth(drawer, 260);
    await page.reload();
    await page.getByRole('heading', { name: 'Sample Card' }).waitFor();
    expect(await seen()).toEqual(['open']);

    // An invalid stored value is ignored.
    await page.evaluate(() => localStorage.setItem('waymark:drawer', '{"open":'));
    await page.reload();
    await expectWidth(drawer, 260);
  },
);

test('Ctrl+B or Cmd+B toggles the drawer, except while the user types or a layer covers the page', async ({
  page,
  user,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1200, height: 900 });
  await signIn(page, user, '/sample-page');
  const drawer = drawerOf(page);
  await expectWidth(drawer, 260);
  await page.keyboard.press('ControlOrMeta+Shift+b');
  await page.keyboard.press('ControlOrMeta+Alt+b');
  const field = page.getByRole('searchbox', { name: 'Search', exact: true });
  await field.focus();
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page
    .getByRole('dialog')
    .getByRole('combobox')
    .evaluate((element) => element.blur());
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveCount(0);
  await expect(drawer).toHaveAttribute('data-state', 'open');

  await toggleOf(page).focus();
  await expect(toggleOf(page)).toHaveAttribute('aria-keyshortcuts', 'Control+B Meta+B');
  await page.keyboard.press('ControlOrMeta+b');
  await expectWidth(drawer, 72);
  await page.keyboard.press('ControlOrMeta+b');
  await expectWidth(drawer, 260);

  // On a narrow viewport the shortcut toggles the modal drawer.
  await page.setViewportSize({ width: 700, height: 900 });
  await expect(toggleOf(page)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ControlOrMeta+b');
  await expect(overlayOf(page)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+b');
  await expect(overlayOf(page)).toHaveCount(0);
  await expect(toggleOf(page)).toBeFocused();
});

test('with text at 200 % the menu, the storage card and the figures show their whole text', async ({ page, user }) => {
  await page.setViewportSize({ width: 1440, height: 1200 });
  await signIn(page, user);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await expectWidth(drawerOf(page), 520);
  const cut = await page.evaluate(() => {
    const boxes = '[data-slot="nav-menu-title"], [data-slot="drawer"], [data-slot="card"], [data-slot="stat-card"]';
    return [...document.querySelectorAll('[data-slot="drawer"] *, main *')].flatMap((element) => {
      const text = [...element.childNodes].find((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
      const box = element.closest(boxes)?.getBoundingClientRect();
      if (!text || !box || element.closest('.sr-only') || !element.checkVisibility()) return [];
      // The columns of a grid scroll sideways.
      if (element.closest('[data-slot="data-grid-scroller"]')) return [];
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right } = range.getBoundingClientRect();
      return left < box.left - 1 || right > box.right + 1 ? [text.textContent] : [];
    });
  });
  expect(cut).toEqual([]);
});

test('a loader shows until the menu is ready, and the footer has three links', async ({ page, user }) => {
  await signIn(page, user, '/sample-page');
  const { opened: held, open: release } = createGate();
  await page.route(/\/(page-frame|main-layout)-[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  await expect(page.getByRole('progressbar').first()).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  release();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();

  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('paragraph')).toHaveText('© All rights reserved Waymark (opens in a new tab)');
  await expect(footer.getByRole('link')).toHaveCount(3);
  await expect(footer.getByRole('list').getByRole('link')).toHaveCount(2);
  for (const link of await footer.getByRole('link').all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAttribute('href', /^(https:\/\/|\/)/);
  }
  const [vendor, community] = [
    await footer.getByRole('paragraph').boundingBox(),
    await footer.getByRole('list').boundingBox(),
  ];
  expect(vendor?.x).toBeLessThan(community?.x ?? 0);
  expect(vendor?.y).toBeLessThan((community?.y ?? 0) + (community?.height ?? 0));
});
