'use client';

import { createContext, type ReactNode, use, useMemo, useState, useSyncExternalStore } from 'react';
import {
  type Labels,
  LabelsProvider,
  LinkProvider,
  type LinkProviderProps,
  type ThemeMode,
  ThemeProvider,
  Toaster,
  ToastProvider,
} from 'waymark';

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
  /** The browser storage key of the preferences. Without a key, they are kept until the page is reloaded. */
  storageKey?: string;
  /** The component labels in another language, such as `germanLabels` from `waymark/labels/de`. */
  labels?: Partial<Labels>;
  children: ReactNode;
}

/** Returns the text stored under a key. A browser may block access to its storage. */
function readStored(key: string): string {
  try {
    return localStorage.getItem(key) ?? '{}';
  } catch {
    return '{}';
  }
}

function store(key: string, preferences: Preferences): void {
  try {
    localStorage.setItem(key, JSON.stringify(preferences));
  } catch {
    // Without storage, the preferences are kept until the page is reloaded.
  }
}

/** Without labels, the components are in English. */
const english: Partial<Labels> = {};

const subscribe = () => () => {};

/** The providers of the app: links, theme, labels and toasts. */
export function Providers({ link, storageKey, labels = english, children }: ProvidersProps) {
  const [chosen, setChosen] = useState<Preferences | null>(null);
  // A server renders the defaults. The stored preferences apply before the browser paints.
  const stored = useSyncExternalStore(
    subscribe,
    () => (storageKey ? readStored(storageKey) : '{}'),
    () => '{}',
  );
  const state = useMemo<PreferencesState>(() => {
    const preferences = chosen ?? { ...defaultPreferences, ...(JSON.parse(stored) as Partial<Preferences>) };
    const change = (changed: Partial<Preferences>): void => {
      const next = { ...preferences, ...changed };
      if (storageKey) store(storageKey, next);
      setChosen(next);
    };
    return [preferences, change];
  }, [chosen, stored, storageKey]);
  const [{ mode, radius, font, moreContrast }] = state;
  return (
    <PreferencesContext value={state}>
      <LinkProvider component={link}>
        <ThemeProvider mode={mode} radius={radius} font={font} contrast={moreContrast ? 'more' : 'system'}>
          <LabelsProvider labels={labels}>
            <ToastProvider>
              {children}
              <Toaster />
            </ToastProvider>
          </LabelsProvider>
        </ThemeProvider>
      </LinkProvider>
    </PreferencesContext>
  );
}
