import { type ReactNode, useCallback, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { DirectionProvider, ThemeProvider, toast } from 'waymark';
import { createRequiredContext, createStore } from '../lib/state';
import { keepStored, readText } from '../lib/storage';
import {
  applyThemeColor,
  defaultPreferences,
  fontWithFallback,
  parsePreferences,
  type Preferences,
  storageKey,
} from './preferences';

const [StoreContext, useStore] = createRequiredContext<PreferencesStore>('PreferencesProvider', 'usePreferences');

export function PreferencesProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createPreferencesStore);
  const { fontFamily, borderRadius, colorMode, direction } = useSyncExternalStore(store.subscribe, store.get);
  useLayoutEffect(() => applyThemeColor(colorMode), [colorMode]);
  useEffect(() => {
    // If they fail to load, the fallback with the font's metrics remains.
    if (fontFamily !== defaultPreferences.fontFamily) import('./fonts.css').catch(() => undefined);
  }, [fontFamily]);
  return (
    <StoreContext value={store}>
      <ThemeProvider mode={colorMode} radius={borderRadius} font={fontWithFallback(fontFamily)}>
        <DirectionProvider direction={direction}>{children}</DirectionProvider>
      </ThemeProvider>
    </StoreContext>
  );
}

export function usePreferences() {
  const store = useStore();
  const preferences = useSyncExternalStore(store.subscribe, store.get);
  return { preferences, change: store.change };
}

export function useResetWithUndo(): () => void {
  const { preferences, change } = usePreferences();
  return useCallback(() => {
    change(defaultPreferences);
    toast({
      id: 'preferences-reset',
      title: 'Theme settings reset',
      actions: [{ label: 'Undo', onClick: () => change(preferences) }],
    });
  }, [preferences, change]);
}

export type PreferencesStore = ReturnType<typeof createPreferencesStore>;

const fields = ['fontFamily', 'borderRadius', 'colorMode', 'direction'] as const;

/**
 * Creates the store of the preferences in local storage. It only writes changes that the user makes in this tab, never
 * in response to another tab, so two tabs cannot trigger each other endlessly.
 */
export function createPreferencesStore() {
  const { get, set, subscribe } = createStore(defaultPreferences);
  let stored = defaultPreferences;
  let isStored = true;

  /** Applies what another tab has changed. A change that could not be stored remains, unless it is of the same field. */
  function read(): void {
    const text = readText('localStorage', storageKey);
    // Storage is disabled: keep the current preferences.
    if (text === undefined) return;
    const next = parsePreferences(text);
    const changed = fields.filter((field) => next[field] !== stored[field]);
    stored = next;
    if (changed.length > 0) set({ ...get(), ...Object.fromEntries(changed.map((field) => [field, next[field]])) });
  }

  // The store lives as long as the page.
  window.addEventListener('storage', ({ key }) => {
    // The key is `null` if the whole storage was cleared.
    if (key === storageKey || key === null) read();
  });
  // A page in the back/forward cache receives no `storage` events.
  window.addEventListener('pageshow', read);
  read();
  return {
    get,
    subscribe,
    /** Stores the given fields. If this fails, shows a message, and the change applies until the page is closed. */
    change: (changed: Partial<Preferences>): void => {
      // Another tab may have changed another field.
      read();
      const next = { ...get(), ...changed };
      const wasStored = isStored;
      isStored = keepStored('localStorage', storageKey, next);
      if (isStored) stored = next;
      set(next);
      if (!wasStored || isStored) return;
      toast({
        id: 'preferences-refused',
        tone: 'warning',
        title: 'Your settings cannot be saved',
        description: 'The browser storage is full or disabled. Your changes apply until you close this page.',
      });
    },
    isStored: () => isStored,
  };
}
