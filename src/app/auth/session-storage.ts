import { isProviderId, type ProviderId } from '../config/env';
import { keepText, readStored, readText } from '../lib/storage';

/** The prefix of the app's own keys. Any other key belongs to a library, which may store a session in it. */
const ownPrefix = 'waymark';
const redirectKey = 'waymark:redirect';

function libraryEntries(name: 'localStorage' | 'sessionStorage'): [string, string][] {
  try {
    return Object.entries<string>(window[name]).filter(([key]) => !key.startsWith(ownPrefix));
  } catch {
    // Storage is denied, so nothing is stored.
    return [];
  }
}

export const mayHoldSharedSession = (): boolean => libraryEntries('localStorage').length > 0;

/** Returns whether a session may be stored in this browser. `false` is certain; the library has to confirm `true`. */
export const mayHoldSession = (): boolean => mayHoldSharedSession() || libraryEntries('sessionStorage').length > 0;

/**
 * Returns the libraries' stored data, to find out whether another page has changed or ended the session. It contains
 * secrets.
 */
export const readStoredSession = (): string =>
  JSON.stringify([libraryEntries('localStorage'), libraryEntries('sessionStorage')]);

export interface PendingRedirect {
  provider: ProviderId;
  keepSignedIn: boolean;
}

/** Stores the pending redirect for the page to which the provider returns; null removes it. */
export function rememberRedirect(redirect: PendingRedirect | null): void {
  // If storage is denied, the library itself rejects the redirect.
  keepText('sessionStorage', redirectKey, redirect && JSON.stringify(redirect));
}

export const hasPendingRedirect = (): boolean => typeof readText('sessionStorage', redirectKey) === 'string';

/** Returns the redirect from which this page returns, and removes it from storage. */
export function takeRedirect(): PendingRedirect | null {
  const stored = readStored('sessionStorage', redirectKey);
  rememberRedirect(null);
  if (typeof stored !== 'object' || stored === null || !('provider' in stored)) return null;
  const { provider } = stored;
  if (typeof provider !== 'string' || !isProviderId(provider)) return null;
  return { provider, keepSignedIn: !('keepSignedIn' in stored && stored.keepSignedIn === false) };
}
