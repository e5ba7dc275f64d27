import { type CDPSession, expect, type Locator, type Page, test } from '@playwright/test';
import { type Layer, layers } from './support/layers';
import { openStory } from './support/stories';

/*
 * Keys that arrive together, with motion enabled: a switch device, a macro or a fast typist sends them faster than a layer
 * opens or fades. Tests with reduced motion cannot find these bugs, because layers then close immediately.
 */

type Key = 'ArrowDown' | 'ArrowRight' | 'ContextMenu' | 'End' | 'Enter' | 'Escape' | 'Tab';

const codes: Readonly<Record<Key, number>> = {
  ArrowDown: 40,
  ArrowRight: 39,
  ContextMenu: 93,
  End: 35,
  Enter: 13,
  Escape: 27,
  Tab: 9,
};

/** Dispatches keys without waiting for the page between them. */
async function burst(client: CDPSession, ...keys: Key[]): Promise<void> {
  await Promise.all(
    keys.flatMap((key) => {
      const shared = { key, code: key, windowsVirtualKeyCode: codes[key] };
      const down =
        key === 'Enter'
          ? { ...shared, type: 'keyDown' as const, text: '\r' }
          : { ...shared, type: 'rawKeyDown' as const };
      return [
        client.send('Input.dispatchKeyEvent', down),
        client.send('Input.dispatchKeyEvent', { ...shared, type: 'keyUp' }),
      ];
    }),
  );
}

/** Opens a story with motion enabled, a button before it and one after it. */
async function prepare(page: Page, story: string): Promise<CDPSession> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openStory(page, story);
  await page.evaluate(() => {
    const root = document.querySelector('#storybook-root');
    for (const place of ['prepend', 'append'] as const) {
      const neighbor = document.createElement('button');
      neighbor.textContent = place;
      root?.[place](neighbor);
    }
    // Following a link would leave the story.
    document.addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
    });
  });
  return page.context().newCDPSession(page);
}

/**
 * Runs the steps at full CPU speed, then at a quarter of it, on one page, because opening a page costs more than the
 * steps. A layer built from another one inherits its problems on a slow processor.
 */
async function atSpeeds(
  client: CDPSession,
  isComposed: boolean | undefined,
  steps: () => Promise<void>,
): Promise<void> {
  for (const rate of isComposed ? [1] : [1, 4]) {
    await client.send('Emulation.setCPUThrottlingRate', { rate });
    await test.step(rate === 1 ? 'at full CPU speed' : 'at a quarter of the CPU speed', steps);
  }
}

/** Opens the layer and waits until it is settled and focused. */
async function open(page: Page, client: CDPSession, { trigger, layer, key = 'Enter' }: Layer): Promise<void> {
  await page.locator(trigger).first().focus();
  await burst(client, key);
  await page.waitForFunction((selector) => {
    const element = document.querySelector(selector);
    const moves = element?.getAnimations({ subtree: true }).some(({ playState }) => playState === 'running');
    return element?.contains(document.activeElement) && !moves;
  }, layer);
}

