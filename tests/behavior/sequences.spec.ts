import { expect, type Page, test } from '@playwright/test';
import { randomOf } from './support/random';
import { openStory } from './support/stories';

/** The whole shell: menu, flyouts, popups, command palette and theme menu. */
const story = 'templates-dashboard--default';
const seeds = [1, 2, 3];
const steps = 150;
const widths = [320, 700, 1000, 1440];

interface State {
  /** The problems found. */
  faults: string[];
  /** The number of open layers. */
  layers: number;
  /** Whether `body` has focus. */
  onBody: boolean;
  /** The focused element. */
  focus: string;
}

interface Before extends State {
  /** The action that followed. */
  action: Action;
}

const actions = ['click', 'outside', 'Escape', 'Tab', 'Shift+Tab', 'arrow', 'resize', 'direction', 'theme'] as const;
type Action = (typeof actions)[number];
/** The relative frequency of each action. */
const weights: Readonly<Record<Action, number>> = {
  click: 9,
  outside: 2,
  Escape: 3,
  Tab: 3,
  'Shift+Tab': 2,
  arrow: 2,
  resize: 2,
  direction: 1,
  theme: 1,
};
const arrows = ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End'];

/** Checks the invariants after a step, and waits up to two seconds until they hold. */
function check(page: Page, before: Before | undefined): Promise<State> {
  return page.evaluate(async (earlier) => {
    const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
    const describe = (element: Element | null): string =>
      element ? `<${element.localName} ${element.getAttribute('data-slot') ?? element.className}>` : 'nothing';
    const take = (): State => {
      const { activeElement, documentElement, body } = document;
      const faults: string[] = [];
      const modal = all(
        '[data-slot="modal-layer"][data-state="open"], [data-slot="drawer"][role="dialog"][data-state="open"]',
      );
      const popups = all('[role="dialog"][data-state="open"], [role="menu"][data-state="open"]').filter(
        (popup) => !popup.matches('[data-slot="drawer"]') && popup.parentElement?.dataset.slot !== 'modal-layer',
      );
      const flyouts = all('[data-slot="flyout"][data-state="open"]');
      if (popups.length > 1) faults.push(`popups are open: ${popups.map(describe).join(', ')}`);
      if (flyouts.length > 1) faults.push('more than one flyout is open');
      const layers = modal.length + popups.length + flyouts.length;
      const onBody = activeElement === null || activeElement === body;
      if (modal.length === 0) {
        // Closed and closing layers are themselves inert.
        const inert = all('[inert]:not([data-state="closed"])');
        if (inert.length > 0) faults.push(`inert: ${inert.map(describe).join(', ')}`);
        if (documentElement.style.overflow || getComputedStyle(documentElement).overflowY === 'hidden')
          faults.push('the page cannot be scrolled');
      } else if (
        !onBody &&
        !activeElement.closest(
          '[data-slot="modal-layer"], [data-slot="drawer"], [data-slot="drawer-layers"], [data-live]',
        )
      ) {
        faults.push(`the focus is outside of the modal layer, on ${describe(activeElement)}`);
      }
      if (onBody && earlier) {
        const closed = layers < earlier.layers;
        const { action } = earlier;
        const leaves = action === 'Tab' || action === 'Shift+Tab';
        const onPlain = action === 'outside' && earlier.layers === 0;
        const mayBe = !closed && (earlier.onBody || leaves || onPlain);
        if (!mayBe) faults.push(`the focus on ${earlier.focus} is lost${closed ? ', and a layer closed' : ''}`);
      }
      return { faults, layers, onBody, focus: describe(activeElement) };
    };
    const latest = performance.now() + 2000;
    // Tasks and renders that the step started must end first.
    await scheduler.postTask(() => undefined, { priority: 'background' });
    let state = take();
    while (state.faults.length > 0 && performance.now() < latest) {
      await new Promise(requestAnimationFrame);
      state = take();
    }
    return state;
  }, before);
}

