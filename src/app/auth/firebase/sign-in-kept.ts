import { browserLocalPersistence, browserSessionPersistence, inMemoryPersistence, setPersistence } from 'firebase/auth';
import type { Auth, Persistence } from 'firebase/auth';
import { AuthError } from '../auth-error';
import { noteSession } from '../session-storage';

/** Larger than a stored session, so that a storage that is nearly full counts as full. */
const probe = 'x'.repeat(4096);

/**
 * Signs in and keeps the session as long as the user asked for. While a user is signed in, `setPersistence` would move that
 * user's session, which ends it in the other tabs: the setting changes after the new session has replaced it.
 */
export async function signInKept<T>(auth: Auth, keepSignedIn: boolean, signIn: () => Promise<T>): Promise<T> {
  const persistence = choosePersistence(keepSignedIn);
  const persist = () => setPersistence(auth, persistence);
  const replaces = auth.currentUser !== null;
  if (!replaces) await persist();
  try {
    const result = await signIn();
    if (replaces) await persist();
    if (auth.currentUser !== null) noteSession(auth.currentUser.uid, persistence === browserLocalPersistence);
    return result;
  } catch (error) {
    // The sign-in continues with a further step.
    if (replaces && error instanceof AuthError && (error.secondFactor || error.link)) await persist();
    throw error;
  }
}

/** Returns the storage that keeps the session as long as asked for, or the next best that works in this browser. */
function choosePersistence(keepSignedIn: boolean): Persistence {
  // The library does not check: in a storage that is denied or full the sign-in itself would fail.
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
