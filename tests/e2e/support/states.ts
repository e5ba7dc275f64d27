import { expect, type Locator, type Page } from '@playwright/test';
import { seededAccounts } from './emulator';
import { signIn } from './login-page';
import { serveReadings } from './readings-api';

/** The fixed time of every screenshot. */
const now = new Date('2026-03-20T09:30:00Z');

/** Opens a page and waits for its heading. */
export async function visit(page: Page, path: string, isSignedIn = false): Promise<void> {
  await page.clock.setFixedTime(now);
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await serveReadings(page, now);
  // The shared demo account, because the checks change nothing.
  if (isSignedIn) await signIn(page, seededAccounts.demo, path);
  else await page.goto(path);
  // The page for an email link shows this heading until the link is verified.
  await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'One moment' }).waitFor({ state: 'attached' });
}

/** The pages for visitors. */
export const publicPages = {
  login: '/login',
  register: '/register',
  'forgot-password': '/forgot-password',
  'auth-action': '/auth/action?mode=resetPassword&oobCode=used-up',
  'not-found-visitor': '/nothing-here',
};

/** The pages for signed-in users. */
export const ownPages = {
  dashboard: '/',
  'api-setup': '/api-setup',
  'api-setup-form': '/api-setup?connection=new',
  'sample-page': '/sample-page',
  account: '/account',
  'account-social': '/account/social',
  'not-found': '/nothing-here',
  'login-signed-in': '/pages/login',
};

export interface LayerState {
  /** Window widths in px in which the layer opens. */
  widths: readonly [number, number];
  open: (page: Page) => Promise<void>;
  layer: (page: Page) => Locator;
}

const dialog =
  (name: string | RegExp) =>
  (page: Page): Locator =>
    page.getByRole('dialog', { name });

/** The layers of the shell. */
export const layers: Record<string, LayerState> = {
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
    open: async (page) => page.getByRole('button', { name: 'Search', exact: true }).click(),
    layer: dialog('Search'),
  },
  'drawer-overlay': {
    widths: [390, 700],
    open: async (page) => page.getByRole('button', { name: 'Main menu', exact: true }).click(),
    layer: dialog('Main menu'),
  },
  flyout: {
    widths: [1000, 1440],
    open: async (page) => {
      await page.getByRole('button', { name: 'Main menu', exact: true }).click();
      await page.getByRole('button', { name: 'Authentication' }).click();
    },
    layer: (page) => page.locator('[data-slot="flyout"]'),
  },
};

/** Opens a layer on the current page and waits until it has focus. */
export async function openLayer(page: Page, name: string, { widths, open, layer }: LayerState): Promise<void> {
  await page.setViewportSize({ width: widths[0], height: 900 });
  await open(page);
  await expect(layer(page)).toBeVisible();
  // Focus moves into a layer once it has rendered. A flyout leaves focus on its button.
  if (name !== 'flyout') await expect(layer(page).locator(':focus')).toHaveCount(1);
}
