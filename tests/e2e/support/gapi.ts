import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';

const standIn = readFileSync(new URL('gapi-stand-in.js', import.meta.url), 'utf8');

/** Where the library loads Google's script from. */
export const googleScript = 'https://apis.google.com/js/api.js*';

export interface ProviderOptions {
  /** Whether the provider vouches for the addresses that it tells; GitHub, for one, does not. @default true */
  verifiesAddresses?: boolean;
}

/** Lets providers' windows open without the network: Google's script stands in, all else in them is the emulator's own. */
export async function serveGoogleScript(
  context: BrowserContext,
  { verifiesAddresses = true }: ProviderOptions = {},
): Promise<void> {
  await context.route(googleScript, (route) => route.fulfill({ contentType: 'text/javascript', body: standIn }));
  // The looks of the emulator's pages.
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

/** Signs in at the provider, in its window or on its page, with an account that is new there. */
export async function signInAtProvider(page: Page, { email, name }: { email: string; name?: string }): Promise<void> {
  await page.getByRole('button', { name: 'Add new account' }).click();
  await page.locator('#email-input').fill(email);
  if (name !== undefined) await page.locator('#display-name-input').fill(name);
  await page.locator('#sign-in').click();
}
