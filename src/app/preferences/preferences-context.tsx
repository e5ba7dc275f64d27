import { createContext, type ReactNode, use, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { DirectionProvider, ThemeProvider } from 'waymark';
import { showThemeColor, skipTransitions } from './page-looks';
import { defaultPreferences, fontWithFallback, type Preferences } from './preferences';
import { createPreferencesStore, type PreferencesState, type PreferencesStore } from './preferences-store';

export interface PreferencesContextValue {
  preferences: Preferences;
  /** Changes the given fields, here and in the other open tabs. */
  change: (fields: Partial<Preferences>) => void;
  /** Puts every field back to its default. */
  reset: () => void;
}

const StoreContext = createContext<PreferencesStore | null>(null);

/** Gives the tree below the person's preferences, and the page its looks by them. */
export function PreferencesProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createPreferencesStore);
  const { preferences } = useSyncExternalStore(store.subscribe, store.get);
  const { fontFamily, borderRadius, colorMode, direction } = preferences;
  useLayoutEffect(() => {
    showThemeColor(colorMode);
    // When there comes another one.
    return skipTransitions;
  }, [colorMode]);
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

/** The person's preferences and the ways to change them; throws outside of `PreferencesProvider`. */
export function usePreferences(): PreferencesContextValue {
  const [{ change }, { preferences }] = useStore('usePreferences');
  return useMemo(() => ({ preferences, change, reset: () => change(defaultPreferences) }), [preferences, change]);
}

/** Whether a change could not be stored in this tab; throws outside of `PreferencesProvider`. */
export function useStorageRefused(): boolean {
  return useStore('useStorageRefused')[1].refused;
}
