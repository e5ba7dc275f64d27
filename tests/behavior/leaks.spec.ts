import { expect, type Page, test } from '@playwright/test';
import { heldAtRest, openMetrics } from '../helpers/metrics';
import { layers } from './support/layers';
import { openStory } from './support/stories';

// The pixels do not matter, and fewer pixels paint faster.
test.use({ deviceScaleFactor: 0.1 });

interface Opened {
  name: string;
  story: string;
  /** A selector of the element that opens it. */
  trigger: string;
  /** A selector that matches only while it is open or closing. */
  shown: string;
  /** What closes it: a key, `blur`, or a selector of the element to click. */
  close: string;
  /** What opens it instead of a click: focus, or a key. */
  by?: 'focus' | 'ContextMenu';
}

const opened: readonly Opened[] = [
  ...layers.map(({ layer, isKept, key, ...entry }) => ({
    ...entry,
    by: key === 'ContextMenu' ? key : undefined,
    shown: isKept ? `${layer}[data-state="open"]` : layer,
    close: 'Escape',
  })),
  {
    name: 'Combobox',
    story: 'controls-combobox--playground',
    trigger: '[data-slot="combobox-toggle"]',
    shown: '[data-slot="combobox-popup"]',
    close: 'Escape',
  },
  {
    name: 'Tooltip',
    story: 'layers-tooltip--playground',
    trigger: '#storybook-root button',
    shown: '[data-slot="tooltip"]',
    close: 'blur',
    by: 'focus',
  },
  {
    name: 'Toast',
    story: 'layers-toast--playground',
    trigger: '#storybook-root button',
    shown: '[data-slot="toast"]',
    close: '[data-slot="toast"] button',
  },
  {
    name: 'NavMenuCollapse',
    story: 'navigation-navmenu--playground',
    trigger: '[data-slot="nav-menu-trigger"]',
    shown: '[data-slot="nav-menu-trigger"][aria-expanded="true"]',
    close: '[data-slot="nav-menu-trigger"]',
  },
];

/** Opens and closes it inside the page. A protocol call for each step would take a hundred times as long. */
function openAndClose(page: Page, layer: Opened, times: number): Promise<void> {
  return page.evaluate(
    async ({ trigger, shown, close, by, times: count }) => {
      const find = (selector: string): HTMLElement => {
        const found = document.querySelector<HTMLElement>(selector);
        if (!found) throw new Error(`There is no ${selector}.`);
        return found;
      };
      const press = (target: HTMLElement): void => {
        const how = { bubbles: true, cancelable: true, button: 0, pointerType: 'mouse', pointerId: 1 };
        target.dispatchEvent(new PointerEvent('pointerdown', { ...how, buttons: 1 }));
        if (target.dispatchEvent(new MouseEvent('mousedown', { ...how, buttons: 1 }))) target.focus();
        target.dispatchEvent(new PointerEvent('pointerup', how));
        target.dispatchEvent(new MouseEvent('mouseup', how));
        target.click();
      };
      // Wait for queued tasks, because a layer adds its keydown listener some tasks after it mounts. Waiting for a frame is
      // not necessary.
      const idle = (): Promise<void> => scheduler.postTask(() => undefined, { priority: 'background' });
      const isThere = (): boolean => document.querySelector(shown) !== null;
      const until = async (isShown: boolean, cycle: number): Promise<void> => {
        if (isThere() !== isShown) {
          // Check on every DOM change. Polling would compete for the CPU.
          await new Promise<void>((resolve, reject) => {
            const fail = (): void => reject(new Error(`It did not ${isShown ? 'open' : 'close'}, in cycle ${cycle}.`));
            const timer = setTimeout(fail, 10_000);
            const observer = new MutationObserver(() => {
              if (isThere() !== isShown) return;
              observer.disconnect();
              clearTimeout(timer);
              resolve();
            });
            observer.observe(document.documentElement, { subtree: true, childList: true, attributes: true });
          });
        }
        await idle();
      };
      for (let cycle = 1; cycle <= count; cycle += 1) {
        if (by) find(trigger).focus();
        if (by === 'ContextMenu') find(trigger).dispatchEvent(new KeyboardEvent('keydown', { key: by, bubbles: true }));
        if (!by) press(find(trigger));
        await until(true, cycle);
        await idle();
        const focused = document.activeElement;
        if (close === 'Escape') {
          focused?.dispatchEvent(new KeyboardEvent('keydown', { key: close, bubbles: true, cancelable: true }));
        } else if (close === 'blur') {
          if (focused instanceof HTMLElement) focused.blur();
        } else {
          press(find(close));
        }
        await until(false, cycle);
      }
    },
    { ...layer, times },
  );
}

/** Enough to distinguish a leak in every tenth cycle from what a page keeps once. */
const cycles = 50;

for (const layer of opened) {
  test(`${layer.name} does not leak when it opens and closes ${cycles} times`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1000, height: 800 });
    await openStory(page, layer.story);
    const session = await openMetrics(page);
    // Allocate what a page keeps once.
    await openAndClose(page, layer, 5);
    const before = await heldAtRest(session);
    await openAndClose(page, layer, cycles);
    const after = await heldAtRest(session);
    expect(after.nodes - before.nodes, 'DOM nodes').toBeLessThanOrEqual(cycles / 10);
    expect(after.listeners - before.listeners, 'event listeners').toBeLessThanOrEqual(cycles / 20);
  });
}
