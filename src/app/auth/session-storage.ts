import { isProviderId, type ProviderId } from './providers';

/** The prefix of the app's own keys. Any other key belongs to a library, which may store a session in it. */
const ownPrefix = 'waymark';
const sessionKey = 'waymark:session';
const redirectKey = 'waymark:redirect';

type StorageName = 'localStorage' | 'sessionStorage';

/** Runs the action; returns the fallback where the browser denies the storage. */
function attempt<T>(action: () => T, fallback: T): T {
  try {
    return action();
  } catch {
    return fallback;
  }
}

/** Returns whether a session may be stored in this browser. `false` is certain; `true` has to be confirmed by the library. */
export function mayHoldSession(): boolean {
  const holds = (name: StorageName): boolean =>
    attempt(() => Object.keys(window[name]).some((key) => !key.startsWith(ownPrefix) || key === sessionKey), false);
  return holds('localStorage') || holds('sessionStorage');
}

const storedUid = (name: StorageName): string | null => attempt(() => window[name].getItem(sessionKey), null);

/** Stores the id of the signed-in user, for all tabs or for this tab only. The id is no secret. */
export function noteSession(uid: string, isShared: boolean): void {
  forgetSession(uid);
  attempt(() => window[isShared ? 'localStorage' : 'sessionStorage'].setItem(sessionKey, uid), undefined);
}

/** Removes the stored id of a user whose session has ended; without `uid`, any stored id. */
export function forgetSession(uid?: string): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    if (uid === undefined || storedUid(name) === uid) attempt(() => window[name].removeItem(sessionKey), undefined);
  }
}

/** Returns whether this browser holds a session that all its tabs share. */
export function hasSharedSession(): boolean {
  return storedUid('localStorage') !== null;
}

/** Returns whether a session of the given account is stored, for all tabs or for this one. */
export function hasSession(uid: string): boolean {
  return storedUid('localStorage') === uid || storedUid('sessionStorage') === uid;
}

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
