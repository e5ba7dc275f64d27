import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { DirectionProvider, ThemeProvider } from 'waymark';
import { defaultPreferences, type Preferences } from './preferences';

export interface PreferencesContextValue {
  preferences: Preferences;
  /** Changes the given fields, here and in the other open tabs. */
  change: (fields: Partial<Preferences>) => void;
  /** Puts every field back to its default. */
  reset: () => void;
}

const PreferencesContext = createContext<PreferencesContextValue | null>(null);

/** Gives the tree below the person's preferences, and the page its looks by them. */
export function PreferencesProvider({ children }: { children: ReactNode }) {
  const [preferences, setPreferences] = useState(defaultPreferences);
  const value = useMemo<PreferencesContextValue>(
    () => ({
      preferences,
      change: (fields) => setPreferences((before) => ({ ...before, ...fields })),
      reset: () => setPreferences(defaultPreferences),
    }),
    [preferences],
  );
  return (
    <PreferencesContext value={value}>
      <ThemeProvider mode={preferences.colorMode} radius={preferences.borderRadius}>
        <DirectionProvider direction={preferences.direction}>{children}</DirectionProvider>
      </ThemeProvider>
    </PreferencesContext>
  );
}

/** The person's preferences and the ways to change them; throws outside of `PreferencesProvider`. */
export function usePreferences(): PreferencesContextValue {
  const value = use(PreferencesContext);
  if (value === null) throw new Error('usePreferences must be used inside PreferencesProvider.');
  return value;
}
