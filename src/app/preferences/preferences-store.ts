import { defaultPreferences, parsePreferences, type Preferences, storageKey } from './preferences';

export interface PreferencesState {
  preferences: Preferences;
  /** Whether a change could not be stored. It applies until the page is closed. */
  refused: boolean;
}

/** A store of the preferences for `useSyncExternalStore`. */
export interface PreferencesStore {
  /** Returns the state: the same object until it changes. */
  get: () => PreferencesState;
  /** Calls the listener on every change in this or another tab. Returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
  /** Changes the given fields and stores the preferences. */
  change: (fields: Partial<Preferences>) => void;
}

const fields = ['fontFamily', 'borderRadius', 'colorMode', 'direction'] as const;

/** The minimum time between two reads after `storage` events. */
const readIntervalMs = 50;

/**
 * Creates the store of the preferences in local storage. It writes only changes of the user in this tab, never in response to
 * another tab, so that two tabs cannot trigger each other endlessly.
 */
export function createPreferencesStore(): PreferencesStore {
  const listeners = new Set<() => void>();
  let stored = defaultPreferences;
  /** Changes that could not be stored. They apply until a change is stored, or another tab changes the same field. */
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
      // Storage is disabled: keep the current preferences.
      return;
    }
    const next = parsePreferences(text);
    for (const field of fields) if (next[field] !== stored[field]) delete unstored[field];
    stored = next;
    publish();
  }

  /** Reads on the first event, then at most once per interval: there may be a thousand events per second. */
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
    }, readIntervalMs);
  }

  function handleStorage({ key }: StorageEvent): void {
    // The key is `null` when the whole storage was cleared.
    if (key === storageKey || key === null) follow();
  }

  read();
  return {
    get: () => state,
    subscribe: (listener) => {
      if (listeners.size === 0) {
        window.addEventListener('storage', handleStorage);
        // A page in the back/forward cache receives no `storage` events.
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
      // Another tab may have changed another field.
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
