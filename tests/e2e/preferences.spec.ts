import type { Page, Request } from '@playwright/test';
import type { Preferences } from '../../src/app/preferences/preferences';
import { expect, test } from './support/fixtures';
import { createGate } from './support/gate';
import { signIn } from './support/login-page';
import { recordShifts } from './support/shifts';

const key = 'waymark:preferences';
const grounds = { light: 'rgb(238, 242, 246)', dark: 'rgb(18, 26, 43)' };

const store = (page: Page, value: Partial<Preferences>): Promise<void> =>
  page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, JSON.stringify(value)] as const);

/** Reads the computed styles that the preferences change. */
const looks = (page: Page) =>
  page.evaluate(() => {
    const root = getComputedStyle(document.documentElement);
    return {
      ground: root.backgroundColor,
      direction: root.direction,
      radius: root.getPropertyValue('--wm-radius'),
      font: getComputedStyle(document.body).fontFamily,
    };
  });

const settingsButton = (page: Page) => page.getByRole('button', { name: 'Theme settings' });
const settings = (page: Page) => page.getByRole('dialog', { name: 'Theme settings' });

async function openSettings(page: Page) {
  await settingsButton(page).click();
  await expect(settings(page)).toBeVisible();
  return settings(page);
}

test.use({ colorScheme: 'light' });

test(
  'the theme applies immediately in every tab, persists after a reload, and can be reset',
  { tag: '@core' },
  async ({ page, user, context }) => {
    await signIn(page, user, '/sample-page');
    const shown = {
      ground: grounds.light,
      direction: 'ltr',
      radius: '8px',
      font: 'Roboto, "Roboto Fallback", sans-serif',
    };
    await expect.poll(() => looks(page)).toEqual(shown);
    const other = await context.newPage();
    await other.goto('/sample-page');
    await other.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });

    const panel = await openSettings(page);
    await panel.getByRole('radio', { name: 'Inter' }).check();
    await panel.getByRole('slider', { name: 'Corner radius' }).fill('12');
    await expect(panel.getByRole('slider')).toHaveAttribute('aria-valuetext', '12 px');
    await panel.getByRole('radio', { name: 'Dark' }).check();
    await panel.getByRole('radio', { name: 'Right to left' }).check();
    const changed = {
      ground: grounds.dark,
      direction: 'rtl',
      radius: '12px',
      font: '"Inter Variable", "Inter Fallback", sans-serif',
    };
    expect(await looks(page)).toEqual(changed);
    await expect.poll(() => looks(other)).toEqual(changed);
    await expect(other.getByRole('button', { name: 'Switch to light mode' })).toBeVisible();
    await other.close();
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await looks(page)).toEqual(changed);

    await openSettings(page);
    await panel.getByRole('button', { name: 'Reset to defaults' }).click();
    expect(await looks(page)).toMatchObject({ ground: grounds.light, direction: 'ltr', radius: '8px' });
    await page.getByRole('region').getByRole('button', { name: 'Undo' }).click();
    expect(await looks(page)).toEqual(changed);
  },
);

