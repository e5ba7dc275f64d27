import type { Direction, ThemeMode } from 'waymark';
import { layoutConfig } from '../config/layout';

/** The typefaces to choose from, by the names that they go by. */
export const fontNames = ['Roboto', 'Inter', 'Poppins'] as const;
export type FontName = (typeof fontNames)[number];

/** A typeface as it is stored: a list as in CSS. */
export type FontFamily = `'${FontName}', sans-serif`;

export const fontFamilies: readonly FontFamily[] = fontNames.map((name): FontFamily => `'${name}', sans-serif`);

/** How round the roundest corners are, in px. */
export const maxRadius = 24;

const colorModes: readonly ThemeMode[] = ['system', 'light', 'dark'];
const directions: readonly Direction[] = ['ltr', 'rtl'];

/** What a person chooses for themselves on this device (specification, section 3.4). */
export interface Preferences {
  fontFamily: FontFamily;
  /** Corner radius, in px, from 0 to 24. */
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

/** Where the local storage holds them. */
export const storageKey = 'waymark:preferences';

/**
 * What a stored text says, field by field: anything may stand there, of another version, of another program or of a
 * person's own making. A field that is not understood has its default.
 */
export function parsePreferences(text: string | null): Preferences {
  const stored = parseObject(text);
  const { borderRadius } = stored;
  const isRadius = typeof borderRadius === 'number' && borderRadius >= 0 && borderRadius <= maxRadius;
  return {
    fontFamily: known(stored.fontFamily, fontFamilies) ?? defaultPreferences.fontFamily,
    borderRadius: isRadius ? borderRadius : defaultPreferences.borderRadius,
    colorMode: known(stored.colorMode, colorModes) ?? defaultPreferences.colorMode,
    direction: known(stored.direction, directions) ?? defaultPreferences.direction,
  };
}

function parseObject(text: string | null): Partial<Record<keyof Preferences, unknown>> {
  try {
    // `null` and plain values become objects without any of the fields.
    return Object(JSON.parse(text ?? 'null'));
  } catch {
    return {};
  }
}

function known<Value>(value: unknown, values: readonly Value[]): Value | undefined {
  return values.find((candidate) => candidate === value);
}

/** The typeface with the fallback that has its metrics, so that nothing moves when it has loaded. */
export function fontWithFallback(fontFamily: FontFamily): string {
  return fontFamily.replace(/^'(.+)'/, "$&, '$1 Fallback'");
}
