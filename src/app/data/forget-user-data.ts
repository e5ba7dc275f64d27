import { keepStored, keepText, readStored } from '../lib/storage';

// The shell imports this file without the rest of the data layer.

export const databaseName = (uid: string): string => `waymark:data:${uid}`;

/** Removes the secrets of an ended session, and the connections of a deleted account. */
export function forgetUserData(uid: string, { isAccountDeleted }: { isAccountDeleted: boolean }): void {
  forgetSessionSecrets(uid);
  try {
    // Each tab closes its open database.
    if (isAccountDeleted) window.indexedDB.deleteDatabase(databaseName(uid));
  } catch {
    // Storage is denied, so there is nothing to delete.
  }
}

const keyOf = (uid: string): string => `waymark:secrets:${uid}`;

export const readSessionSecrets = (uid: string): unknown => readStored('sessionStorage', keyOf(uid));

/** Stores the session's sealed secrets. Without storage, they are kept until the page reloads. */
export const keepSessionSecrets = (uid: string, secrets: object): boolean =>
  keepStored('sessionStorage', keyOf(uid), secrets);

export const forgetSessionSecrets = (uid: string): boolean => keepText('sessionStorage', keyOf(uid), null);
