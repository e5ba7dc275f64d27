import type { Page, Request } from '@playwright/test';
import type { Preferences } from '../../src/app/preferences/preferences';
import { expectAccessible } from './support/accessibility';
import { emulatorUrl } from './support/emulator';
import { expect, test } from './support/fixtures';
import { createGate } from './support/gate';
import { signIn, signInByForm } from './support/login-page';

const key = 'waymark:preferences';
const defaults: Preferences = {
  fontFamily: "'Roboto', sans-serif",
  borderRadius: 8,
  colorMode: 'system',
  direction: 'ltr',
};

const grounds = { light: 'rgb(238, 242, 246)', dark: 'rgb(18, 26, 43)' };

const stored = (page: Page): Promise<unknown> =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null') as unknown, key);

const store = (page: Page, value: object | string): Promise<void> =>
  page.evaluate(([name, text]) => localStorage.setItem(name, text), [
    key,
    typeof value === 'string' ? value : JSON.stringify(value),
  ] as const);

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
  'font and corners are stored under one key, persist after a reload, and can be reset',
  { tag: '@core' },
  async ({ page, user }) => {
    await signIn(page, user, '/sample-page');
    await expect
      .poll(() => looks(page))
      .toEqual({
        ground: grounds.light,
        direction: 'ltr',
        radius: '8px',
        font: 'Roboto, "Roboto Fallback", sans-serif',
      });
    // Opening the settings stores nothing.
    expect(await stored(page)).toBeNull();

    const panel = await openSettings(page);
    await panel.getByRole('radio', { name: 'Inter' }).check();
    await panel.getByRole('slider', { name: 'Corner radius' }).fill('12');
    await expect(panel.getByRole('slider')).toHaveAttribute('aria-valuetext', '12 px');
    const changed = { ...defaults, fontFamily: "'Inter', sans-serif", borderRadius: 12 };
    expect(await stored(page)).toEqual(changed);
    await panel.getByRole('radio', { name: 'Dark' }).check();
    await panel.getByRole('radio', { name: 'Right to left' }).check();
    expect(await stored(page)).toEqual({ ...changed, colorMode: 'dark', direction: 'rtl' });

    const shown = {
      ground: grounds.dark,
      direction: 'rtl',
      radius: '12px',
      font: 'Inter, "Inter Fallback", sans-serif',
    };
    expect(await looks(page)).toEqual(shown);
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await looks(page)).toEqual(shown);

    await openSettings(page);
    await panel.getByRole('button', { name: 'Reset to defaults' }).click();
    expect(await stored(page)).toEqual(defaults);
    expect(await looks(page)).toMatchObject({ ground: grounds.light, direction: 'ltr', radius: '8px' });
    await page.getByRole('region').getByRole('button', { name: 'Undo' }).click();
    expect(await looks(page)).toEqual(shown);
    expect(await stored(page)).toEqual({ ...changed, colorMode: 'dark', direction: 'rtl' });
  },
);

test('a change in one tab applies in the other tab immediately', async ({ page, context, user }) => {
  await signIn(page, user, '/sample-page');
  const other = await context.newPage();
  await other.goto('/sample-page');
  await other.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });

  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  await expect(other.locator('html')).toHaveCSS('background-color', grounds.dark);
  await expect(other.getByRole('button', { name: 'Switch to light mode' })).toBeVisible();
  const panel = await openSettings(other);
  await panel.getByRole('radio', { name: 'Poppins' }).check();
  await panel.getByRole('radio', { name: 'Right to left' }).check();
  await panel.getByRole('slider').fill('0');
  const all = {
    ground: grounds.dark,
    direction: 'rtl',
    radius: '0px',
    font: 'Poppins, "Poppins Fallback", sans-serif',
  };
  await expect.poll(() => looks(page)).toEqual(all);
  expect(await looks(other)).toEqual(all);
});

