import type { Page } from '@playwright/test';
import { heldAtRest, openMetrics } from '../helpers/metrics';
import { expect, test } from './support/fixtures';
import { createGate } from './support/gate';
import { signIn } from './support/login-page';
import { serveReadings } from './support/readings-api';
import { recordShifts } from './support/shifts';

/** Clicks the toggle, and resolves to the number of animations after the frame with the new layout, which starts them. */
const toggleDrawer = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const stateOf = () => document.querySelector<HTMLElement>('[data-slot="drawer"]')?.dataset.state;
    const before = stateOf();
    document.querySelector<HTMLElement>('header [data-slot="drawer-toggle"]')?.click();
    do await new Promise(requestAnimationFrame);
    while (stateOf() === before);
    await new Promise(requestAnimationFrame);
    return document.getAnimations().length;
  });

test('a popup opens in its final position and does not move the page', async ({ page, user }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await signIn(page, user, '/sample-page');
  await page.getByRole('heading', { name: 'Sample Card' }).waitFor();
  const openAndMeasure = (name: string | RegExp) =>
    page
      .getByRole('banner')
      .getByRole('button', { name })
      .evaluate(async (button: HTMLElement) => {
        const isVisible = (element: Element): boolean =>
          element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        const below = () => document.querySelector('main')?.getBoundingClientRect().toJSON() as unknown;
        const before = below();
        button.click();
        let dialog: Element | undefined;
        while (!dialog) {
          await new Promise(requestAnimationFrame);
          dialog = [...document.querySelectorAll('[role="dialog"]')].find(isVisible);
        }
        // The parent positions the dialog, which itself grows during the animation.
        const { parentElement: positioned } = dialog;
        if (!positioned) throw new Error('The dialog has no parent.');
        const box = (): number[] => {
          const { left, top, width } = positioned.getBoundingClientRect();
          return [left, top, width].map(Math.round);
        };
        const first = box();
        await Promise.all(dialog.getAnimations().map(({ finished }) => finished));
        return { first, last: box(), before, after: below() };
      });
  for (const name of [/notification/i, /profile/i, 'Theme settings']) {
    for (const [direction, width] of [
      ['ltr', 1280],
      ['ltr', 1280],
      ['rtl', 390],
    ] as const) {
      if (name === 'Theme settings' && width === 390) continue;
      await page.setViewportSize({ width, height: 720 });
      await page.evaluate((dir) => {
        document.documentElement.dir = dir;
      }, direction);
      // Below md, the drawer leaves the page, which then takes its place.
      await expect(page.locator('[data-slot="drawer"]')).toHaveAttribute('data-state', width < 900 ? 'closed' : 'open');
      await page.waitForFunction(() => document.getAnimations().length === 0);
      const { first, last, before, after } = await openAndMeasure(name);
      expect(last, `${name}, ${direction}, ${width} px`).toEqual(first);
      expect(after, `the page below ${name}, ${direction}, ${width} px`).toEqual(before);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  }
});

test('the drawer and the content move together, and can reverse midway', async ({ page, user }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, user, '/sample-page');
  await page.getByRole('heading', { name: 'Sample Card' }).waitFor();
  for (const direction of ['ltr', 'rtl'] as const) {
    await page.evaluate((dir) => {
      document.documentElement.dir = dir;
    }, direction);
    const places = await page.evaluate(async () => {
      const content = document.querySelector<HTMLElement>('[data-slot="app-shell-content"]');
      const drawer = document.querySelector('[data-slot="drawer"]');
      if (!content || !drawer) throw new Error('There is no drawer beside the content.');
      const isRtl = document.documentElement.dir === 'rtl';
      // The animations are long enough that none ends between two frames on a busy machine.
      const durationMs = 60_000;
      content.style.transitionDuration = `${durationMs}ms`;
      /** The distance of the content from the start edge, and the width of the drawer's visible part, in px. */
      const look = () => {
        const { left, right } = content.getBoundingClientRect();
        const isDrawerAt = (distance: number): boolean =>
          drawer.contains(document.elementFromPoint(isRtl ? innerWidth - 1 - distance : distance, 300));
        let visible = 0;
        while (isDrawerAt(visible)) visible += 1;
        return { content: isRtl ? innerWidth - right : left, drawer: visible };
      };
      /** Clicks the toggle and pauses the animation at its start. */
      const press = async () => {
        const before = content.getAnimations();
        document.querySelector<HTMLElement>('header [data-slot="drawer-toggle"]')?.click();
        let now = before;
        while (now.length === 0 || now.some((animation) => before.includes(animation))) {
          await new Promise(requestAnimationFrame);
          now = content.getAnimations();
        }
        for (const animation of document.getAnimations()) animation.pause();
        advance(0);
      };
      const advance = (share: number) => {
        for (const animation of document.getAnimations()) animation.currentTime = share * durationMs;
      };
      const seen = [];
      await press();
      seen.push(look());
      advance(0.5);
      seen.push(look());
      await press();
      seen.push(look());
      advance(0.25);
      seen.push(look());
      await press();
      seen.push(look());
      const width = document.documentElement.scrollWidth - innerWidth;
      await press();
      for (const animation of document.getAnimations()) animation.finish();
      content.style.transitionDuration = '';
      return { seen, width };
    });
    const [started, away, turned, back, again] = places.seen;
    /** The width of the drawer's visible part is in whole pixels. */
    const expectSameEdge = (seen?: { content: number; drawer: number }) =>
      expect(Math.abs((seen?.drawer ?? 0) - (seen?.content ?? 0))).toBeLessThanOrEqual(1.5);
    expect(started?.content).toBeCloseTo(260, 0);
    expect(away?.content).toBeLessThan(250);
    expect(turned?.content).toBeCloseTo(away?.content ?? 0, 0);
    expectSameEdge(turned);
    expect(back?.content).toBeGreaterThan(turned?.content ?? 0);
    expectSameEdge(back);
    expect(again?.content).toBeCloseTo(back?.content ?? 0, 0);
    expect(places.width, 'the page does not scroll sideways').toBeLessThanOrEqual(0);
  }

  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await toggleDrawer(page)).toBe(0);
});

