/** The sealed secrets of this tab's session. A module of its own: the shell clears them without loading the data layer. */

const keyOf = (uid: string): string => `waymark:secrets:${uid}`;

/** Returns the sealed secrets of the session as stored, to be validated by the reader. */
export function readSessionSecrets(uid: string): unknown {
  try {
    return JSON.parse(window.sessionStorage.getItem(keyOf(uid)) ?? '{}');
  } catch {
    return {};
  }
}

/** Stores the sealed secrets of the session. Without storage, they last until the page reloads. */
export function keepSessionSecrets(uid: string, secrets: object): void {
  try {
    window.sessionStorage.setItem(keyOf(uid), JSON.stringify(secrets));
  } catch {
    // Denied or full.
  }
}

/** Removes the secrets of a session that has ended. */
export function forgetSessionSecrets(uid: string): void {
  try {
    window.sessionStorage.removeItem(keyOf(uid));
  } catch {
    // Denied, so that there is nothing to remove.
  }
}
