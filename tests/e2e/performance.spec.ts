import type { Page } from '@playwright/test';
import { heldAtRest, metrics, openMetrics } from '../helpers/metrics';
import { expect, test } from './support/fixtures';
import { signIn } from './support/login-page';
import { forgetRenders, rendersIn, watchRenders } from './support/renders';

const drawerToggle = (page: Page) => page.getByRole('banner').locator('[data-slot="drawer-toggle"]');

/** Resolves when nothing moves any more. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    while (document.getAnimations().some(({ playState }) => playState === 'running'))
      await new Promise(requestAnimationFrame);
  });
}

test('a popup and the drawer render neither the page nor the other widgets', async ({ page, user }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await watchRenders(page);
  await signIn(page, user);
  const banner = page.getByRole('banner');
  const bell = banner.getByRole('button', { name: /notification/i });
  const chip = banner.getByRole('button', { name: /profile|account/i });
  const parts = {
    page: 'main',
    // A group is another thing in the mini drawer: a flyout.
    menu: '[data-slot="drawer-content"] a[href]',
    toggle: 'header [data-slot="drawer-toggle"]',
    search: 'header [data-slot="search-field"]',
    bell: 'header [data-slot="notification-bell"]',
    chip: 'header [data-slot="profile-chip"]',
  };
  for (const [part, count] of Object.entries((await rendersIn(page, parts)).counts)) {
    expect(count, `at the start the ${part} renders, else this test sees nothing`).toBeGreaterThan(0);
  }

  for (const [trigger, own] of [
    [bell, 'bell'],
    [chip, 'chip'],
  ] as const) {
    // The first press loads its code.
    await trigger.click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await forgetRenders(page);
    await trigger.click();
    await page.getByRole('dialog').waitFor();
    const { commits, counts } = await rendersIn(page, parts);
    expect(commits).toBeGreaterThan(0);
    expect({ ...counts, [own]: 0 }, `opening by the ${own}`).toEqual({
      page: 0,
      menu: 0,
      toggle: 0,
      search: 0,
      bell: 0,
      chip: 0,
    });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }

  for (const state of ['mini', 'open']) {
    await forgetRenders(page);
    await drawerToggle(page).click();
    await expect(page.locator('[data-slot="drawer"]')).toHaveAttribute('data-state', state);
    await settle(page);
    const { commits, counts } = await rendersIn(page, parts);
    expect(commits).toBeGreaterThan(0);
    expect({ ...counts, toggle: 0 }, `the drawer, ${state}`).toEqual({
      page: 0,
      menu: 0,
      toggle: 0,
      search: 0,
      bell: 0,
      chip: 0,
    });
  }
});

test('the first frame after the press shows a popup, also the first time', async ({ page, user }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await signIn(page, user);
  const banner = page.getByRole('banner');
  for (const name of [/notification/i, /profile/i, 'Theme settings']) {
    const trigger = banner.getByRole('button', { name });
    await trigger.hover();
    // What is rendered ahead is there, and nobody meets it.
    const popup = page.locator('[role="dialog"]:not([data-seen])');
    await expect(popup).toBeAttached();
    await expect(popup).toBeHidden();
    // By a click of the page's own, so that no frame passes unseen.
    const look = () =>
      trigger.evaluate(async (button: HTMLElement) => {
        button.click();
        await new Promise(requestAnimationFrame);
        const dialog = [...document.querySelectorAll('[role="dialog"]')].find((one) =>
          one.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
        );
        if (!dialog?.parentElement) return null;
        dialog.setAttribute('data-seen', '');
        const place = ({ left, top, width, height }: DOMRect) => [left, top, width, height].map(Math.round);
        const first = place(dialog.parentElement.getBoundingClientRect());
        while (button.getAttribute('aria-expanded') !== 'true') await new Promise(requestAnimationFrame);
        await Promise.all(dialog.getAnimations().map(({ finished }) => finished));
        return { first, later: place(dialog.parentElement.getBoundingClientRect()) };
      });
    for (const time of ['the first time', 'again', 'again, from right to left, on a phone']) {
      if (time.endsWith('phone')) {
        await page.setViewportSize({ width: 390, height: 700 });
        await page.evaluate(() => {
          document.documentElement.dir = 'rtl';
        });
      }
      const seen = await look();
      expect(seen, `${time}, ${name}`).not.toBeNull();
      expect(seen?.later, `it stays where it comes, ${time}, ${name}`).toEqual(seen?.first);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.evaluate(() => {
      document.documentElement.dir = 'ltr';
    });
  }
});

test('the drawer moves without layout work, as one with the content, and goes on from where it is turned back', async ({
  page,
  user,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, user);
  const session = await openMetrics(page);
  for (const direction of ['ltr', 'rtl'] as const) {
    await page.evaluate((dir) => {
      document.documentElement.dir = dir;
    }, direction);
    for (const state of ['mini', 'open']) {
      await settle(page);
      const before = await metrics(session);
      const moving = await page.evaluate(async () => {
        document.querySelector<HTMLElement>('header [data-slot="drawer-toggle"]')?.click();
        while (document.getAnimations().length === 0) await new Promise(requestAnimationFrame);
        const animations = document.getAnimations();
        // As many frames on any machine.
        for (let time = 0; time < 390; time += 10) {
          for (const animation of animations) animation.currentTime = time;
          await new Promise(requestAnimationFrame);
        }
        return animations.length;
      });
      await settle(page);
      const after = await metrics(session);
      await expect(page.locator('[data-slot="drawer"]')).toHaveAttribute('data-state', state);
      expect(moving).toBeGreaterThan(0);
      expect(
        after('LayoutCount') - before('LayoutCount'),
        `layouts in 39 frames, ${direction}, ${state}`,
      ).toBeLessThanOrEqual(8);
    }

    const places = await page.evaluate(async () => {
      const content = document.querySelector('[data-slot="app-shell-content"]');
      const drawer = document.querySelector('[data-slot="drawer"]');
      if (!content || !drawer) throw new Error('There is no drawer beside a content.');
      const isRtl = document.documentElement.dir === 'rtl';
      /** How far the content, and what shows of the drawer, lie from the start of the page. */
      const look = () => {
        const { left, right } = content.getBoundingClientRect();
        const [, clippedRight = 0, , clippedLeft = 0] = (getComputedStyle(drawer).clipPath.match(/[\d.]+/g) ?? []).map(
          Number,
        );
        const { width } = drawer.getBoundingClientRect();
        return { content: isRtl ? innerWidth - right : left, drawer: width - (isRtl ? clippedLeft : clippedRight) };
      };
      /** Presses, and holds the movement where it begins. */
      const press = async () => {
        const before = document.getAnimations();
        document.querySelector<HTMLElement>('header [data-slot="drawer-toggle"]')?.click();
        let now = before;
        while (now.length === 0 || now.some((animation) => before.includes(animation))) {
          await new Promise(requestAnimationFrame);
          now = document.getAnimations();
        }
        for (const animation of now) animation.pause();
        advance(0);
      };
      const advance = (time: number) => {
        for (const animation of document.getAnimations()) animation.currentTime = time;
      };
      const seen = [];
      await press();
      seen.push(look());
      advance(200);
      seen.push(look());
      await press();
      seen.push(look());
      advance(100);
      seen.push(look());
      await press();
      seen.push(look());
      return { seen, width: document.documentElement.scrollWidth - innerWidth };
    });
    const [started, away, turned, back, again] = places.seen;
    expect(started?.content).toBeCloseTo(260, 0);
    expect(away?.content).toBeLessThan(250);
    expect(turned?.content).toBeCloseTo(away?.content ?? 0, 0);
    expect(turned?.drawer).toBeCloseTo(away?.content ?? 0, 0);
    expect(back?.content).toBeGreaterThan(turned?.content ?? 0);
    expect(back?.drawer).toBeCloseTo(back?.content ?? 0, 0);
    expect(again?.content).toBeCloseTo(back?.content ?? 0, 0);
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    expect(places.width, 'nothing scrolls sideways meanwhile').toBeLessThanOrEqual(0);
    await settle(page);
    await drawerToggle(page).click();
    await settle(page);
  }

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await drawerToggle(page).click();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('nothing shifts while the pages load', async ({ page, user }) => {
  await page.addInitScript(() => {
    const shifts: { value: number; what: string }[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        const what = entry.sources.map(({ node }) =>
          node instanceof Element ? `${node.localName} ${node.className}` : String(node?.textContent),
        );
        shifts.push({ value: entry.value, what: what.join(', ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const expectStill = async (name: string) => {
    await page.waitForLoadState('networkidle');
    const shifts = await page.evaluate(async () => {
      await document.fonts.ready;
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      return (window as unknown as { shifts: { value: number; what: string }[] }).shifts;
    });
    const total = shifts.reduce((sum, { value }) => sum + value, 0);
    expect(total, `${name}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(0.01);
  };
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    if (width === 390) {
      await page.goto('/login');
      await page.getByLabel('Email Address').waitFor();
      await expectStill(`login, ${width}`);
      await signIn(page, user);
    }
    for (const [path, heading] of [
      ['/', /^Welcome back/],
      ['/sample-page', 'Sample Card'],
      ['/pages/login', /Welcome/],
    ] as const) {
      await page.goto(path);
      await page.getByRole('heading', { name: heading }).first().waitFor();
      await expectStill(`${path}, ${width}`);
    }
  }
});

test('Fault 32: 1,000 navigations leave nothing behind', async ({ page, user }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Wide enough for the drawer beside the page, and little to paint.
  await page.setViewportSize({ width: 1000, height: 200 });
  await signIn(page, user);
  const session = await openMetrics(page);
  const navigate = (times: number) =>
    page.evaluate(async (count) => {
      const find = (path: string) =>
        document.querySelector<HTMLElement>(`[data-slot="drawer-content"] a[href="${path}"]`);
      const tick = () =>
        new Promise<void>((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => {
            port1.close();
            resolve();
          });
          port1.start();
          port2.postMessage(null);
        });
      for (let index = 0; index < count; index += 1) {
        const path = ['/sample-page', '/api-setup', '/dashboard/default'][index % 3] ?? '';
        find(path)?.click();
        const latest = performance.now() + 10_000;
        while (find(path)?.getAttribute('aria-current') !== 'page' || location.pathname !== path) {
          if (performance.now() > latest) throw new Error(`${path} did not show, in navigation ${index}.`);
          await tick();
        }
      }
    }, times);
  await navigate(102);
  const before = await heldAtRest(session);
  await navigate(999);
  const after = await heldAtRest(session);
  expect(after.nodes - before.nodes, 'DOM nodes').toBeLessThanOrEqual(50);
  expect(after.listeners - before.listeners, 'event listeners').toBeLessThanOrEqual(20);
  expect((after.heap - before.heap) / 2 ** 20, 'MB of heap').toBeLessThanOrEqual(2);
});
