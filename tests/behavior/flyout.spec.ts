import { expect, type Page, test } from '@playwright/test';
import { openStory } from './support/stories';

const story = 'navigation-flyout--playground';
const openFlyout = '[data-slot="flyout"][data-state="open"]';

/** A place without a menu entry. */
const away = { x: 600, y: 400 };

interface Point {
  x: number;
  y: number;
}

async function openFlyouts(page: Page, direction: 'ltr' | 'rtl' = 'ltr'): Promise<void> {
  await page.clock.install();
  await openStory(page, story, { direction });
  // The clock advances only when a test advances it, so a slow machine does not affect the delays of a flyout.
  // A day ahead, because the clock runs until it is paused and cannot go back.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 24 * 60 * 60 * 1000));
}

async function boxOf(page: Page, role: 'button' | 'link', name: string) {
  const box = await page.getByRole(role, { name, exact: true }).boundingBox();
  if (!box) throw new Error(`There is no ${role} "${name}" to be seen.`);
  return box;
}

const middleOf = ({ x, y, width, height }: Awaited<ReturnType<typeof boxOf>>): Point => ({
  x: x + width / 2,
  y: y + height / 2,
});

/** Moves the pointer one step per frame, and returns the buttons that it crossed. */
async function moveByHand(page: Page, from: Point, to: Point, steps = 20): Promise<Set<string>> {
  const passed = new Set<string>();
  for (let step = 1; step <= steps; step += 1) {
    const at = { x: from.x + ((to.x - from.x) * step) / steps, y: from.y + ((to.y - from.y) * step) / steps };
    await page.mouse.move(at.x, at.y);
    await page.clock.runFor(16);
    const name = await page.evaluate(({ x, y }) => {
      const button = document.elementFromPoint(x, y)?.closest('[data-slot="nav-menu-trigger"]');
      return button?.querySelector('[data-slot="nav-menu-title"]')?.textContent;
    }, at);
    if (name) passed.add(name);
  }
  return passed;
}

/** Starts recording every opening and closing of a flyout. */
async function record(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    let before = '';
    Object.assign(window, { heard });
    new MutationObserver(() => {
      const open = document.querySelectorAll('[data-slot="nav-menu-trigger"][aria-expanded="true"]');
      const now = [...open].map((button) => button.textContent).join();
      if (now !== before) heard.push(now ? `${now} opens` : 'closes');
      before = now;
    }).observe(document.body, { subtree: true, attributeFilter: ['aria-expanded'] });
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard.splice(0));
}

/** Advances the clock past all delays of the flyout, and waits until the result is rendered. */
async function settle(page: Page): Promise<void> {
  await page.clock.runFor(1000);
  await page.evaluate(() => scheduler.postTask(() => undefined, { priority: 'background' }));
}

/**
 * Closes the flyout and moves the pointer and focus away, as on a new page. Loading one would take as long as the steps
 * of a test.
 */
async function leave(page: Page): Promise<void> {
  await page.mouse.move(away.x, away.y);
  await page.keyboard.press('Escape');
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await settle(page);
  await expect(page.locator(openFlyout)).toHaveCount(0);
}

/** Taps. The browser dispatches the click only after it has ruled out other gestures. */
async function tap(page: Page, { x, y }: Point): Promise<void> {
  const clicked = await page.evaluateHandle(() => ({
    once: new Promise<void>((resolve) => {
      window.addEventListener('click', () => resolve(), { capture: true, once: true });
    }),
  }));
  await page.touchscreen.tap(x, y);
  await clicked.evaluate(({ once }) => once);
}

