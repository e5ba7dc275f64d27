import { readFileSync } from 'node:fs';
import type { BrowserContext, Locator, Page } from '@playwright/test';

const standIn = readFileSync(new URL('gapi-stand-in.js', import.meta.url), 'utf8');

/** The URL from which the library loads Google's script. */
export const googleScript = 'https://apis.google.com/js/api.js*';

export interface ProviderOptions {
  /** Whether the provider verifies email addresses. GitHub, for example, does not. @default true */
  verifiesAddresses?: boolean;
}

/** Replaces Google's script, so that provider windows of the emulator open without the network. */
export async function serveGoogleScript(
  context: BrowserContext,
  { verifiesAddresses = true }: ProviderOptions = {},
): Promise<void> {
  await context.route(googleScript, (route) => route.fulfill({ contentType: 'text/javascript', body: standIn }));
  // Styles and fonts of the emulator's pages.
  await context.route(/^https:\/\/(unpkg\.com|fonts\.googleapis\.com)\//, (route) =>
    route.fulfill({ contentType: route.request().url().endsWith('.js') ? 'text/javascript' : 'text/css', body: '' }),
  );
  if (verifiesAddresses) return;
  await context.route('**/emulator/auth/handler?**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replaceAll('email_verified: true', 'email_verified: false'),
    });
  });
}

/** Clicks a button or link that opens a window, and returns the window. */
export async function openWindow(opener: Locator): Promise<Page> {
  const [opened] = await Promise.all([opener.page().waitForEvent('popup'), opener.click()]);
  return opened;
}

/** Signs in at the provider, in its window or on its page, with a new account. */
export async function signInAtProvider(page: Page, { email, name }: { email: string; name?: string }): Promise<void> {
  await page.getByRole('button', { name: 'Add new account' }).click();
  await page.locator('#email-input').fill(email);
  if (name !== undefined) await page.locator('#display-name-input').fill(name);
  await page.locator('#sign-in').click();
}
