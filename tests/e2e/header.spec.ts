import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { createUser, deleteUser } from './support/emulator';
import { expect, test } from './support/fixtures';
import { signIn } from './support/login-page';

const bell = (page: Page): Locator => page.getByRole('button', { name: 'Notifications, 2 unread' });
const notifications = (page: Page): Locator => page.getByRole('dialog', { name: 'Notifications' });
const chip = (page: Page): Locator => page.getByRole('button', { name: /^Profile of / });
const profile = (page: Page): Locator => page.getByRole('dialog', { name: /^Profile of / });
const palette = (page: Page): Locator => page.getByRole('dialog', { name: 'Command palette' });
const paletteField = (page: Page): Locator => palette(page).getByRole('combobox');

async function boxOf(locator: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It does not show.');
  return box;
}

/** Records the URLs of further requests, except for the app's own code, which loads on idle or on demand. */
async function watchRequests(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => {
    // The browser requests the favicon by itself.
    if (!/^\/(assets\/|favicon)/.test(new URL(request.url()).pathname)) requests.push(request.url());
  });
  return requests;
}

/** Closes a popup with Escape, a click outside and its trigger, and expects the focus back on the trigger each time. */
async function expectEveryWayOut(page: Page, opener: Locator, popup: Locator): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(popup).toBeVisible();
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(popup).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  // Open with the keyboard and close with the trigger.
  await page.keyboard.press('Enter');
  await expect(popup).toBeVisible();
  await opener.click();
  await expect(popup).toHaveCount(0);
  await expect(opener).toBeFocused();
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('the header fits at every width', async ({ page, user }) => {
  await signIn(page, user, '/sample-page');
  const header = page.getByRole('banner');
  for (const direction of ['ltr', 'rtl']) {
    await page.locator('html').evaluate((root, dir) => root.setAttribute('dir', dir), direction);
    for (const width of [320, 390, 700, 900, 1000, 1200, 1440, 1700]) {
      await page.setViewportSize({ width, height: 800 });
      // Wait until the drawer has reacted to the new width.
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${width} px`)
        .toBeLessThanOrEqual(width);
      await expect(chip(page)).toBeVisible();
      const controls = header.locator('a:visible, button:visible, [data-slot="search-field"]:visible');
      const boxes = await controls.evaluateAll((elements) =>
        elements
          .filter((element) => !element.parentElement?.closest('[data-slot="search-field"]'))
          .map((element) => element.getBoundingClientRect().toJSON() as DOMRect),
      );
      expect(boxes.length, `${width} px`).toBeGreaterThanOrEqual(6);
      boxes.sort((one, other) => one.left - other.left);
      for (const [index, box] of boxes.entries()) {
        expect(box.left, `${width} px, ${direction}`).toBeGreaterThanOrEqual(boxes[index - 1]?.right ?? 0);
        expect(box.right, `${width} px, ${direction}`).toBeLessThanOrEqual(width);
      }
      expect((await boxOf(header)).height).toBe(88);
      expect((await boxOf(chip(page))).height).toBe(48);
    }
  }
});

test('an icon button shows a tooltip with its name on hover and focus, but not while its popover is open', async ({
  page,
  user,
}) => {
  await page.setViewportSize({ width: 1200, height: 800 });
  await signIn(page, user, '/sample-page');
  const toggle = page.getByRole('button', { name: 'Main menu', exact: true });
  const tooltip = page.locator('[data-slot="tooltip"]');
  await toggle.hover();
  await expect(tooltip).toHaveText(/^Main menu \((Ctrl\+|⌘)B\)$/);
  // A hand moves the pointer in many steps. The first one outside of the button and its tooltip closes the tooltip.
  await page.mouse.move(600, 400, { steps: 5 });
  await bell(page).hover();
  await expect(tooltip).toHaveText('Notifications');
  expect((await boxOf(tooltip)).y).toBeGreaterThan((await boxOf(bell(page))).y + 33);

  await bell(page).click();
  await expect(notifications(page)).toBeVisible();
  await expect(tooltip).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(notifications(page)).toHaveCount(0);
  await expect(bell(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(tooltip).toHaveText('Theme settings');
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(tooltip).toHaveText('Notifications');
  await page.keyboard.press('Escape');
  await expect(tooltip).toHaveCount(0);
  await expect(bell(page)).toBeFocused();
});

test('below md a button opens a search panel, which keeps its text and passes it to the palette', async ({
  page,
  user,
}) => {
  await page.setViewportSize({ width: 700, height: 800 });
  // The dashboard would request its data while the search panel opens.
  await signIn(page, user, '/sample-page');
  const opener = page.getByRole('button', { name: 'Search', exact: true });
  const panel = page.getByRole('dialog', { name: 'Search' });
  const field = page.getByRole('searchbox', { name: 'Search', exact: true });
  const requests = await watchRequests(page);
  await expect(field).toHaveCount(0);

  await opener.click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('placeholder', 'Search');
  await expect(panel).toHaveCSS('z-index', '1100');
  const { x, y, width } = await boxOf(panel);
  expect([x, y, width]).toEqual([3.5, 0, 693]);
  // The field fills the space beside its buttons.
  expect((await boxOf(field)).width).toBeGreaterThan(600);
  await expectAccessible(page);

  await page.keyboard.type('sample');
  expect(requests).toEqual([]);
  await expect(palette(page)).toHaveCount(0);
  await panel.getByRole('button', { name: 'Close search' }).click();
  await expect(panel).toHaveCount(0);
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('sample');
  await page.getByRole('heading', { name: 'Sample Card' }).click();
  await expect(panel).toHaveCount(0);
  await expect(opener).toBeFocused();

  await opener.click();
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

  // When the viewport becomes wide, the search field replaces the panel and takes over its text.
  await opener.click();
  await expect(field).toBeFocused();
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect(panel).toHaveCount(0);
  await expect(page.locator(':focus')).toHaveCount(1);
  await expect(field).toHaveValue('sample');
});

test('the search panel opens with a zoom', async ({ page, user }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 390, height: 800 });
  await signIn(page, user, '/sample-page');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Search' })).toHaveCSS('animation-name', 'wm-zoom-in');
});

test('from md on the search is a field of 250 or 434 px, and typing sends no request', async ({ page, user }) => {
  await page.setViewportSize({ width: 900, height: 800 });
  await signIn(page, user, '/sample-page');
  const field = page.getByRole('searchbox', { name: 'Search', exact: true });
  const whole = page.getByRole('banner').locator('[data-slot="search-field"]:visible');
  for (const [width, expected] of [
    [900, 250],
    [1000, 250],
    [1199, 250],
    [1200, 434],
    [1700, 434],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    expect((await boxOf(whole)).width, `${width} px`).toBe(expected);
  }
  await expect(field).toHaveAttribute('placeholder', 'Search');
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toHaveCount(0);

  const keys = page.getByRole('banner').getByText('Ctrl+K', { exact: true });
  await expect(keys).toBeVisible();

  const requests = await watchRequests(page);
  const address = page.url();
  await field.pressSequentially('dark mode');
  await expect(keys).toBeHidden();
  expect(requests).toEqual([]);
  expect(page.url()).toBe(address);
  await expect(palette(page)).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sample Page' })).toBeVisible();

  await field.press('Enter');
  await expect(paletteField(page)).toHaveValue('dark mode');
  await page.keyboard.press('Escape');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('dark mode');
  const adjust = page.getByRole('banner').getByRole('button', { name: 'Adjust search' });
  await adjust.click();
  await expect(paletteField(page)).toHaveValue('dark mode');
  await page.keyboard.press('Escape');
  await expect(adjust).toBeFocused();
});

test('the bell opens the sample notifications, whose controls send no request', async ({ page, user }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  // A page that scrolls.
  await signIn(page, user, '/account');
  const popup = notifications(page);
  await bell(page).click();
  await expect(popup.getByRole('heading', { name: 'All Notification' })).toBeVisible();
  await expect(popup.locator('[data-slot="notification-count"]')).toHaveText('05');
  const items = popup.getByRole('listitem');
  const expectAll = async (): Promise<void> => {
    await expect(items).toHaveCount(5);
    for (const [index, texts] of [
      ['John Doe', '2 min ago', 'Unread', 'New'],
      ['Store Verification Done', '2 min ago', 'Unread'],
      ['Check Your Mail', '2 min ago', 'Mail'],
      ['John Doe', '2 min ago', 'demo.jpg'],
      ['John Doe', '2 min ago', 'Confirmation of Account.'],
    ].entries()) {
      for (const text of texts) await expect(items.nth(index)).toContainText(text);
    }
  };
  await expectAll();
  await expectAccessible(page);

  // The link to "#" does nothing.
  await page.evaluate(() => window.scrollTo({ top: 40, behavior: 'instant' }));
  const address = page.url();
  const entries = await page.evaluate(() => history.length);
  const read = popup.getByRole('link', { name: 'Mark as all read' });
  await expect(read).toHaveAttribute('href', '#');
  await read.click();
  await popup.getByRole('button', { name: 'View All' }).click();
  await popup.getByRole('button', { name: 'Mail' }).click();
  expect(page.url()).toBe(address);
  expect(await page.evaluate(() => [scrollY, history.length])).toEqual([40, entries]);
  await expect(bell(page)).toBeVisible();

  // The filter keeps its value until a reload, and filters nothing.
  const filter = popup.getByRole('combobox', { name: 'Filter notifications' });
  await expect(filter).toHaveValue('all');
  expect(
    await filter
      .locator('option')
      .evaluateAll((options) => options.map((option) => [(option as HTMLOptionElement).value, option.textContent])),
  ).toEqual([
    ['all', 'All Notification'],
    ['new', 'New'],
    ['unread', 'Unread'],
    ['other', 'Other'],
  ]);
  await filter.selectOption('unread');
  await expectAll();
  await expectEveryWayOut(page, bell(page), popup);
  await bell(page).click();
  await expect(filter).toHaveValue('unread');
  await page.reload();
  await bell(page).click();
  await expect(filter).toHaveValue('all');
});

test('the popup is 330 px wide, 14 px below the bell, and its list is at most 205 px less than the viewport', async ({
  page,
  user,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await signIn(page, user, '/sample-page');
  const list = notifications(page).locator('[data-slot="notification-list"]');
  for (const [width, height, direction] of [
    [1440, 800, 'ltr'],
    [1440, 1400, 'rtl'],
    [700, 600, 'ltr'],
    [390, 420, 'rtl'],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.locator('html').evaluate((root, dir) => root.setAttribute('dir', dir), direction);
    await bell(page).click();
    const [popup, opener] = [await boxOf(notifications(page)), await boxOf(bell(page))];
    expect(popup.width).toBe(330);
    expect(popup.y - (opener.y + opener.height)).toBe(14);
    expect(popup.x).toBeGreaterThanOrEqual(0);
    expect(popup.x + popup.width).toBeLessThanOrEqual(width);
    expect(popup.y + popup.height).toBeLessThanOrEqual(height);
    await expect(list).toHaveCSS('max-height', `${height - 205}px`);
    expect((await boxOf(list)).height).toBeLessThanOrEqual(height - 205);
    await notifications(page).getByText('Confirmation of Account.').scrollIntoViewIfNeeded();
    await expect(notifications(page).getByText('Confirmation of Account.')).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(notifications(page)).toHaveCount(0);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await bell(page).click();
  await expect(notifications(page)).toBeVisible();
  await expectAccessible(page, 'in dark, on a narrow page');
});

test('the profile menu keeps its search text and toggles until the page is reloaded', async ({ page, user }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await signIn(page, user, '/api-setup');
  const popup = profile(page);
  await chip(page).click();
  await expect(popup.getByRole('heading', { name: 'Good Morning, Elin Berg' })).toBeVisible();
  await expect(popup.getByText('Project Admin')).toBeVisible();
  const search = popup.getByRole('searchbox', { name: 'Search profile options' });
  await expect(search).toBeFocused();
  await expect(search).toHaveAttribute('placeholder', 'Search profile options');
  await expect(popup.getByRole('heading', { name: 'Upgrade your plan' })).toBeVisible();
  await expect(popup.getByText('70% discount for 1 years subscriptions.')).toBeVisible();
  await expectAccessible(page);

  const premium = popup.getByRole('link', { name: 'Go Premium (opens in a new tab)' });
  await expect(premium).toHaveAttribute('target', '_blank');
  await expect(premium).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(premium).toHaveAttribute('href', /^(https?:)?\//);

  const requests = await watchRequests(page);
  const [mode, allowed] = [
    popup.getByRole('switch', { name: 'Start DND Mode' }),
    popup.getByRole('switch', { name: 'Allow Notifications' }),
  ];
  await expect(mode).toBeChecked();
  await expect(allowed).not.toBeChecked();
  await mode.click();
  await allowed.click();
  await search.fill('logout');
  await expect(popup.getByRole('listitem')).toHaveText(['Account Settings', /^Social Profile02/, 'Logout']);
  expect(requests).toEqual([]);
  // The first Escape clears a field that is not empty.
  await search.press('Escape');
  await expect(search).toHaveValue('');
  await search.fill('social');
  await mode.focus();
  await expectEveryWayOut(page, chip(page), popup);
  await chip(page).click();
  await expect(search).toHaveValue('social');
  await expect(mode).not.toBeChecked();
  await expect(allowed).toBeChecked();

  // Selecting an entry closes the menu and focuses the heading of the page.
  await popup.getByRole('link', { name: 'Account Settings' }).click();
  await expect(page).toHaveURL('/account');
  await expect(popup).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await chip(page).click();
  await popup.getByRole('link', { name: 'Social Profile' }).click();
  await expect(page).toHaveURL('/account/social');
  await expect(popup).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.reload();
  await chip(page).click();
  await expect(search).toHaveValue('');
  await expect(mode).toBeChecked();
  await expect(allowed).not.toBeChecked();
});

test('the popup is 300 to 350 px wide, 14 px below the chip, and its list is at most 250 px less than the viewport', async ({
  page,
  user,
}) => {
  await signIn(page, user, '/sample-page');
  const list = profile(page).locator('[data-slot="profile-menu-body"]');
  for (const [width, height, direction, expected] of [
    [1440, 900, 'ltr', 350],
    [1440, 500, 'rtl', 350],
    [390, 640, 'ltr', 350],
    [320, 480, 'rtl', 304],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.locator('html').evaluate((root, dir) => root.setAttribute('dir', dir), direction);
    await chip(page).click();
    const [popup, opener] = [await boxOf(profile(page)), await boxOf(chip(page))];
    expect(popup.width).toBe(expected);
    expect(popup.y - (opener.y + opener.height)).toBe(14);
    expect(popup.x).toBeGreaterThanOrEqual(0);
    expect(popup.x + popup.width).toBeLessThanOrEqual(width);
    expect(popup.y + popup.height).toBeLessThanOrEqual(height);
    await expect(list).toHaveCSS('max-height', `${height - 250}px`);
    await profile(page).getByText('Logout').scrollIntoViewIfNeeded();
    await expect(profile(page).getByText('Logout')).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(profile(page)).toHaveCount(0);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await chip(page).click();
  await expect(profile(page)).toBeVisible();
  await expectAccessible(page, 'in dark, on a narrow page');
});

test('"Go Premium" grows on hover and shrinks while pressed, except with reduced motion', async ({ page, user }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await signIn(page, user, '/sample-page');
  await chip(page).click();
  const motion = profile(page).locator('[data-slot="plan-card-motion"]');
  await motion.hover();
  await expect(motion).toHaveCSS('scale', '1.05');
  await page.mouse.down();
  await expect(motion).toHaveCSS('scale', '0.95');
  // Release elsewhere, so that the link is not followed.
  await profile(page).getByText('Project Admin').hover();
  await page.mouse.up();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await motion.hover();
  await expect(motion).toHaveCSS('scale', 'none');
});

test('an account without a name is shown as John Doe, and initials replace a picture that cannot be loaded', async ({
  page,
}) => {
  const nameless = await createUser({ displayName: '' });
  let photoUrl: string | undefined;
  await page.route('**/accounts:lookup*', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { users: object[] };
    await route.fulfill({ response, json: { ...body, users: body.users.map((user) => ({ ...user, photoUrl })) } });
  });
  await signIn(page, nameless, '/sample-page');
  await expect(page.getByRole('button', { name: 'Profile of John Doe' })).toContainText('JD');
  await chip(page).click();
  await expect(profile(page).getByRole('heading', { name: 'Good Morning, John Doe' })).toBeVisible();

  const picture = chip(page).locator('img');
  photoUrl = new URL('/favicon.svg', page.url()).href;
  await page.route(photoUrl, (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
    }),
  );
  await page.reload();
  await expect(picture).toHaveJSProperty('naturalWidth', 9);
  photoUrl = new URL('/no-picture.png', page.url()).href;
  await page.route(photoUrl, (route) => route.fulfill({ contentType: 'image/png', body: 'no picture' }));
  await page.reload();
  await expect(chip(page)).toContainText('JD');
  await expect(picture).toHaveCount(0);
  await deleteUser(nameless.localId);
});

test(
  '"Logout" signs out in every tab and removes the data stored for the user',
  { tag: '@core' },
  async ({ page, user, context }) => {
    await signIn(page, user, '/account');
    const other = await context.newPage();
    await other.goto('/sample-page');
    await expect(chip(other)).toBeVisible();
    const kept = `waymark:recent-commands:${user.localId}`;
    await page.evaluate((key) => localStorage.setItem(key, '["sample-page"]'), kept);
    await chip(page).click();
    await profile(page).getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('heading', { name: 'Hi, Welcome Back' })).toBeVisible();
    await expect(page.locator(':focus')).toHaveCount(1);
    await expect(other.getByRole('heading', { name: 'Hi, Welcome Back' })).toBeVisible();
    expect(await page.evaluate((key) => localStorage.getItem(key), kept)).toBeNull();
  },
);

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
