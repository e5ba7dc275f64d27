import { contrastRatio } from '../../tokens';
import type { SeriesLook } from './looks';
import { toPaint } from './picture-colors';

/** A series or a part with its look. */
export interface ColoredSeries {
  label: string;
  look: SeriesLook;
}

const minContrast = 3;
const modes = ['light', 'dark'] as const;
const reported = new Set<string>();

interface SeenColor {
  mode: (typeof modes)[number];
  /** The color and its surface, as `#rrggbb`. */
  color: string;
  surface: string;
}

/** Returns how to change a color whose contrast to the surface is below 3:1 (WCAG 2.2, 1.4.11), or `null`. */
export function colorAdvice(label: string, color: string, seen: readonly SeenColor[]): string | null {
  const pale = seen
    .map((one) => ({ ...one, ratio: contrastRatio(one.color, one.surface) }))
    .filter(({ ratio }) => ratio < minContrast);
  if (pale.length === 0) return null;
  const found = pale.map(({ ratio, surface, mode }) => `${ratio.toFixed(1)}:1 against ${surface} in ${mode} mode`);
  const [first] = pale;
  const change = first?.mode === 'light' ? 'darker' : 'lighter';
  return (
    `The color ${color} of the series "${label}" has a contrast of ${found.join(' and ')}. Charts need ${minContrast}:1. ` +
    (pale.length === modes.length
      ? 'Use another color.'
      : `Use a ${change} color, or one for each mode: light-dark(<light mode>, <dark mode>).`)
  );
}

/** Returns the color and the kit's surface color as they appear in both modes. */
function seenColors(area: Element, color: string): SeenColor[] {
  const probe = document.createElement('span');
  area.append(probe);
  const seen = modes.map((mode) => {
    probe.dataset.theme = mode;
    Object.assign(probe.style, { color, backgroundColor: 'var(--wm-color-paper)' });
    const style = getComputedStyle(probe);
    return { mode, color: toPaint(style.color).color, surface: toPaint(style.backgroundColor).color };
  });
  probe.remove();
  // Without a style sheet, such as in tests, there is nothing to compare.
  return seen.filter((one) => [one.color, one.surface].every((hex) => /^#[\da-f]{6}$/i.test(hex)));
}

/** Whether the string is a color. Test environments cannot determine this, so every string counts as one. */
const isColor = (color: string): boolean =>
  typeof CSS === 'undefined' || !('supports' in CSS) || CSS.supports('color', color);

/** Reports series whose custom color lacks contrast, each only once. Loaded only in development. */
export function warnOfColors(area: Element, series: readonly ColoredSeries[]): void {
  for (const { label, look } of series) {
    const { color } = look.paint;
    if (color === undefined || reported.has(`${label} ${color}`)) continue;
    reported.add(`${label} ${color}`);
    const advice = isColor(color)
      ? colorAdvice(label, color, seenColors(area, color))
      : `"${color}" of the series "${label}" is neither a color of the kit nor a CSS color. The series has the color of the text.`;
    if (advice) console.warn(advice);
  }
}
