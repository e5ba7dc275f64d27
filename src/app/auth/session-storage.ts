import { browserLocalPersistence, browserSessionPersistence, inMemoryPersistence } from 'firebase/auth';
import type { Persistence } from 'firebase/auth';

/** Larger than a stored session, so that a storage that is nearly full counts as full. */
const probe = 'x'.repeat(4096);

/** Returns the place that keeps the session as long as asked for, or the next best that works in this browser. */
export function choosePersistence(keepSignedIn: boolean): Persistence {
  // The library does not look: with a storage that is denied or full, the sign-in itself would fail.
  if (keepSignedIn && isUsable(() => localStorage)) return browserLocalPersistence;
  return isUsable(() => sessionStorage) ? browserSessionPersistence : inMemoryPersistence;
}

/** Tells whether this browser still holds a session that all its tabs share. */
export function hasSharedSession(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith('firebase:authUser:'));
  } catch {
    return false;
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
