type StorageName = 'localStorage' | 'sessionStorage';

/** Returns the text stored under a key, null if there is none, or undefined if storage is denied. */
export function readText(storage: StorageName, key: string): string | null | undefined {
  try {
    return window[storage].getItem(key);
  } catch {
    return undefined;
  }
}

/** Stores a text under a key, or removes it if the text is null. Returns false if storage is denied or full. */
export function keepText(storage: StorageName, key: string, text: string | null): boolean {
  try {
    if (text === null) window[storage].removeItem(key);
    else window[storage].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Returns the value of a stored text; null if there is none or it is malformed. */
export function parseStored(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** Returns the JSON value under a key; null if there is none, storage is denied, or the value is malformed. */
export const readStored = (storage: StorageName, key: string): unknown => parseStored(readText(storage, key));

export const keepStored = (storage: StorageName, key: string, value: unknown): boolean =>
  keepText(storage, key, JSON.stringify(value));