test('the settings work by keyboard, apply immediately, and keep the focus when the direction changes', async ({
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
  await expect(page.locator('body')).toHaveCSS('font-family', /^Inter/);
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

test('in a small window the settings fit and scroll, in both directions', async ({ page, user }) => {
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

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  for (const mode of ['Dark', 'Light']) {
    await panel.getByRole('radio', { name: mode }).check();
    await expectAccessible(page, `${mode}, on a phone`);
  }
});

test('the first frame has the stored appearance, regardless of the system settings', async ({ page }) => {
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
    await test.step(`${colorMode} is selected, the system uses ${system}`, async () => {
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
        font: 'Inter, "Inter Fallback", sans-serif',
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
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        (window as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const files: string[] = [];
  page.on('request', (request: Request) => {
    if (request.resourceType() === 'font') files.push(request.url());
  });
  await signIn(page, user);
  const paint = () =>
    page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  for (const name of ['Roboto', 'Inter', 'Poppins']) {
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
    await paint();
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
    await page.evaluate(() => document.fonts.ready);
    await paint();
    await page.unroute(/\.woff2$/);
    // Texts of the dashboard become a little wider or narrower; 0.1 is a good page. No control may move to another line.
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift), name).toBeLessThanOrEqual(0.015);
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      expect(new URL(file).origin).toBe(new URL(page.url()).origin);
      expect(file).toContain(`/${name.toLowerCase()}-`);
    }
  }
});

test('the preferences work under a strict Content-Security-Policy', async ({ page, context, user }) => {
  // Chromium treats a fulfilled page as a public one, which needs permission to request localhost.
  await context.grantPermissions(['local-network-access']);
  await page.addInitScript(() => {
    Object.assign(window, { violations: [] });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      (window as unknown as { violations: string[] }).violations.push(`${violatedDirective} ${blockedURI}`);
    });
  });
  await signIn(page, user, '/sample-page');
  await store(page, { ...defaults, colorMode: 'dark' });
  await page.route('/sample-page', async (route) => {
    const response = await route.fetch();
    const policy = `default-src 'self'; script-src 'self'; style-src 'self'; connect-src 'self' ${emulatorUrl}`;
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } });
  });
  await page.goto('/sample-page');
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  expect(await looks(page)).toMatchObject({ ground: grounds.dark });
  await page.getByRole('button', { name: 'Switch to light mode' }).click();
  await expect(page.locator('html')).toHaveCSS('background-color', grounds.light);
  const panel = await openSettings(page);
  await panel.getByRole('radio', { name: 'Poppins' }).check();
  await panel.getByRole('slider').fill('16');
  await panel.getByRole('radio', { name: 'Right to left' }).check();
  await panel.getByRole('button', { name: 'Reset to defaults' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await looks(page)).toMatchObject({ direction: 'rtl', radius: '16px' });
  expect(await page.evaluate(() => (window as unknown as { violations: string[] }).violations)).toEqual([]);
});

