import { readdirSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { seededAccounts } from './support/emulator';
import { expect, test } from './support/fixtures';
import { signIn } from './support/login-page';
import { expectGoodLayer, expectGoodPage } from './support/page-checks';

/** The fixed time of every screenshot. */
const now = new Date('2026-03-02T09:30:00Z');

/** Opens a page and waits for its heading. */
async function visit(page: Page, path: string, isSignedIn = false): Promise<void> {
  await page.clock.setFixedTime(now);
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  // The shared demo account, because the checks change nothing.
  if (isSignedIn) await signIn(page, seededAccounts.demo, path);
  else await page.goto(path);
  // The page of an email link shows this heading until the link is verified.
  await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'One moment' }).waitFor({ state: 'attached' });
}

const publicPages = {
  login: '/login',
  register: '/register',
  'forgot-password': '/forgot-password',
  'auth-action': '/auth/action?mode=resetPassword&oobCode=used-up',
  'not-found-visitor': '/nothing-here',
};

for (const [name, path] of Object.entries(publicPages)) {
  test(`the public ${name} page is accessible and looks right in every mode and width`, async ({
    page,
    allowConsole,
  }) => {
    // The provider rejects the code of the link.
    if (name === 'auth-action') allowConsole(/status of 400/);
    await visit(page, path);
    await expectGoodPage(page, name);
  });
}

const ownPages = {
  dashboard: '/',
  'api-setup': '/api-setup',
  'sample-page': '/sample-page',
  account: '/account',
  'account-social': '/account/social',
  'not-found': '/nothing-here',
  'login-signed-in': '/pages/login',
};

for (const [name, path] of Object.entries(ownPages)) {
  test(`the ${name} page is accessible and looks right in every mode and width`, async ({ page }) => {
    await visit(page, path, true);
    await expectGoodPage(page, name);
  });
}

interface LayerState {
  /** Window widths in px in which the layer opens. */
  widths: readonly [number, number];
  open: (page: Page) => Promise<void>;
  layer: (page: Page) => Locator;
}

const dialog =
  (name: string | RegExp) =>
  (page: Page): Locator =>
    page.getByRole('dialog', { name });

const layers: Record<string, LayerState> = {
  notifications: {
    widths: [390, 1440],
    open: async (page) => page.getByRole('button', { name: /notifications/i }).click(),
    layer: dialog('Notifications'),
  },
  'profile-menu': {
    widths: [390, 1440],
    open: async (page) =>
      page
        .getByRole('banner')
        .getByRole('button', { name: /profile|Ada/i })
        .click(),
    layer: dialog(/^Profile of/),
  },
  'theme-settings': {
    widths: [700, 1440],
    open: async (page) => page.getByRole('button', { name: 'Theme settings' }).click(),
    layer: dialog('Theme settings'),
  },
  'command-palette': {
    widths: [390, 1440],
    open: async (page) => page.keyboard.press('ControlOrMeta+k'),
    layer: dialog('Command palette'),
  },
  'search-panel': {
    widths: [390, 700],
    open: async (page) => page.getByRole('button', { name: 'Search' }).click(),
    layer: dialog('Search'),
  },
  'drawer-overlay': {
    widths: [390, 700],
    open: async (page) => page.getByRole('button', { name: 'Open main menu' }).click(),
    layer: dialog('Main menu'),
  },
  flyout: {
    widths: [1000, 1440],
    open: async (page) => {
      await page.getByRole('button', { name: 'Close main menu' }).click();
      await page.getByRole('button', { name: 'Authentication' }).click();
    },
    layer: (page) => page.locator('[data-slot="flyout"]'),
  },
};

for (const [name, { widths, open, layer }] of Object.entries(layers)) {
  test(`the ${name} layer is accessible and looks right in every mode`, async ({ page }) => {
    await page.setViewportSize({ width: widths[0], height: 900 });
    await visit(page, '/', true);
    await open(page);
    await expect(layer(page)).toBeVisible();
    // The focus moves into a layer once it has rendered. A flyout leaves it on its button.
    if (name !== 'flyout') await expect(layer(page).locator(':focus')).toHaveCount(1);
    await expectGoodLayer(page, name, widths);
  });
}

test('every baseline of the app belongs to a page or layer of these tests', () => {
  const known = [publicPages, ownPages, layers].flatMap((states) => Object.keys(states));
  expect(readdirSync('tests/visual/baselines/app').filter((name) => !known.includes(name))).toEqual([]);
});