test('nothing shifts while the pages load', async ({ page, user }) => {
  const expectShift = await recordShifts(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    if (width === 390) {
      await page.goto('/login');
      await page.getByLabel('Email address').waitFor();
      await expectShift(0.01, `login, ${width}`);
      await signIn(page, user, '/account');
    }
    for (const [path, heading] of [
      ['/', 'Dashboard'],
      ['/sample-page', 'Sample Card'],
      ['/pages/login', /Welcome/],
      // Its breadcrumbs move to a menu in a narrow window.
      ['/account/social', 'Social Profile'],
    ] as const) {
      await page.goto(path);
      await page.getByRole('heading', { name: heading }).first().waitFor();
      await expectShift(0.01, `${path}, ${width}`);
    }
  }
});

const topOf = (element: Element): number => Math.round(element.getBoundingClientRect().top);

test('nothing shifts when the chart, the grid and their data arrive late on the dashboard', async ({ page, user }) => {
  const now = new Date('2026-03-20T09:30:00Z');
  await page.clock.setFixedTime(now);
  const expectShift = await recordShifts(page);
  await signIn(page, user, '/sample-page');
  // As high as the part whose size is known before the rows arrive, because a shift below the window would not count.
  for (const [width, height] of [
    [390, 2000],
    [1440, 1600],
  ] as const) {
    await page.setViewportSize({ width, height });
    const [code, data] = [createGate(), createGate()];
    await serveReadings(page, now);
    await page.route('**/api/v1/**', async (route) => {
      await data.opened;
      await route.fallback();
    });
    await page.route(/dashboard-parts-[^/]*\.js$/, async (route) => {
      await code.opened;
      await route.continue();
    });
    await page.goto('/');
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
    code.open();
    await page.getByRole('heading', { name: 'Latest readings' }).waitFor();
    const footerBefore = await page.getByRole('contentinfo').evaluate(topOf);
    data.open();
    await page.getByText('Warehouse North').first().waitFor();
    // At most, an end-aligned text becomes longer.
    await expectShift(0.001, `${width} px`);
    // Nothing shifts below the window either.
    expect(await page.getByRole('contentinfo').evaluate(topOf)).toBe(footerBefore);
    await page.unrouteAll();
  }
});

