import { browserLocalPersistence, browserSessionPersistence, inMemoryPersistence, setPersistence } from 'firebase/auth';
import type { Auth, Persistence } from 'firebase/auth';
import { AuthError } from './auth-errors';
import { isProviderId, type ProviderId } from './providers';

/** Larger than a stored session, so that a storage that is nearly full counts as full. */
const probe = 'x'.repeat(4096);

/**
 * Signs in so that the session lasts as long as was asked for. The library would move the session of whoever is signed in
 * already along with the setting, which ends it in the other tabs: it stays until the new one takes its place.
 */
export async function signInKept<T>(auth: Auth, keepSignedIn: boolean, signIn: () => Promise<T>): Promise<T> {
  const persist = () => setPersistence(auth, choosePersistence(keepSignedIn));
  const replaces = auth.currentUser !== null;
  if (!replaces) await persist();
  try {
    const result = await signIn();
    if (replaces) await persist();
    return result;
  } catch (error) {
    // Only a further step is missing.
    if (replaces && error instanceof AuthError && (error.secondFactor || error.link)) await persist();
    throw error;
  }
}

/** The place that keeps the session as long as asked for, or the next best that works in this browser. */
function choosePersistence(keepSignedIn: boolean): Persistence {
  // The library does not look: with a storage that is denied or full, the sign-in itself would fail.
  if (keepSignedIn && isUsable(() => localStorage)) return browserLocalPersistence;
  return isUsable(() => sessionStorage) ? browserSessionPersistence : inMemoryPersistence;
}

/** Tells whether this browser still holds a session that all its tabs share, of the given account where one is given. */
export function hasSharedSession(uid = ''): boolean {
  try {
    return Object.entries(localStorage).some(
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

function isUsable(storage: () => Storage): boolean {
  try {
    const key = 'waymark:probe';
    storage().setItem(key, probe);
    storage().removeItem(key);
    return true;
  } catch {
    return false;
  }
}
