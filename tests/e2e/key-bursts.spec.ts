import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { signIn } from './support/login-page';

// Motion stays enabled: the faults that these tests guard against existed only while a layer was animated.

const keyCodes: Record<string, number> = { Escape: 27, Enter: 13, k: 75 };
const ctrl = 2;

/** Sends the keys without waiting in between, as a switch device or voice control does. `Ctrl+k` is a key with a modifier. */
async function sendKeys(cdp: CDPSession, ...keys: string[]): Promise<void> {
  const events = keys.flatMap((name) => {
    const key = name.replace('Ctrl+', '');
    const event = {
      key,
      code: key.length === 1 ? `Key${key.toUpperCase()}` : key,
      windowsVirtualKeyCode: keyCodes[key],
      modifiers: name === key ? 0 : ctrl,
    };
    const down = key === 'Enter' ? { type: 'keyDown' as const, text: '\r' } : { type: 'rawKeyDown' as const };
    return [
      { ...event, ...down },
      { ...event, type: 'keyUp' as const },
    ];
  });
  await Promise.all(events.map((event) => cdp.send('Input.dispatchKeyEvent', event)));
}

/** Clicks the element twice without waiting in between. */
async function sendTwoClicks(cdp: CDPSession, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('The element is not visible.');
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2, button: 'left' as const };
  const click = (clickCount: number) => [
    { ...at, type: 'mousePressed' as const, clickCount },
    { ...at, type: 'mouseReleased' as const, clickCount },
  ];
  const events = [{ ...at, button: 'none' as const, type: 'mouseMoved' as const }, ...click(1), ...click(2)];
  await Promise.all(events.map((event) => cdp.send('Input.dispatchMouseEvent', event)));
}

interface Layer {
  /** Width of the viewport. */
  width: number;
  trigger: (page: Page) => Locator;
  layer: (page: Page) => Locator;
}

const layers: Record<string, Layer> = {
  'profile menu': {
    width: 1440,
    trigger: (page) => page.getByRole('button', { name: /^Profile of / }),
    layer: (page) => page.getByRole('dialog', { name: /^Profile of / }),
  },
  'notifications popover': {
    width: 1440,
    trigger: (page) => page.getByRole('button', { name: /^Notifications/ }),
    layer: (page) => page.getByRole('dialog', { name: 'Notifications' }),
  },
  'theme settings popover': {
    width: 1440,
    trigger: (page) => page.getByRole('button', { name: 'Theme settings' }),
    layer: (page) => page.getByRole('dialog', { name: 'Theme settings' }),
  },
  'search panel': {
    width: 700,
    trigger: (page) => page.getByRole('button', { name: 'Search', exact: true }),
    layer: (page) => page.getByRole('dialog', { name: 'Search' }),
  },
  'drawer overlay': {
    width: 700,
    trigger: (page) => page.getByRole('banner').locator('[data-slot="drawer-toggle"]'),
    layer: (page) => page.getByRole('dialog', { name: 'Main menu' }),
  },
};

const palette = (page: Page): Locator => page.getByRole('dialog', { name: 'Command palette' });

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'no-preference' }));

/**
 * Opens a page with little to draw, waits for the code that loads when idle, then slows the CPU down to a quarter. The tests of
 * the stories send these keys at full speed, too.
 */
async function startSlowly(page: Page, user: Parameters<typeof signIn>[1]): Promise<CDPSession> {
  await signIn(page, user, '/sample-page');
  await page.waitForLoadState('networkidle');
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return cdp;
}

for (const width of [1440, 700]) {
  test(`each layer of the header closes on Escape or a second click right after opening, at ${width} px`, async ({
    page,
    user,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const cdp = await startSlowly(page, user);
    for (const [name, { trigger, layer, ...other }] of Object.entries(layers)) {
      if (other.width !== width) continue;
      await test.step(name, async () => {
        await trigger(page).focus();
        for (let round = 0; round < 3; round += 1) {
          await sendKeys(cdp, 'Enter', 'Escape');
          await expect(layer(page)).toHaveCount(0);
          await expect(trigger(page)).toBeFocused();
          await expect(trigger(page)).toHaveAttribute('aria-expanded', 'false');
        }
        // The layers of a narrow window cover their triggers.
        if (width < 900) return;
        for (let round = 0; round < 3; round += 1) {
          await sendTwoClicks(cdp, trigger(page));
          await expect(trigger(page)).toHaveAttribute('aria-expanded', 'false');
          await expect(layer(page)).toHaveCount(0);
        }
      });
    }
  });
}

test('the command palette closes on Escape or its shortcut right after opening', async ({ page, user }) => {
  const cdp = await startSlowly(page, user);
  for (const key of ['Escape', 'Ctrl+k']) {
    await sendKeys(cdp, 'Ctrl+k', key);
    await expect(palette(page)).toHaveCount(0);
  }
});

test('Escape and Enter on "Logout" do not sign the user out', async ({ page, user }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  const cdp = await startSlowly(page, user);
  const { trigger, layer } = layers['profile menu'] as Layer;
  await trigger(page).click();
  await layer(page).getByRole('button', { name: 'Logout' }).focus();
  await sendKeys(cdp, 'Escape', 'Enter');
  // Escape returned the focus to the trigger, so Enter opened the menu again.
  await expect(trigger(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(layer(page).getByRole('button', { name: 'Logout' })).toHaveAttribute('aria-busy', 'false');
  await expect(page).toHaveURL('/sample-page');
});

test('Escape cancels the palette while its code loads', async ({ page, user }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/app-palette/, async (route) => {
    await held;
    await route.continue();
  });
  await signIn(page, user, '/sample-page');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  const toggle = page.getByRole('banner').locator('[data-slot="drawer-toggle"]');
  await toggle.focus();
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.press('Escape');
  const loaded = page.waitForResponse(/app-palette/);
  release();
  const url = (await loaded).url();
  // Wait until the module has run and React has had time to render.
  await page.evaluate(async (file) => {
    await import(file);
    await scheduler.postTask(() => undefined, { priority: 'background' });
  }, url);
  await expect(palette(page)).toHaveCount(0);
  await expect(toggle).toBeFocused();
});
