import { removeDownloads } from './downloads';
import { forgetSessionSecrets } from './session-secrets';

/** The shell calls this when a session ends, without loading the rest of the data layer. */

/** Returns the name of the database of a user. */
export const databaseName = (uid: string): string => `waymark:data:${uid}`;

/** Removes the secrets and the files of a session that has ended, and the connections of an account that was deleted. */
export function forgetUserData(uid: string, { isAccountDeleted }: { isAccountDeleted: boolean }): void {
  forgetSessionSecrets(uid);
  void removeDownloads(uid);
  try {
    // The open database of each tab closes for it.
    if (isAccountDeleted) window.indexedDB.deleteDatabase(databaseName(uid));
  } catch {
    // Denied, so that there is nothing to delete.
  }
}