test('the header changes at the breakpoints of 600 and 900 px', async ({ page, user }) => {
  await signIn(page, user, '/sample-page');
  const banner = page.getByRole('banner');
  for (const [width, isWider, locator] of [
    [599, false, banner.getByRole('button', { name: /^Switch to/ })],
    [600, true, banner.getByRole('button', { name: /^Switch to/ })],
    [899, false, banner.getByRole('searchbox', { name: 'Search' })],
    [900, true, banner.getByRole('searchbox', { name: 'Search' })],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(locator, `at ${width} px`).toBeVisible({ visible: isWider });
  }
});

test('with full or denied storage a change applies until a reload, with one notice', async ({
  page,
  user,
  context,
}) => {
  const notice = (of: Page) => of.getByRole('region').getByText('Your settings cannot be saved');

  await test.step('full', async () => {
    await signIn(page, user, '/sample-page');
    await page.evaluate(() => {
      for (let size = 1 << 22; size >= 1; size >>= 1) {
        try {
          for (let part = 0; part < 20; part += 1) localStorage.setItem(`fill-${size}-${part}`, 'x'.repeat(size));
        } catch {
          // A smaller piece may still fit.
        }
      }
    });
    await page.getByRole('button', { name: 'Switch to dark mode' }).click();
    await expect(page.locator('html')).toHaveCSS('background-color', grounds.dark);
    await expect(notice(page)).toBeVisible();
    await page.getByRole('region').getByRole('button', { name: 'Dismiss' }).click();
    const panel = await openSettings(page);
    await panel.getByRole('radio', { name: 'Poppins' }).check();
    await panel.getByRole('radio', { name: 'Right to left' }).check();
    expect(await looks(page)).toMatchObject({ ground: grounds.dark, direction: 'rtl', font: /Poppins/ });
    await expect(notice(page)).toHaveCount(0);
    expect(await stored(page)).toBeNull();
  });

  await test.step('denied', async () => {
    const denied = await context.newPage();
    await denied.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await signInByForm(denied, user);
    await denied.getByRole('button', { name: 'Switch to dark mode' }).click();
    await expect(denied.locator('html')).toHaveCSS('background-color', grounds.dark);
    await expect(notice(denied)).toHaveCount(1);
  });
});

test('invalid stored values never break the page, and the next change repairs them', async ({ page, user }) => {
  await signIn(page, user, '/sample-page');
  for (const text of [
    '{"colorMode":',
    'null',
    '[]',
    `{"fontFamily":"x'}*{display:none}","borderRadius":1e309,"__proto__":{"colorMode":"dark"}}`,
    JSON.stringify({ fontFamily: 'x'.repeat(500_000), version: 9 }),
  ]) {
    await store(page, text);
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await looks(page)).toEqual({
      ground: grounds.light,
      direction: 'ltr',
      radius: '8px',
      font: 'Roboto, "Roboto Fallback", sans-serif',
    });
  }
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  expect(await stored(page)).toEqual({ ...defaults, colorMode: 'dark' });
});

test('the page stays usable and in sync during many changes in another tab, and writes nothing back', async ({
  page,
  context,
  user,
}) => {
  await signIn(page, user, '/sample-page');
  const other = await context.newPage();
  await other.goto('/sample-page');
  await other.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  await page.bringToFront();
  await page.evaluate((name) => {
    Object.assign(window, { writes: 0 });
    Storage.prototype.setItem = new Proxy(Storage.prototype.setItem.bind(localStorage), {
      apply: (setItem, _storage, [item, value]: [string, string]) => {
        if (item === name) (window as unknown as { writes: number }).writes += 1;
        setItem(item, value);
      },
    });
  }, key);
  const writes = () => page.evaluate(() => (window as unknown as { writes: number }).writes);

  // Thousands of events, until the test stops them.
  await other.evaluate((name) => {
    let count = 0;
    const flood = setInterval(() => {
      for (let event = 0; event < 5; event += 1)
        localStorage.setItem(name, JSON.stringify({ borderRadius: (count += 1) % 24 }));
    }, 4);
    Object.assign(window, { stop: () => clearInterval(flood) });
  }, key);
  const panel = await openSettings(page);
  const radii = new Set<string | null>();
  await expect
    .poll(async () => radii.add(await panel.getByRole('slider').getAttribute('aria-valuetext')).size)
    .toBeGreaterThan(2);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await other.evaluate(() => (window as unknown as { stop: () => void }).stop());
  await store(other, { ...defaults, borderRadius: 24 });
  await expect(page.locator('html')).toHaveCSS('--wm-radius', '24px');
  expect(await writes()).toBe(0);

  // In turn: each tab follows the other, and writes only its own changes.
  for (const [tab, follower, name, ground] of [
    [page, other, 'Switch to dark mode', 'dark'],
    [other, page, 'Switch to light mode', 'light'],
    [page, other, 'Switch to dark mode', 'dark'],
  ] as const) {
    await tab.getByRole('button', { name }).click();
    await expect(follower.locator('html')).toHaveCSS('background-color', grounds[ground]);
  }
  expect(await writes()).toBe(2);

  await other.evaluate(() => localStorage.clear());
  await expect(page.locator('html')).toHaveCSS('background-color', grounds.light);
  await expect(page.locator('html')).toHaveCSS('--wm-radius', '8px');
  expect(await stored(page)).toBeNull();
});
