/** The local one outlives the browser, that of the session ends with the tab. */
type StorageName = 'localStorage' | 'sessionStorage';

/** What is kept under a key; `null` where there is nothing, where the storage is denied, and where it holds no JSON. */
export function readStored(storage: StorageName, key: string): unknown {
  try {
    return JSON.parse(window[storage].getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps a value under a key, as JSON; returns false where the storage is denied or full. */
export function keepStored(storage: StorageName, key: string, value: unknown): boolean {
  try {
    window[storage].setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