for (const direction of ['ltr', 'rtl'] as const) {
  test(`the direct path into a flyout keeps it open, and a pause on another group opens that group, ${direction}`, async ({
    page,
  }) => {
    await openFlyouts(page, direction);
    for (const [group, last] of [
      ['Authentication', 'Register'],
      ['Settings', 'Billing'],
    ] as const) {
      await test.step(`the pointer moves from ${group} to ${last} across other entries`, async () => {
        const button = await boxOf(page, 'button', group);
        const middle = middleOf(button);
        await page.mouse.move(middle.x, middle.y);
        await settle(page);
        await expect(page.locator(openFlyout)).toHaveCount(1);
        const heard = await record(page);
        // The path from the bottom corner of the button crosses the entries below it.
        const corner = {
          x: direction === 'ltr' ? button.x + 3 : button.x + button.width - 3,
          y: button.y + button.height - 3,
        };
        await moveByHand(page, middle, corner, 6);
        const link = await boxOf(page, 'link', last);
        const target = { x: direction === 'ltr' ? link.x + 12 : link.x + link.width - 12, y: link.y + link.height / 2 };
        const passed = await moveByHand(page, corner, target);
        await settle(page);
        expect(await heard()).toEqual([]);
        await expect(page.locator(openFlyout)).toHaveCount(1);
        await expect(page.getByRole('button', { name: group })).toHaveAttribute('aria-expanded', 'true');
        if (group === 'Authentication') expect([...passed], 'the way leads over the other group').toContain('Settings');
        await page.mouse.click(target.x, target.y);
        await expect(page.getByRole('link', { name: last, exact: true })).toHaveCount(0);
        await leave(page);
      });
    }

    await test.step('the pointer rests on another group', async () => {
      const first = middleOf(await boxOf(page, 'button', 'Authentication'));
      const second = middleOf(await boxOf(page, 'button', 'Settings'));
      await page.mouse.move(first.x, first.y);
      await settle(page);
      await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
      await moveByHand(page, first, second);
      await settle(page);
      await expect(page.getByRole('link', { name: 'Billing' })).toBeVisible();
      await expect(page.locator(openFlyout)).toHaveCount(1);
    });
  });
}

test.describe('hover, click and tap', () => {
  test.use({ hasTouch: true });

  type Gesture = 'hover' | 'click' | 'tap';
  const orders: Gesture[][] = [
    ['hover', 'click', 'tap'],
    ['hover', 'tap', 'click'],
    ['click', 'hover', 'tap'],
    ['click', 'tap', 'hover'],
    ['tap', 'hover', 'click'],
    ['tap', 'click', 'hover'],
    ['tap', 'tap', 'tap'],
    ['click', 'click', 'click'],
  ];

  test('each of them toggles the flyout at most once, in any order', async ({ page }) => {
    await openFlyouts(page);
    const middle = middleOf(await boxOf(page, 'button', 'Settings'));
    const heard = await record(page);
    for (const order of orders) {
      await test.step(order.join(', '), async () => {
        let pressed = false;
        let pointer = away;
        for (const [index, gesture] of order.entries()) {
          if (gesture === 'tap') await tap(page, middle);
          else if (gesture === 'hover' || pointer === away) await moveByHand(page, away, middle, 4);
          if (gesture !== 'tap') pointer = middle;
          if (gesture === 'click') await page.mouse.click(middle.x, middle.y);
          await settle(page);
          const changes = await heard();
          expect(changes.length, `${index + 1}, ${gesture}: ${changes.join(', ')}`).toBeLessThanOrEqual(1);
          // The first click or tap leaves the flyout open.
          if (gesture !== 'hover' && !pressed) {
            pressed = true;
            await expect(page.locator(openFlyout)).toHaveCount(1);
          }
        }
        await leave(page);
        await heard();
      });
    }
  });

  test('a click at any time after hover leaves the flyout open', async ({ page }) => {
    await openFlyouts(page);
    const middle = middleOf(await boxOf(page, 'button', 'Settings'));
    const heard = await record(page);
    for (const wait of [0, 60, 95, 105, 200]) {
      await test.step(`the click follows after ${wait} ms`, async () => {
        await page.mouse.move(middle.x, middle.y);
        await page.clock.runFor(wait);
        await page.mouse.click(middle.x, middle.y);
        await settle(page);
        expect(await heard()).toEqual(['Settings opens']);
        await leave(page);
        await heard();
      });
    }
  });
});
