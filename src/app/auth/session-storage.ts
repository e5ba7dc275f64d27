import { isProviderId, type ProviderId } from '../config/env';
import { keepText, readStored, readText } from '../lib/storage';

/** The prefix of the app's own keys. Any other key belongs to a library, which may store a session in it. */
const ownPrefix = 'waymark';
const redirectKey = 'waymark:redirect';

function libraryEntries(name: 'localStorage' | 'sessionStorage'): [string, string][] {
  try {
    return Object.entries<string>(window[name]).filter(([key]) => !key.startsWith(ownPrefix));
  } catch {
    // Denied, so that nothing is stored.
    return [];
  }
}

export const mayHoldSharedSession = (): boolean => libraryEntries('localStorage').length > 0;

/** Returns whether a session may be stored in this browser. `false` is certain; `true` has to be confirmed by the library. */
export const mayHoldSession = (): boolean => mayHoldSharedSession() || libraryEntries('sessionStorage').length > 0;

/** Returns what libraries have stored, to find out whether another page has changed or ended the session. It has secrets. */
export const readStoredSession = (): string =>
  JSON.stringify([libraryEntries('localStorage'), libraryEntries('sessionStorage')]);

export interface PendingRedirect {
  provider: ProviderId;
  keepSignedIn: boolean;
}

/** Stores the pending redirect, for the page that the provider returns to; null removes it. */
export function rememberRedirect(redirect: PendingRedirect | null): void {
  // Where the storage is denied, the library itself rejects the redirect.
  keepText('sessionStorage', redirectKey, redirect && JSON.stringify(redirect));
}

export const hasPendingRedirect = (): boolean => typeof readText('sessionStorage', redirectKey) === 'string';

/** Returns the redirect that this page returns from, and removes it from the storage. */
export function takeRedirect(): PendingRedirect | null {
  const stored = readStored('sessionStorage', redirectKey);
  rememberRedirect(null);
  if (typeof stored !== 'object' || stored === null || !('provider' in stored)) return null;
  const { provider } = stored;
  if (typeof provider !== 'string' || !isProviderId(provider)) return null;
  return { provider, keepSignedIn: !('keepSignedIn' in stored && stored.keepSignedIn === false) };
}
