/** Files that grow while they are downloaded. A module of its own: the shell removes them without loading the data layer. */

const nameOf = (uid: string): string => `waymark-downloads-${encodeURIComponent(uid)}`;

/** Returns the folder of a user in the private file system of the origin. Rejects where the browser denies it. */
export async function openDownloads(uid: string): Promise<FileSystemDirectoryHandle> {
  return (await navigator.storage.getDirectory()).getDirectoryHandle(nameOf(uid), { create: true });
}

/** Removes all files of a user, except those that another tab is writing. */
export async function removeDownloads(uid: string): Promise<void> {
  try {
    await (await navigator.storage.getDirectory()).removeEntry(nameOf(uid), { recursive: true });
  } catch {
    // There are none, or the browser has no such storage.
  }
}

/** Keeps the tabs of a user from removing the files of this one. Returns a function that allows it again. */
export async function holdDownloads(uid: string): Promise<() => void> {
  return new Promise((held, reject) => {
    navigator.locks
      .request(nameOf(uid), { mode: 'shared' }, () => new Promise<void>((release) => held(release)))
      .catch(reject);
  });
}

/** Removes the files that a closed tab has left, unless a tab has files now. */
export async function removeLeftDownloads(uid: string): Promise<void> {
  try {
    await navigator.locks.request(nameOf(uid), { ifAvailable: true }, async (lock) => {
      if (lock) await removeDownloads(uid);
    });
  } catch {
    // Denied, so that there are no files.
  }
}
