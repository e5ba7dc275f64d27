import type { Page } from '@playwright/test';
import { createGate } from './gate';

/** The browser's console message for a rejected request. The page shows its own message. */
export const refusedRequest = /Failed to load resource: the server responded with a status of (4|5)\d\d/;

const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

/**
 * Responds to a call with a recorded response, for cases that the emulator does not support. `call` is the end of its path, such as
 * `accounts:signInWithPassword`. Returns the number of calls so far.
 */
export async function respondTo(page: Page, call: string, status: number, json: object): Promise<() => number> {
  let calls = 0;
  await page.route(
    (url) => url.pathname.endsWith(call),
    async (route) => {
      if (route.request().method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
      calls += 1;
      return route.fulfill({ status, headers, json });
    },
  );
  return () => calls;
}

/** Rejects a call with one of the provider's error codes, such as `TOO_MANY_ATTEMPTS_TRY_LATER`. */
export function refuseCall(page: Page, call: string, code: string, status = 400): Promise<() => number> {
  return respondTo(page, call, status, {
    error: { code: status, message: code, errors: [{ message: code, domain: 'global', reason: 'invalid' }] },
  });
}

/** Delays a call until `release` is called. */
export async function holdCall(page: Page, call: string): Promise<{ release: () => void; calls: () => number }> {
  let calls = 0;
  const { opened, open } = createGate();
  await page.route(
    (url) => url.pathname.endsWith(call),
    async (route) => {
      if (route.request().method() === 'OPTIONS') return route.fallback();
      calls += 1;
      await opened;
      // The page may have aborted the request.
      return route.fallback().catch(() => undefined);
    },
  );
  return { release: open, calls: () => calls };
}

/** Rejects one call because the last sign-in is too old. The emulator accepts every session as recent. */
export async function refuseOldSignIn(page: Page, call: string): Promise<void> {
  const json = { error: { code: 400, message: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN' } };
  await page.route(
    `**/${call}**`,
    (route) => (route.request().method() === 'POST' ? route.fulfill({ status: 400, headers, json }) : route.fallback()),
    { times: 1 },
  );
}
