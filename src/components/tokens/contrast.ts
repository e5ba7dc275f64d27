import type { Mode } from './base-colors';
import { levelColors, seriesColors } from './chart-looks';
import type { ColorRole } from './colors';
import { channels, linear } from './oklch';
import { tones } from './tones';

/** The use of a color pair, which determines the required contrast (WCAG 2.2, 1.4.3 and 1.4.11). */
export type PairUse = 'text' | 'graphic';

export interface ColorPair {
  foreground: ColorRole;
  background: ColorRole;
  use: PairUse;
}

const surfaces = ['paper', 'raised', 'canvas', 'hover', 'sunk'] as const;

function onSurfaces(foreground: ColorRole, use: PairUse): ColorPair[] {
  return surfaces.map((background) => ({ foreground, background, use }));
}

/**
 * All combinations of foreground and background in the kit. Text requires 4.5:1 (7:1 with increased contrast); icons,
 * control borders and focus rings require 3:1 (4.5:1 with increased contrast).
 */
export const colorPairs: readonly ColorPair[] = [
  ...onSurfaces('heading', 'text'),
  ...onSurfaces('text', 'text'),
  ...onSurfaces('muted', 'text'),
  ...onSurfaces('disabled', 'graphic'),
  ...onSurfaces('border', 'graphic'),
  ...onSurfaces('focus', 'graphic'),
  // A chart's columns and lines are drawn on paper.
  ...[...seriesColors, ...levelColors].flatMap((foreground): ColorPair[] =>
    (['paper', 'raised'] as const).map((background) => ({ foreground, background, use: 'graphic' })),
  ),
  ...tones.flatMap((tone): ColorPair[] => [
    ...onSurfaces(tone, 'text'),
    { foreground: `on-${tone}`, background: tone, use: 'text' },
    { foreground: `on-${tone}-soft`, background: `${tone}-soft`, use: 'text' },
    { foreground: 'focus', background: `${tone}-soft`, use: 'graphic' },
    { foreground: 'heading', background: `${tone}-soft`, use: 'text' },
  ]),
  { foreground: 'text', background: 'primary-soft', use: 'text' },
  { foreground: 'text', background: 'warning-soft', use: 'text' },
  { foreground: 'text', background: 'neutral-soft', use: 'text' },
  { foreground: 'primary', background: 'primary-soft', use: 'graphic' },
  { foreground: 'secondary', background: 'secondary-soft', use: 'graphic' },
  { foreground: 'on-tooltip', background: 'tooltip', use: 'text' },
];

function luminance(hex: string): number {
  const [red, green, blue] = channels(hex);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/**
 * Returns the contrast ratio of two opaque colors, from 1 to 21 (WCAG 2.2).
 * @throws RangeError if a color is not in the `#rrggbb` format.
 */
export function contrastRatio(first: string, second: string): number {
  for (const color of [first, second]) {
    if (!/^#[\da-f]{6}$/i.test(color)) {
      throw new RangeError(`contrastRatio requires opaque colors in the format #rrggbb, but got "${color}".`);
    }
  }
  const [lighter = 0, darker = 0] = [luminance(first), luminance(second)].toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Returns the contrast that a pair requires in a mode. */
export function requiredContrast(use: PairUse, mode: Mode): number {
  if (mode.endsWith('-more')) return use === 'text' ? 7 : 4.5;
  return use === 'text' ? 4.5 : 3;
}
