type StorageName = 'localStorage' | 'sessionStorage';

/** Returns the JSON value stored under a key, or null when there is none, the storage is denied, or the value is malformed. */
export function readStored(storage: StorageName, key: string): unknown {
  try {
    return JSON.parse(window[storage].getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a value under a key as JSON. Returns false when the storage is denied or full. */
export function keepStored(storage: StorageName, key: string, value: unknown): boolean {
  try {
    window[storage].setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
