import { type Mode, modes } from './base-colors';
import { createTheme, type ThemeOptions } from './create-theme';
import { channels } from './oklch';
import { shadows, sizesOf } from './rules';
import {
  breakpoints,
  densities,
  durations,
  easings,
  fontFamily,
  fontFamilyMono,
  radius as defaultRadius,
  spacingUnit,
  typeScale,
  zIndexes,
} from './scale';

type Value = string | number | readonly Value[] | { readonly [name: string]: Value };

/** Design tokens and token groups, keyed by name. A group's `$type` is the type of its tokens. */
export interface DesignTokenGroup {
  readonly [name: string]: Value;
}

interface Sources {
  readonly sources: readonly [DesignTokenGroup];
}

/** A resolver document as described by the Design Tokens Resolver Module 2025.10. */
export interface DesignTokens {
  readonly name: string;
  readonly description: string;
  readonly version: '2025.10';
  /** The tokens shared by all modes. */
  readonly sets: { readonly base: Sources };
  /** The tokens that depend on the mode: colors, and shadows in these colors. */
  readonly modifiers: {
    readonly mode: { readonly default: Mode; readonly contexts: Readonly<Record<Mode, Sources['sources']>> };
  };
  readonly resolutionOrder: readonly { readonly $ref: string }[];
}

const px = (value: number) => ({ value, unit: 'px' });
const rem = (value: number) => ({ value: value / 16, unit: 'rem' });
const token = ($type: string, $value: Value) => ({ $type, $value });

/** A group of tokens that share one type. */
function group<Source>($type: string, values: Readonly<Record<string, Source>>, write: (value: Source) => Value) {
  const tokens = Object.entries(values).map(([name, value]) => [name, { $value: write(value) }]);
  return { $type, ...Object.fromEntries(tokens) } as DesignTokenGroup;
}

const rounded = (value: number): number => Number(value.toFixed(4));

function color(hex: string): Value {
  const alpha = hex.length > 7 ? rounded(Number.parseInt(hex.slice(7), 16) / 255) : 1;
  return { colorSpace: 'srgb', components: channels(hex).map(rounded), alpha, hex: hex.slice(0, 7) };
}

const familyNames = (family: string): Value => family.split(', ').map((name) => name.replaceAll("'", ''));

/** Returns the numbers in an easing such as `cubic-bezier(0, 0, 0.2, 1)`. */
const bezier = (easing: string): Value => easing.match(/[\d.]+/g)?.map(Number) ?? [];

/**
 * Returns a theme as design tokens in the format of the Design Tokens Community Group, version 2025.10, with a context
 * for each mode. For example, `color.primary` is the value of `--wm-color-primary`. There are no variables for the
 * `type`, `shadow` and `breakpoint` groups.
 * @throws RangeError if an option has an unsupported value.
 */
export function designTokens(options: Omit<ThemeOptions, 'selector'> = {}): DesignTokens {
  const { colors } = createTheme(options);
  const { radius = defaultRadius, density = 'comfortable' } = options;
  const factor = typeof density === 'string' ? densities[density] : density;
  const base = {
    font: token('fontFamily', familyNames(fontFamily)),
    'font-mono': token('fontFamily', familyNames(fontFamilyMono)),
    text: group('dimension', typeScale, ({ size }) => rem(size)),
    leading: group('number', typeScale, ({ lineHeight }) => lineHeight),
    weight: group('fontWeight', typeScale, ({ weight }) => weight),
    type: group('typography', Object.fromEntries(Object.keys(typeScale).map((role) => [role, role])), (role) => ({
      fontFamily: '{font}',
      fontSize: `{text.${role}}`,
      fontWeight: `{weight.${role}}`,
      letterSpacing: px(0),
      lineHeight: `{leading.${role}}`,
    })),
    density: token('number', factor),
    space: token('dimension', rem(spacingUnit * factor)),
    radius: token('dimension', px(radius)),
    size: group('dimension', sizesOf(factor), px),
    // The style sheets use em, which is equal to rem in a media query.
    breakpoint: group('dimension', breakpoints, rem),
    z: group('number', zIndexes, Number),
    duration: group('duration', durations, (value) => ({ value, unit: 'ms' })),
    easing: group('cubicBezier', easings, bezier),
  };
  const ofMode = (mode: Mode): DesignTokenGroup => ({
    color: group('color', colors[mode], color),
    shadow: Object.fromEntries(
      Object.entries(shadows).map(([name, { x, y, blur, color: role }]) => [
        name,
        token('shadow', { color: `{color.${role}}`, offsetX: px(x), offsetY: px(y), blur: px(blur), spread: px(0) }),
      ]),
    ),
  });
  return {
    name: 'Waymark',
    description: 'The tokens of a theme: light and dark, each with normal and more contrast.',
    version: '2025.10',
    sets: { base: { sources: [base] } },
    modifiers: {
      mode: {
        default: 'light',
        contexts: Object.fromEntries(modes.map((mode) => [mode, [ofMode(mode)]])) as Record<Mode, [DesignTokenGroup]>,
      },
    },
    resolutionOrder: [{ $ref: '#/sets/base' }, { $ref: '#/modifiers/mode' }],
  };
}
