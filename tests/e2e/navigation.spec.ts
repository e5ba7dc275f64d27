import type { Locator, Page } from '@playwright/test';
import type { EmulatorUser } from './support/emulator';
import { expect, test } from './support/fixtures';
import { signIn } from './support/login-page';

const menuOf = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' });
const groupOf = (page: Page): Locator => page.getByRole('button', { name: 'Authentication' });
const flyoutOf = (page: Page): Locator => page.locator('[data-slot="flyout"][data-state="open"]');
const currentIn = (part: Locator): Locator => part.locator('[aria-current="page"]');
// Not by role: a tooltip that repeats the accessible name is hidden from assistive technology.
const tooltipOf = (page: Page): Locator => page.locator('[data-slot="tooltip"]');

/** The distance of an entry from the left edge of the page. */
async function startOf(entry: Locator): Promise<number> {
  const box = await entry.boundingBox();
  return box?.x ?? Number.NaN;
}

/**
 * Opens the app and waits for the code of the flyouts and tooltips, which loads after the menu. Hovering does nothing before
 * that.
 */
async function signInWithFlyouts(page: Page, user: EmulatorUser): Promise<void> {
  await signIn(page, user, '/sample-page');
}

async function makeMini(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Main menu' }).click();
  await expect(page.locator('[data-slot="drawer"]')).toHaveAttribute('data-state', 'mini');
  // The pointer must not rest on a group, which would open.
  await page.mouse.move(700, 20);
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 900 });
});

test('the menu has the required groups, captions, titles, links and targets', async ({ page, user }) => {
  await signIn(page, user, '/sample-page');
  const menu = menuOf(page);
  const texts = (slot: string): Promise<string[]> => menu.locator(`[data-slot="nav-menu-${slot}"]`).allTextContents();
  await groupOf(page).click();
  // The menu may have further entries.
  expect(await texts('group-title')).toEqual(expect.arrayContaining(['Dashboard', 'Pages', 'Utilities']));
  expect(await texts('caption')).toContain('Pages Caption');
  expect(await texts('title')).toEqual(
    expect.arrayContaining([
      'Dashboard',
      'Authentication',
      'login',
      'register',
      'API Setup',
      'Sample Page',
      'Documentation',
    ]),
  );
  await expect(menu.getByText('Menu Items Error')).toHaveCount(0);

  const links = menu.getByRole('link');
  const hrefs = await links.evaluateAll((elements) => elements.map((element) => element.getAttribute('href') ?? ''));
  expect(hrefs).toEqual(
    expect.arrayContaining(['/dashboard/default', '/pages/login', '/pages/register', '/api-setup', '/sample-page']),
  );
  await expect(menu.getByRole('link', { name: /^Documentation/ })).toHaveAttribute('href', /^(https?:\/\/|\/(?!\/))/);

  for (const name of ['login', 'register', 'Documentation']) {
    const link = menu.getByRole('link', { name: `${name} (opens in a new tab)`, exact: true });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
  for (const name of ['Dashboard', 'API Setup', 'Sample Page']) {
    const link = menu.getByRole('link', { name, exact: true });
    await expect(link).not.toHaveAttribute('target');
    await link.click();
    await expect(page).toHaveTitle(`${name} – Waymark`);
  }
});

test('exactly one entry is current, matched by whole path segments, without a request', async ({ page, user }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('api/menu') && asked.push(request.url()));
  await signIn(page, user, '/sample-page');
  const menu = menuOf(page);
  for (const [path, name] of [
    ['/', 'Dashboard'],
    ['/api-setup/keys?tab=test#result', 'API Setup'],
  ] as const) {
    await page.goto(path);
    await expect(currentIn(menu), path).toHaveText(name);
    // The current page of the grid is no page of the app.
    await expect(page.locator('[aria-current]:not([data-slot="pagination-list"] *)'), path).toHaveCount(1);
    await expect(currentIn(menu)).toHaveAttribute('data-current');
  }
  await page.goto('/api-setup-2');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(menu.locator('[aria-current]')).toHaveCount(0);
  await page.evaluate(() => ['focus', 'online'].map((type) => window.dispatchEvent(new Event(type))));
  expect(asked).toEqual([]);
});

test('a group opens and closes, its entries are indented by 18 px, and a truncated title has a tooltip', async ({
  page,
  user,
}) => {
  await signInWithFlyouts(page, user);
  const menu = menuOf(page);
  const group = groupOf(page);
  const login = menu.getByRole('link', { name: /^login/ });

  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await group.click();
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  expect((await startOf(login)) - (await startOf(group))).toBe(18);
  // An open group stays open on the next page.
  await menu.getByRole('link', { name: 'API Setup' }).click();
  await expect(page).toHaveURL('/api-setup');
  // The new page takes the focus, also from a key that is down.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(login).toBeVisible();
  await group.press('Space');
  await expect(login).toHaveCount(0);
  await group.press('Enter');
  await expect(login).toBeVisible();

  const title = group.locator('[data-slot="nav-menu-title"]');
  const isCut = (): Promise<boolean> => title.evaluate((element) => element.scrollWidth > element.clientWidth);
  expect(await isCut()).toBe(false);
  await group.hover();
  await expect(tooltipOf(page)).toHaveCount(0);
  // A larger text size, a browser setting, enlarges the drawer too.
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  expect(await isCut()).toBe(false);
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  // A title that does not fit.
  await title.evaluate((element) => (element.style.fontSize = '28px'));
  expect(await isCut()).toBe(true);
  expect((await title.boundingBox())?.width).toBeCloseTo(102, 0);
  await menu.getByRole('link', { name: 'Sample Page' }).hover();
  await group.hover();
  await expect(tooltipOf(page)).toHaveText('Authentication');
  for (const heading of await menu.locator('[data-slot="nav-menu-group-title"]').all()) {
    expect((await heading.boundingBox())?.width).toBeLessThanOrEqual(120);
  }
});

