import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { DirectionProvider, ThemeProvider, useToast } from 'waymark';
import { applyThemeColor } from './apply-preferences';
import { defaultPreferences, fontWithFallback, type Preferences } from './preferences';
import { createPreferencesStore, type PreferencesState, type PreferencesStore } from './preferences-store';

interface PreferencesContextValue {
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
function useStorageRefused(): boolean {
  return useStore('useStorageRefused')[1].refused;
}

/** Shows a message when the browser cannot store a changed setting. */
export function PreferencesNotice() {
  const refused = useStorageRefused();
  const { show } = useToast();
  useEffect(() => {
    if (!refused) return;
    show({
      id: 'preferences-refused',
      tone: 'warning',
      title: 'Your settings cannot be saved',
      description: 'The browser storage is full or disabled. Your changes apply until you close this page.',
    });
  }, [refused, show]);
  return null;
}

/** Returns a function that resets every preference and shows a message with "Undo". */
export function useResetWithUndo(): () => void {
  const { preferences, change, reset } = usePreferences();
  const { show } = useToast();
  return useCallback(() => {
    reset();
    show({
      id: 'preferences-reset',
      title: 'Theme settings reset',
      action: { label: 'Undo', onClick: () => change(preferences) },
    });
  }, [preferences, change, reset, show]);
}
