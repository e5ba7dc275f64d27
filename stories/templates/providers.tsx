'use client';

import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { LinkProvider, type LinkProviderProps, type ThemeMode, ThemeProvider, Toaster, ToastProvider } from 'waymark';

export interface Preferences {
  mode: ThemeMode;
  /** The corner radius in px. */
  radius: number;
  /** A CSS font family list. */
  font: string;
  moreContrast: boolean;
}

export const defaultPreferences: Preferences = {
  mode: 'system',
  radius: 8,
  font: "'Roboto', 'Roboto Fallback', sans-serif",
  moreContrast: false,
};

type PreferencesState = readonly [preferences: Preferences, change: (changed: Partial<Preferences>) => void];

const PreferencesContext = createContext<PreferencesState | null>(null);

/** Returns the preferences, and a function that changes some of them. */
export function usePreferences(): PreferencesState {
  const state = use(PreferencesContext);
  if (!state) throw new Error('usePreferences requires <Providers> around the app.');
  return state;
}

export interface ProvidersProps {
  /** The link component of your router. */
  link: LinkProviderProps['component'];
  children: ReactNode;
}

/** The providers of the app: links, theme and toasts. The preferences are kept until the page is reloaded; store them here. */
export function Providers({ link, children }: ProvidersProps) {
  const [preferences, setPreferences] = useState(defaultPreferences);
  const state = useMemo<PreferencesState>(
    () => [preferences, (changed) => setPreferences((current) => ({ ...current, ...changed }))],
    [preferences],
  );
  const { mode, radius, font, moreContrast } = preferences;
  return (
    <PreferencesContext value={state}>
      <LinkProvider component={link}>
        <ThemeProvider mode={mode} radius={radius} font={font} contrast={moreContrast ? 'more' : 'system'}>
          <ToastProvider>
            {children}
            <Toaster />
          </ToastProvider>
        </ThemeProvider>
      </LinkProvider>
    </PreferencesContext>
  );
}
