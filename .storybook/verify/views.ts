import { compactMode, darkMode, defaultMode, type Mode, textScale } from './modes.ts';

/** A state in which a story is checked. */
export interface View {
  mode: Mode;
  /** The factor of the text size. */
  scale?: number;
  /** The width of the window in px, if another one than that of the previous view. */
  width?: number;
  forcedColors?: 'active';
  axe?: true;
  /** The name of the picture that is compared. */
  picture?: string;
  layout?: 'mirror' | 'compact' | 'text';
}

export const viewport = { width: 1000, height: 800 };

const rtlMode: Mode = { ...defaultMode, direction: 'rtl' };
const moreMode: Mode = { ...defaultMode, contrast: 'more' };
const darkMoreMode: Mode = { ...darkMode, contrast: 'more' };
const darkRtlMode: Mode = { ...darkMode, direction: 'rtl' };

/** The views of a story. Without a play function it has only the first one. */
export const storyViews: readonly View[] = [
  { mode: defaultMode, axe: true },
  { mode: darkMode, axe: true },
  { mode: darkRtlMode, layout: 'mirror' },
];

/** The further views of a whole page. */
export const pageViews: readonly View[] = [
  { mode: defaultMode, scale: textScale, layout: 'text' },
  { mode: defaultMode, width: 320, layout: 'text' },
];

/** The views of a story with the tag `visual`. axe repeats only some of its rules while the direction stays the same. */
export const sheetViews: readonly View[] = [
  { mode: defaultMode, axe: true, picture: 'light-ltr' },
  { mode: moreMode, axe: true },
  { mode: darkMoreMode, axe: true, picture: 'more-contrast-dark-ltr' },
  { mode: darkMode, axe: true, picture: 'dark-ltr' },
  { mode: darkRtlMode, axe: true, layout: 'mirror' },
  { mode: rtlMode, axe: true },
  { mode: compactMode, layout: 'compact' },
  ...pageViews,
  { mode: rtlMode, width: 390, picture: 'light-rtl-390' },
  { mode: defaultMode, width: viewport.width, forcedColors: 'active', picture: 'forced-colors' },
];