/** Describes the focused element in a form that can be compared. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement } = document;
    return `${activeElement?.localName} ${activeElement?.getAttribute('data-slot')} ${activeElement?.textContent}`;
  });

const openState = (layer: string): string => `${layer}[data-state="open"]`;

for (const entry of layers) {
  const { name, story, layer, key = 'Enter' } = entry;

  test(`${name}: keys that arrive together have the expected effect`, async ({ page }) => {
    const client = await prepare(page, story);
    const opener = page.locator(entry.trigger).first();
    await atSpeeds(client, entry.isComposed, async () => {
      await test.step('Tab right after Escape continues from the trigger', async () => {
        await opener.focus();
        await page.keyboard.press('Tab');
        const next = await focused(page);
        await open(page, client, entry);
        await burst(client, 'Escape', 'Tab');
        expect(await focused(page)).toBe(next);
        await expect(page.locator(openState(layer))).toHaveCount(0);
        expect(await focused(page)).toBe(next);
      });

      await test.step('Enter right after Escape activates nothing in the layer', async () => {
        await open(page, client, entry);
        // The last control: an entry, a button, a link.
        await page.evaluate((selector) => {
          const controls = document
            .querySelector(selector)
            ?.querySelectorAll<HTMLElement>(
              'a[href], button:not([disabled]), [role^="menuitem"]:not([data-disabled]), [role="combobox"]',
            );
          const combobox = [...(controls ?? [])].find((control) => control.role === 'combobox');
          (combobox ?? [...(controls ?? [])].at(-1))?.focus();
        }, layer);
        const inside = await page.evaluateHandle((selector) => {
          const events: string[] = [];
          for (const type of ['keydown', 'click']) {
            document.addEventListener(
              type,
              (event) => {
                const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
                if (!isEscape && event.target instanceof Element && event.target.closest(selector))
                  events.push(`${type} on ${event.target.textContent}`);
              },
              { capture: true },
            );
          }
          return events;
        }, layer);
        await burst(client, 'Escape', 'Enter');
        expect(await inside.jsonValue()).toEqual([]);
        // Enter went to the trigger, which opened the layer again, unless it is a context menu area.
        await expect(page.locator(openState(layer))).toHaveCount(key === 'ContextMenu' ? 0 : 1);
      });

      await test.step('a layer that reopens while it closes receives focus', async () => {
        await burst(client, 'Escape');
        await open(page, client, entry);
        await burst(client, 'Escape');
        await expect(page.locator(openState(layer))).toHaveCount(0);
      });

      await test.step('Escape closes the layer right after the key that opens it', async () => {
        await opener.focus();
        await burst(client, key, 'Escape');
        await expect(opener).toBeFocused();
        await expect(page.locator(openState(layer))).toHaveCount(0);
        await expect(opener).toBeFocused();
      });
    });
  });
}

const submenu = '[data-slot="menu-sub-content"]';

/** Opens the story's menu and moves to the entry with the submenu. */
async function toSubmenu(page: Page, client: CDPSession): Promise<Locator> {
  await page.locator('[data-slot="menu-trigger"]').focus();
  await burst(client, 'Enter');
  const entry = page.locator('[data-slot="menu-sub-trigger"]').first();
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  for (let left = 10; left > 0 && !(await entry.evaluate((element) => element === document.activeElement)); left -= 1)
    await page.keyboard.press('ArrowDown');
  await expect(entry).toBeFocused();
  return entry;
}

test('Submenu: Escape right after opening closes the submenu only', async ({ page }) => {
  const client = await prepare(page, 'layers-menu--submenu');
  await atSpeeds(client, false, async () => {
    const entry = await toSubmenu(page, client);
    await burst(client, 'ArrowRight', 'Escape');
    await expect(page.locator(openState(submenu))).toHaveCount(0);
    await expect(page.locator(openState('[data-slot="menu-content"]'))).toHaveCount(1);
    await expect(entry).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator(openState('[data-slot="menu-content"]'))).toHaveCount(0);
  });
});

test('Submenu: two simultaneous presses of Escape close the submenu and the menu', async ({ page }) => {
  const client = await prepare(page, 'layers-menu--submenu');
  await atSpeeds(client, false, async () => {
    await toSubmenu(page, client);
    await burst(client, 'ArrowRight');
    await expect(page.locator(`${submenu} [role^="menuitem"]`).first()).toBeFocused();
    await burst(client, 'Escape', 'Escape');
    await expect(page.locator('[data-slot="menu-trigger"]')).toBeFocused();
    await expect(page.locator(openState('[role="menu"]'))).toHaveCount(0);
  });
});

for (const [name, trigger, layer] of [
  ['HoverCard', '[data-slot="hover-card-trigger"]', '[data-slot="hover-card-content"]'],
  ['Tooltip', '#storybook-root [aria-label="Test connection"]', '[data-slot="tooltip"]'],
] as const) {
  test(`${name}: Escape hides it right after focus shows it`, async ({ page }) => {
    const client = await prepare(page, `layers-${name.toLowerCase()}--playground`);
    await atSpeeds(client, false, async () => {
      await page.getByRole('button', { name: 'prepend' }).focus();
      await burst(client, 'Tab', 'Escape');
      await expect(page.locator(trigger)).toBeFocused();
      await expect(page.locator(layer)).toHaveCount(0);
    });
  });
}