test("nothing shifts when the dashboard's API fails late", async ({ page, user, allowConsole }) => {
  allowConsole(/status of 503/);
  const expectShift = await recordShifts(page);
  await signIn(page, user, '/sample-page');
  for (const [width, height] of [
    [390, 844],
    [1440, 1600],
  ] as const) {
    await page.setViewportSize({ width, height });
    const api = createGate();
    await page.route('**/api/v1/**', async (route) => {
      await api.opened;
      await route.fulfill({ status: 503, json: {} });
    });
    await page.goto('/');
    await page.getByRole('heading', { name: 'Latest readings' }).waitFor();
    api.open();
    await expect(page.getByRole('alert').filter({ hasText: 'The data could not be loaded' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Figures' })).toBeHidden();
    // A message replaces the data. It is shorter, so only the footer moves, into the window.
    await expectShift(0.05, `${width} px`);
    await page.unrouteAll();
  }
});

test('the plot does not move when the previous period turns out to contain no data', async ({ page, user }) => {
  const expectShift = await recordShifts(page);
  await signIn(page, user, '/sample-page');
  const now = new Date('2026-03-20T09:30:00Z');
  const monthStart = Date.parse('2026-03-01T00:00:00Z');
  await page.clock.setFixedTime(now);
  await serveReadings(page, now, new Date('2026-03-10T00:00:00Z'));
  // With the widest typeface, the legend needs a second line at 1280 px.
  await page.evaluate(() => {
    localStorage.setItem('waymark:preferences', JSON.stringify({ fontFamily: "'Poppins', sans-serif" }));
  });
  for (const width of [1000, 1280]) {
    await page.setViewportSize({ width, height: 1200 });
    const before = createGate();
    await page.route('**/api/v1/readings**', async (route) => {
      const from = new URL(route.request().url()).searchParams.get('from');
      if (Date.parse(from ?? '') < monthStart) await before.opened;
      await route.fallback();
    });
    await page.goto('/');
    const plot = page.locator('[data-slot="chart-plot"]').first();
    await plot.waitFor();
    await page.getByText('Warehouse North').first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    const top = await plot.evaluate(topOf);
    before.open();
    await page.getByText('No earlier data').waitFor({ state: 'attached' });
    expect(await plot.evaluate(topOf), `${width} px`).toBe(top);
    // Only the legend's entries move to its end.
    await expectShift(0.005, `${width} px`);
  }
});

test('120 navigations leak no nodes, listeners or memory', async ({ page, user }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Wide enough for the permanent drawer, with little to paint.
  await page.setViewportSize({ width: 1000, height: 200 });
  // The data API would reject so many requests from one user.
  await serveReadings(page, new Date());
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
        // The dashboard takes several times as long as the others.
        const light = index % 2 === 0 ? '/sample-page' : '/api-setup';
        const path = index % 8 === 0 ? '/dashboard/default' : light;
        find(path)?.click();
        const latest = performance.now() + 10_000;
        while (find(path)?.getAttribute('aria-current') !== 'page' || location.pathname !== path) {
          if (performance.now() > latest) throw new Error(`${path} did not show, in navigation ${index}.`);
          await tick();
        }
      }
    }, times);
  // During these navigations, the heap grows mostly with the pages' compiled code.
  await navigate(100);
  const before = await heldAtRest(session);
  await navigate(120);
  const after = await heldAtRest(session);
  // A leak in every tenth navigation adds 12.
  expect(after.nodes - before.nodes, 'DOM nodes').toBeLessThan(12);
  expect(after.listeners - before.listeners, 'event listeners').toBeLessThan(12);
  expect((after.heap - before.heap) / 2 ** 20, 'MB of heap').toBeLessThanOrEqual(1.5);
});
