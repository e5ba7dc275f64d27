import { isProviderId, type ProviderId } from '../config/env';

/** The prefix of the app's own keys. Any other key belongs to a library, which may store a session in it. */
const ownPrefix = 'waymark';
const redirectKey = 'waymark:redirect';

/** Runs the action; returns the fallback where the browser denies the storage. */
function attempt<T>(action: () => T, fallback: T): T {
  try {
    return action();
  } catch {
    return fallback;
  }
}

function libraryEntries(name: 'localStorage' | 'sessionStorage'): [string, string][] {
  return attempt(() => Object.entries<string>(window[name]).filter(([key]) => !key.startsWith(ownPrefix)), []);
}

/** Returns whether this browser may hold a session that all its tabs share. */
export const mayHoldSharedSession = (): boolean => libraryEntries('localStorage').length > 0;

/** Returns whether a session may be stored in this browser. `false` is certain; `true` has to be confirmed by the library. */
export const mayHoldSession = (): boolean => mayHoldSharedSession() || libraryEntries('sessionStorage').length > 0;

/** Returns what libraries have stored, to find out whether another page has changed or ended the session. It has secrets. */
export const readStoredSession = (): string =>
  JSON.stringify([libraryEntries('localStorage'), libraryEntries('sessionStorage')]);

/** A sign-in by redirect that has left this page for the provider's page. */
export interface PendingRedirect {
  provider: ProviderId;
  keepSignedIn: boolean;
}

/** Stores the pending redirect, for the page that the provider returns to; null removes it. */
export function rememberRedirect(redirect: PendingRedirect | null): void {
  // Where the storage is denied, the library itself rejects the redirect.
  attempt(() => {
    if (redirect === null) sessionStorage.removeItem(redirectKey);
    else sessionStorage.setItem(redirectKey, JSON.stringify(redirect));
  }, undefined);
}

/** Returns whether this page returns from a provider. */
export function hasPendingRedirect(): boolean {
  return attempt(() => sessionStorage.getItem(redirectKey) !== null, false);
}

/** Returns the redirect that this page returns from, and removes it from the storage. */
export function takeRedirect(): PendingRedirect | null {
  return attempt(() => {
    const text = sessionStorage.getItem(redirectKey);
    sessionStorage.removeItem(redirectKey);
    const stored: unknown = JSON.parse(text ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('provider' in stored)) return null;
    const { provider } = stored;
    if (typeof provider !== 'string' || !isProviderId(provider)) return null;
    return { provider, keepSignedIn: !('keepSignedIn' in stored && stored.keepSignedIn === false) };
  }, null);
}