test('a group of the mini drawer opens a flyout by pointer and keyboard, and Escape closes it', async ({
  page,
  user,
}) => {
  await page.clock.install();
  await signInWithFlyouts(page, user);
  await makeMini(page);
  const [menu, group, flyout] = [menuOf(page), groupOf(page), flyoutOf(page)];
  const login = flyout.getByRole('link', { name: /^login/ });
  const register = flyout.getByRole('link', { name: /^register/ });
  await expect(currentIn(menu)).toHaveCount(1);

  await test.step('on hover, and the pointer can move into it diagonally', async () => {
    await group.hover();
    await expect(flyout).toBeVisible();
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    const [button, layer] = [await group.boundingBox(), await flyout.boundingBox()];
    if (!button || !layer) throw new Error('The button or its flyout has no place.');
    expect(layer.x).toBeGreaterThanOrEqual(72);
    expect(layer.width).toBeGreaterThanOrEqual(180);
    const target = await register.boundingBox();
    if (!target) throw new Error('The last entry has no place.');
    // At the pace of a user, however slow the machine is.
    await page.clock.pauseAt(Date.now() + 60_000);
    const from = { x: button.x + button.width / 2, y: button.y + button.height - 2 };
    const to = { x: target.x + 20, y: target.y + target.height / 2 };
    for (let step = 0; step <= 12; step += 1) {
      await page.mouse.move(from.x + ((to.x - from.x) * step) / 12, from.y + ((to.y - from.y) * step) / 12);
      await page.clock.runFor(20);
    }
    await page.clock.resume();
    await expect(register).toBeVisible();
    await expect(flyout.locator('[role="menu"], [role="menuitem"]')).toHaveCount(0);
    await expect(flyout.getByRole('list')).toHaveCount(1);
    await page.mouse.move(700, 20);
    await expect(flyout).toHaveCount(0);
  });

  await test.step('on click, which keeps it open', async () => {
    await group.click();
    await page.mouse.move(700, 20);
    await expect(flyout).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(flyout).toHaveCount(0);
    await expect(group).toBeFocused();
  });

  for (const key of ['Enter', 'Space', 'ArrowRight']) {
    await test.step(`by ${key}`, async () => {
      await group.press(key);
      await expect(flyout).toBeVisible();
      if (key !== 'ArrowRight') await page.keyboard.press('Tab');
      await expect(login).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(register).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(flyout).toHaveCount(0);
      await expect(group).toBeFocused();
    });
  }

  await test.step('a plain item shows its title in a tooltip', async () => {
    for (const name of ['Sample Page', 'API Setup']) {
      await menu.getByRole('link', { name }).hover();
      await expect(tooltipOf(page)).toHaveText(name);
    }
    await page.mouse.move(700, 20);
    await expect(tooltipOf(page)).toHaveCount(0);
    await menu.getByRole('link', { name: 'Dashboard' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const focused = menu.getByRole('link').and(page.locator(':focus'));
    const title = (await focused.textContent()) ?? '';
    await expect(tooltipOf(page)).toHaveText(title);
    // The open drawer shows the titles.
    await page.keyboard.press('ControlOrMeta+b');
    await expect(tooltipOf(page)).toHaveCount(0);
    await expect(focused).toHaveText(title);
  });
});

test.describe('with a touch screen', () => {
  test.use({ hasTouch: true });

  test('a tap opens the flyout and keeps it open, and a tap outside closes it', async ({ page, user }) => {
    await signInWithFlyouts(page, user);
    await makeMini(page);
    const [group, flyout] = [groupOf(page), flyoutOf(page)];
    await group.tap();
    await expect(flyout).toBeVisible();
    await page.touchscreen.tap(800, 700);
    await expect(flyout).toHaveCount(0);
    // A tap after the pointer has opened it by hover.
    await group.hover();
    await expect(flyout).toBeVisible();
    await group.tap();
    await expect(flyout).toBeVisible();
    await group.tap();
    await expect(flyout).toHaveCount(0);
  });
});

test('the drawer shows the storage card and the version, and the mini drawer hides them', async ({ page, user }) => {
  await signIn(page, user, '/sample-page');
  const foot = page.locator('[data-slot="drawer-footer"]');
  await expect(foot.getByText('Get Extra Space')).toBeVisible();
  await expect(foot.getByText('28/35 GB')).toBeVisible();
  const bar = foot.getByRole('meter', { name: 'Storage in use' });
  await expect(bar).toHaveAttribute('aria-valuenow', '80');
  await expect(foot.getByText('v4.0.0', { exact: true })).toBeVisible();
  await makeMini(page);
  await expect(foot).toBeHidden();
});