/** Resolves when the page has stopped scrolling, which a key or a focus change can cause for some frames. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    let still = 0;
    for (let { scrollX, scrollY } = window; still < 3; { scrollX, scrollY } = window) {
      await new Promise(requestAnimationFrame);
      still = scrollX === window.scrollX && scrollY === window.scrollY ? still + 1 : 0;
    }
  });
}

/** Returns a random point to click: on a control, or with `plain` on non-interactive content. */
async function placeOf(
  page: Page,
  random: number,
  plain: boolean,
): Promise<{ x: number; y: number; name: string } | undefined> {
  await settled(page);
  return page.evaluate(
    ([chance, isPlain]) => {
      const interactive =
        'a, button, input, select, textarea, label, summary, [role^="menuitem"], [role="option"], [tabindex]:not(main):not([tabindex="-1"])';
      const hit = (x: number, y: number): Element | null => document.elementFromPoint(x, y);
      const nameOf = (element: Element): string =>
        `${element.getAttribute('data-slot') ?? element.localName} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)}"`;
      if (isPlain) {
        const points = Array.from({ length: 60 }, (_, index) => ({
          x: Math.floor(((index * 0.618 + chance) % 1) * window.innerWidth),
          y: Math.floor(((index * 0.382 + chance * 7) % 1) * window.innerHeight),
        }));
        const point = points.find(({ x, y }) => {
          const element = hit(x, y);
          return (
            element &&
            !element.closest(interactive) &&
            !element.closest('[role="dialog"], [role="menu"], [data-slot="flyout"]')
          );
        });
        return point && { ...point, name: 'plain content' };
      }
      const found = [...document.querySelectorAll(interactive)].flatMap((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const [x, y] = [Math.floor(left + width / 2), Math.floor(top + height / 2)];
        const isReached =
          width > 0 && x > 0 && y > 0 && x < window.innerWidth && y < window.innerHeight && element.contains(hit(x, y));
        const isDead =
          element.matches('[disabled], [aria-disabled="true"], [target="_blank"]') || element.closest('label');
        return isReached && !isDead ? [{ x, y, name: nameOf(element) }] : [];
      });
      const chosen = found[Math.floor(chance * found.length)];
      if (!chosen) return undefined;
      return { x: chosen.x, y: chosen.y, name: chosen.name };
    },
    [random, plain] as const,
  );
}

for (const seed of seeds) {
  test(`focus is kept and the page is usable after ${steps} random actions, seed ${seed}`, async ({ page }) => {
    const random = randomOf(seed);
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
    const bag = actions.flatMap((action) => Array.from({ length: weights[action] }, () => action));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1000, height: 700 });
    const crashes: string[] = [];
    page.on('pageerror', (error) => crashes.push(error.stack ?? error.message));
    await openStory(page, story);
    // Make the page scrollable at every width.
    await page.addStyleTag({ content: 'body { min-block-size: 300vh; }' });
    // Following a link would leave the story.
    await page.evaluate(() => {
      for (const type of ['click', 'submit']) {
        document.addEventListener(type, (event) => {
          if (type === 'submit' || (event.target instanceof Element && event.target.closest('a')))
            event.preventDefault();
        });
      }
    });

    const log: string[] = [];
    const faults: string[] = [];
    let state = await check(page, undefined);
    for (let step = 1; step <= steps; step += 1) {
      const action = pick(bag);
      let what: string = action;
      if (action === 'click' || action === 'outside') {
        const place = await placeOf(page, random(), action === 'outside');
        if (!place) continue;
        what = `click on ${place.name}`;
        await page.mouse.click(place.x, place.y);
      } else if (action === 'resize') {
        const width = pick(widths);
        what = `${width} px`;
        await page.setViewportSize({ width, height: 700 });
      } else if (action === 'direction' || action === 'theme') {
        await page.evaluate((isDirection) => {
          const root = document.documentElement;
          if (isDirection) root.dir = root.dir === 'rtl' ? 'ltr' : 'rtl';
          else root.dataset.theme = root.dataset.theme === 'dark' ? 'light' : 'dark';
        }, action === 'direction');
      } else {
        what = action === 'arrow' ? pick(arrows) : action;
        await page.keyboard.press(what);
      }
      log.push(what);
      state = await check(page, { ...state, action });
      expect(
        await page.locator('#storybook-root > *').count(),
        `the story is gone, after ${log.slice(-6).join(' > ')}: ${crashes.join()}`,
      ).toBeGreaterThan(0);
      for (const fault of state.faults) faults.push(`step ${step}: ${fault}, after ${log.slice(-6).join(' > ')}`);
    }
    expect(faults).toEqual([]);

    // Close the remaining layers one by one. The page can be scrolled then.
    for (let left = 6; left > 0 && state.layers > 0; left -= 1) {
      await page.keyboard.press('Escape');
      state = await check(page, { ...state, action: 'Escape' });
    }
    expect(state).toMatchObject({ faults: [], layers: 0 });
    await page.mouse.move(160, 600);
    const before = await page.evaluate(() => window.scrollY);
    await page.mouse.wheel(0, before > 0 ? -200 : 200);
    await page.waitForFunction((y) => window.scrollY !== y, before);
  });
}