test('the settings work by keyboard, apply immediately, and keep focus when the direction changes', async ({
  page,
  user,
}) => {
  await page.setViewportSize({ width: 1000, height: 700 });
  await signIn(page, user, '/sample-page');
  await settingsButton(page).focus();
  await page.keyboard.press('Enter');
  const panel = settings(page);
  await expect(panel.getByRole('button', { name: 'Close' })).toBeFocused();
  await expect(panel.getByRole('radio', { name: 'Roboto' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('radio', { name: 'Roboto' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(panel.getByRole('radio', { name: 'Inter' })).toBeChecked();
  await expect(page.locator('body')).toHaveCSS('font-family', /^"Inter Variable"/);
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('slider', { name: 'Corner radius' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.locator('html')).toHaveCSS('--wm-radius', '24px');
  await page.keyboard.press('ArrowLeft');
  await expect(panel.getByRole('slider')).toHaveAttribute('aria-valuetext', '23 px');
  await page.keyboard.press('Tab');
  await expect(
    panel.getByRole('radiogroup', { name: 'Color mode' }).getByRole('radio', { name: 'System' }),
  ).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(panel.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect(page.locator('html')).toHaveCSS('background-color', grounds.dark);

  await page.keyboard.press('Tab');
  const before = await panel.boundingBox();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(panel.getByRole('radio', { name: 'Right to left' })).toBeFocused();
  // The mirrored position: the same distance from the opposite edge of the window.
  await expect
    .poll(async () => Math.round((await panel.boundingBox())?.x ?? 0))
    .toBe(Math.round(1000 - (before?.x ?? 0) - (before?.width ?? 0)));

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(panel.getByRole('button', { name: 'Reset to defaults' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(settingsButton(page)).toBeFocused();
});

test('all colors change in one frame', async ({ page, user }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 1000, height: 700 });
  await signIn(page, user, '/sample-page');
  const button = page.getByRole('button', { name: 'Switch to dark mode' });
  const colors = await button.evaluate(async (element: HTMLElement) => {
    const seen = [];
    element.click();
    for (let frame = 0; frame < 10; frame += 1) {
      await new Promise(requestAnimationFrame);
      seen.push(getComputedStyle(element).color);
    }
    return seen;
  });
  expect(new Set(colors).size).toBe(1);
  await expect(page.locator('html')).toHaveCSS('background-color', grounds.dark);
});

test('the settings fit and scroll in a small window, in both directions', async ({ page, user }) => {
  await page.setViewportSize({ width: 320, height: 400 });
  await signIn(page, user, '/sample-page');
  await expect(page.getByRole('button', { name: /^Switch to/ })).toBeHidden();
  const panel = await openSettings(page);
  for (const direction of ['Right to left', 'Left to right']) {
    await panel.getByRole('radio', { name: direction }).check();
    await expect
      .poll(() =>
        panel.evaluate((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          return {
            inside: left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight,
            sideways: element.scrollWidth - element.clientWidth,
          };
        }),
      )
      .toEqual({ inside: true, sideways: 0 });
  }
  const reset = panel.getByRole('button', { name: 'Reset to defaults' });
  await reset.scrollIntoViewIfNeeded();
  await expect(reset).toBeInViewport({ ratio: 1 });
});

test('the first frame shows the stored appearance, regardless of the system settings', async ({ page }) => {
  // Records the appearance of every frame, and every value of the root's attributes.
  await page.addInitScript(() => {
    const seen = { first: '', themes: new Set<string>(), dirs: new Set<string>() };
    Object.assign(window, { seen });
    const note = () => {
      const root = document.documentElement;
      if (!root) return;
      seen.first ||= getComputedStyle(root).backgroundColor;
      seen.themes.add(root.dataset.theme ?? 'system');
      seen.dirs.add(root.dir);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  const seen = () =>
    page.evaluate(() => {
      const { first, themes, dirs } = (
        window as unknown as { seen: { first: string; themes: Set<string>; dirs: Set<string> } }
      ).seen;
      return { first, themes: [...themes], dirs: [...dirs] };
    });
  const themeColor = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
          ({ media }) => matchMedia(media).matches,
        )?.content,
    );

  await page.goto('/login');
  for (const [system, colorMode] of [
    ['light', 'dark'],
    ['dark', 'light'],
    ['dark', 'system'],
  ] as const) {
    const ground = colorMode === 'system' ? system : colorMode;
    await test.step(`${colorMode} is selected while the system uses ${system}`, async () => {
      await page.emulateMedia({ colorScheme: system });
      await store(page, { fontFamily: "'Inter', sans-serif", borderRadius: 20, colorMode, direction: 'rtl' });
      // The app's code does not load.
      await page.route(/\/assets\/(?!first-paint)[^/]*\.js$/, () => undefined);
      await page.reload({ waitUntil: 'commit' });
      await expect.poll(async () => (await seen()).first).toBe(grounds[ground]);
      expect(await looks(page)).toEqual({
        ground: grounds[ground],
        direction: 'rtl',
        radius: '20px',
        font: '"Inter Variable", "Inter Fallback", sans-serif',
      });
      expect(await themeColor()).toBe(ground === 'dark' ? '#1a2438' : '#ffffff');
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      // When it loads, nothing changes.
      await page.reload();
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await seen()).toEqual({ first: grounds[ground], themes: [colorMode], dirs: ['rtl'] });
    });
  }
});

test('each typeface is served by the site, loads when it is selected, and causes no layout shift', async ({
  page,
  user,
}) => {
  const expectShift = await recordShifts(page);
  const files: string[] = [];
  page.on('request', (request: Request) => {
    if (request.resourceType() === 'font') files.push(request.url());
  });
  await signIn(page, user);
  for (const name of ['Roboto', 'Inter', 'Poppins'] as const) {
    await store(page, { fontFamily: `'${name}', sans-serif` });
    files.length = 0;
    // The page uses the fallback font first.
    const { opened: shown, open: release } = createGate();
    await page.route(/\.woff2$/, async (route) => {
      await shown;
      await route.continue();
    });
    await page.reload({ waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    release();
    await expect
      .poll(() =>
        page.evaluate(
          (family) =>
            [...document.fonts].some(
              (face) => face.family.includes(family) && face.status === 'loaded' && !face.family.includes('Fallback'),
            ),
          name,
        ),
      )
      .toBe(true);
    await page.unroute(/\.woff2$/);
    // Dashboard text becomes slightly wider or narrower; a score of 0.1 is still good. No control may move to another
    // line.
    await expectShift(0.015, name);
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      expect(new URL(file).origin).toBe(new URL(page.url()).origin);
      expect(file).toContain(`/${name.toLowerCase()}-`);
    }
  }
});
