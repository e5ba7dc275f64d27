import type { Direction, ThemeMode } from 'waymark';
import { layoutConfig } from '../config/layout';
import { parseStored } from '../lib/storage';

export const fontNames = ['Roboto', 'Inter', 'Poppins'] as const;
type FontName = (typeof fontNames)[number];

/** A font in its stored form: a CSS font-family list. */
type FontFamily = `'${FontName}', sans-serif`;

export const fontFamilies: readonly FontFamily[] = fontNames.map((name): FontFamily => `'${name}', sans-serif`);

export const maxRadius = 24;

const colorModes: readonly ThemeMode[] = ['system', 'light', 'dark'];
const directions: readonly Direction[] = ['ltr', 'rtl'];

export interface Preferences {
  fontFamily: FontFamily;
  /** The corner radius in pixels, from 0 to 24. */
  borderRadius: number;
  colorMode: ThemeMode;
  direction: Direction;
}

export const defaultPreferences: Preferences = {
  fontFamily: "'Roboto', sans-serif",
  borderRadius: layoutConfig.borderRadius,
  colorMode: 'system',
  direction: 'ltr',
};

export const storageKey = 'waymark:preferences';

/**
 * Parses stored preferences. The text may come from another version or another program, so each invalid field is
 * replaced by its default.
 */
export function parsePreferences(text: string | null): Preferences {
  // `Object` turns `null` and primitive values into objects without these fields.
  const stored: Partial<Record<keyof Preferences, unknown>> = Object(parseStored(text));
  const { borderRadius } = stored;
  const isRadius = typeof borderRadius === 'number' && borderRadius >= 0 && borderRadius <= maxRadius;
  return {
    fontFamily: known(stored.fontFamily, fontFamilies) ?? defaultPreferences.fontFamily,
    borderRadius: isRadius ? borderRadius : defaultPreferences.borderRadius,
    colorMode: known(stored.colorMode, colorModes) ?? defaultPreferences.colorMode,
    direction: known(stored.direction, directions) ?? defaultPreferences.direction,
  };
}

function known<Value>(value: unknown, values: readonly Value[]): Value | undefined {
  return values.find((candidate) => candidate === value);
}

/** Adds the fallback font with equal metrics, which prevents a layout shift when the font loads. */
export function fontWithFallback(fontFamily: FontFamily): string {
  // The package of Inter names its font differently.
  return fontFamily.replace(/^'(.+)'/, "$&, '$1 Fallback'").replace("'Inter'", "'Inter Variable'");
}

/** Applies the preferences to the document before the first paint, until `ThemeProvider` and `DirectionProvider` do. */
export function applyPreferences({ fontFamily, borderRadius, colorMode, direction }: Preferences): void {
  const root = document.documentElement;
  root.dir = direction;
  if (colorMode !== 'system') root.dataset.theme = colorMode;
  root.style.setProperty('--wm-radius', `${borderRadius}px`);
  root.style.setProperty('--wm-font', fontWithFallback(fontFamily));
  applyThemeColor(colorMode);
}

/** Selects the `theme-color` for the browser's toolbar. The page has one meta element per color scheme. */
export function applyThemeColor(colorMode: Preferences['colorMode']): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const ground = meta.dataset.ground;
    if (colorMode === 'system') meta.media = `(prefers-color-scheme: ${ground})`;
    else meta.media = colorMode === ground ? 'all' : 'not all';
  }
}
