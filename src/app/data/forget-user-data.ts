import { keepStored, keepText, readStored } from '../lib/storage';

/** The shell calls this when a session ends, without loading the rest of the data layer. */

export const databaseName = (uid: string): string => `waymark:data:${uid}`;

/** Removes the secrets of a session that has ended, and the connections of an account that was deleted. */
export function forgetUserData(uid: string, { isAccountDeleted }: { isAccountDeleted: boolean }): void {
  forgetSessionSecrets(uid);
  try {
    // The open database of each tab closes for it.
    if (isAccountDeleted) window.indexedDB.deleteDatabase(databaseName(uid));
  } catch {
    // Denied, so that there is nothing to delete.
  }
}

const keyOf = (uid: string): string => `waymark:secrets:${uid}`;

/** Returns the sealed secrets of the session as stored, to be validated by the reader. */
export const readSessionSecrets = (uid: string): unknown => readStored('sessionStorage', keyOf(uid));

/** Stores the sealed secrets of the session. Without storage, they last until the page reloads. */
export const keepSessionSecrets = (uid: string, secrets: object): boolean =>
  keepStored('sessionStorage', keyOf(uid), secrets);

export const forgetSessionSecrets = (uid: string): boolean => keepText('sessionStorage', keyOf(uid), null);
