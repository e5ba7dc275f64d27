import type { ThemeMode } from 'waymark';

/** What a person chooses for themselves on this device (specification, section 3.4). */
export interface Preferences {
  /** A list of typefaces, as in CSS. */
  fontFamily: string;
  /** Corner radius, in px, from 0 to 24. */
  borderRadius: number;
  colorMode: ThemeMode;
  direction: 'ltr' | 'rtl';
}

export const defaultPreferences: Preferences = {
  fontFamily: "'Roboto', sans-serif",
  borderRadius: 8,
  colorMode: 'system',
  direction: 'ltr',
};
