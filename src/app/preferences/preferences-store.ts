import { defaultPreferences, parsePreferences, type Preferences, storageKey } from './preferences';

/** The preferences as they hold now. */
export interface PreferencesState {
  preferences: Preferences;
  /** A change could not be stored: it lasts as long as the page. */
  refused: boolean;
}

/** Holds the preferences outside of React, for `useSyncExternalStore`. */
export interface PreferencesStore {
  /** The same object until something changes. */
  get: () => PreferencesState;
  /** Calls the listener at each change, in this tab or another; returns the way to end that. */
  subscribe: (listener: () => void) => () => void;
  /** Changes the given fields and stores all of them. */
  change: (fields: Partial<Preferences>) => void;
}

const fields = ['fontFamily', 'borderRadius', 'colorMode', 'direction'] as const;

/** The least time from one look at what other tabs have stored to the next, in ms. */
const rest = 50;

/**
 * The preferences of the local storage. It writes only what a person changes here, never in answer to another tab, so
 * that two tabs cannot keep each other busy.
 */
export function createPreferencesStore(): PreferencesStore {
  const listeners = new Set<() => void>();
  let stored = defaultPreferences;
  /** What could not be stored, until it can, or until another tab changes the same field. */
  let unstored: Partial<Preferences> = {};
  let state: PreferencesState = { preferences: defaultPreferences, refused: false };
  let timer: number | undefined;
  let isBehind = false;

  function publish(refused = state.refused): void {
    const preferences = { ...stored, ...unstored };
    if (refused === state.refused && fields.every((field) => preferences[field] === state.preferences[field])) return;
    state = { preferences, refused };
    for (const listener of listeners) listener();
  }

  function read(): void {
    let text: string | null;
    try {
      text = localStorage.getItem(storageKey);
    } catch {
      // Denied: what is known goes on to hold.
      return;
    }
    const next = parsePreferences(text);
    for (const field of fields) if (next[field] !== stored[field]) delete unstored[field];
    stored = next;
    publish();
  }

  /** The first event counts at once, those that follow closely together: there may be a thousand a second. */
  function follow(): void {
    if (timer !== undefined) {
      isBehind = true;
      return;
    }
    read();
    timer = window.setTimeout(() => {
      timer = undefined;
      if (!isBehind) return;
      isBehind = false;
      follow();
    }, rest);
  }

  function handleStorage({ key }: StorageEvent): void {
    // Without a key, all of the storage was emptied.
    if (key === storageKey || key === null) follow();
  }

  read();
  return {
    get: () => state,
    subscribe: (listener) => {
      if (listeners.size === 0) {
        window.addEventListener('storage', handleStorage);
        // A page that comes back from the browser's page cache has heard nothing meanwhile.
        window.addEventListener('pageshow', follow);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        window.removeEventListener('storage', handleStorage);
        window.removeEventListener('pageshow', follow);
        window.clearTimeout(timer);
        timer = undefined;
      };
    },
    change: (changed) => {
      // Another tab may have changed another field a moment ago.
      read();
      const next = { ...stored, ...unstored, ...changed };
      try {
        localStorage.setItem(storageKey, JSON.stringify(next));
        stored = next;
        unstored = {};
        publish();
      } catch {
        unstored = { ...unstored, ...changed };
        publish(true);
      }
    },
  };
}
