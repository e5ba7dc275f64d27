import { createContext, type ReactNode, use, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { DirectionProvider, ThemeProvider } from 'waymark';
import { applyThemeColor } from './apply-preferences';
import { defaultPreferences, fontWithFallback, type Preferences } from './preferences';
import { createPreferencesStore, type PreferencesState, type PreferencesStore } from './preferences-store';

export interface PreferencesContextValue {
  preferences: Preferences;
  /** Changes the given fields in this tab and in the other open tabs. */
  change: (fields: Partial<Preferences>) => void;
  /** Resets every field to its default. */
  reset: () => void;
}

const StoreContext = createContext<PreferencesStore | null>(null);

/** Provides the preferences of the user, and applies them to the page. */
export function PreferencesProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createPreferencesStore);
  const { preferences } = useSyncExternalStore(store.subscribe, store.get);
  const { fontFamily, borderRadius, colorMode, direction } = preferences;
  useLayoutEffect(() => applyThemeColor(colorMode), [colorMode]);
  return (
    <StoreContext value={store}>
      <ThemeProvider mode={colorMode} radius={borderRadius} font={fontWithFallback(fontFamily)}>
        <DirectionProvider direction={direction}>{children}</DirectionProvider>
      </ThemeProvider>
    </StoreContext>
  );
}

function useStore(hook: string): [PreferencesStore, PreferencesState] {
  const store = use(StoreContext);
  if (store === null) throw new Error(`${hook} must be used inside PreferencesProvider.`);
  return [store, useSyncExternalStore(store.subscribe, store.get)];
}

/**
 * Returns the preferences of the user and the functions that change them.
 * @throws Error outside `PreferencesProvider`
 */
export function usePreferences(): PreferencesContextValue {
  const [{ change }, { preferences }] = useStore('usePreferences');
  return useMemo(() => ({ preferences, change, reset: () => change(defaultPreferences) }), [preferences, change]);
}

/**
 * Returns whether a change could not be stored in this tab.
 * @throws Error outside `PreferencesProvider`
 */
export function useStorageRefused(): boolean {
  return useStore('useStorageRefused')[1].refused;
}
