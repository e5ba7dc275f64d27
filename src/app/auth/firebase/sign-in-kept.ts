import { browserLocalPersistence, browserSessionPersistence, inMemoryPersistence, setPersistence } from 'firebase/auth';
import type { Auth, Persistence } from 'firebase/auth';
import { AuthError } from '../auth-error';

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
