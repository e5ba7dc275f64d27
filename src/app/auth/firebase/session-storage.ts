import { isProviderId, type ProviderId } from '../providers';

/** Tells whether this browser still holds a session that all its tabs share. */
export function hasSharedSession(): boolean {
  return isStored(() => localStorage);
}

/** Tells whether a session of the given account is still there, be it of all tabs or of this one alone. */
export function hasSession(uid: string): boolean {
  return isStored(() => localStorage, uid) || isStored(() => sessionStorage, uid);
}

function isStored(storage: () => Storage, uid = ''): boolean {
  try {
    return Object.entries(storage()).some(
      ([key, value]) => key.startsWith('firebase:authUser:') && String(value).includes(uid),
    );
  } catch {
    return false;
  }
}

/** A sign-in by redirect that has left this page for the provider's. */
export interface PendingRedirect {
  provider: ProviderId;
  keepSignedIn: boolean;
}

const redirectKey = 'waymark:redirect';

/** Notes for the page that comes back that a redirect is on its way; null removes the note. */
export function rememberRedirect(redirect: PendingRedirect | null): void {
  try {
    if (redirect === null) sessionStorage.removeItem(redirectKey);
    else sessionStorage.setItem(redirectKey, JSON.stringify(redirect));
  } catch {
    // The library itself cannot do without this storage and says so.
  }
}

/** Returns the redirect from which this page comes back, once. */
export function takeRedirect(): PendingRedirect | null {
  try {
    const text = sessionStorage.getItem(redirectKey);
    sessionStorage.removeItem(redirectKey);
    const stored: unknown = JSON.parse(text ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('provider' in stored)) return null;
    const { provider } = stored;
    if (typeof provider !== 'string' || !isProviderId(provider)) return null;
    return { provider, keepSignedIn: !('keepSignedIn' in stored && stored.keepSignedIn === false) };
  } catch {
    return null;
  }
}
