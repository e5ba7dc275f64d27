import type { Config } from 'tailwindcss';
import { colors } from './colors';
import { px, shadows } from './rules';
import { breakpoints, breakpointWidth, durations, easings, radius, sizes, typeScale, zIndexes } from './scale';

function names<Name extends string>(record: Readonly<Record<Name, unknown>>): Name[] {
  return Object.keys(record) as Name[];
}

function variables<Name extends string>(prefix: string, record: Readonly<Record<Name, unknown>>) {
  return Object.fromEntries(names(record).map((name) => [name, `var(--wm-${prefix}-${name})`]));
}

const sizeVariables = variables('size', sizes);

/**
 * The Tailwind preset. Its screens, colors, radii, type styles, z-indexes and durations replace Tailwind's so that
 * utility classes can only refer to tokens. Load it with `presets: [preset]`.
 */
export const preset = {
  darkMode: ['selector', '[data-theme="dark"]'],
  theme: {
    screens: Object.fromEntries(
      names(breakpoints)
        .filter((name) => breakpoints[name] > 0)
        .map((name) => [name, breakpointWidth(name)]),
    ),
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      ...variables('color', colors.light),
      // Set by `data-tone`.
      tone: {
        DEFAULT: 'var(--wm-tone)',
        hover: 'var(--wm-tone-hover)',
        soft: 'var(--wm-tone-soft)',
        accent: 'var(--wm-tone-accent)',
      },
      'on-tone': { DEFAULT: 'var(--wm-on-tone)', soft: 'var(--wm-on-tone-soft)' },
    },
    borderRadius: {
      none: '0px',
      DEFAULT: 'var(--wm-radius)',
      // Used for controls inside a surface, because concentric corners need a smaller inner radius.
      inner: 'calc(var(--wm-radius) * 0.75)',
      // Used for large areas, such as the top corners of the content area.
      outer: `calc(var(--wm-radius) * ${12 / radius})`,
      full: '9999px',
    },
    fontFamily: { sans: 'var(--wm-font)', mono: 'var(--wm-font-mono)' },
    fontSize: Object.fromEntries(
      names(typeScale).map((role) => [
        role,
        [
          `var(--wm-text-${role})`,
          { lineHeight: `var(--wm-leading-${role})`, fontWeight: `var(--wm-weight-${role})` },
        ] as const,
      ]),
    ) as never,
    fontWeight: { normal: '400', medium: '500', semibold: '600', bold: '700' },
    boxShadow: {
      none: 'none',
      ...Object.fromEntries(
        Object.entries(shadows).map(([name, { x, y, blur, color }]) => [
          name,
          `${[x, y, blur].map(px).join(' ')} var(--wm-color-${color})`,
        ]),
      ),
    },
    zIndex: { auto: 'auto', ...variables('z', zIndexes) },
    transitionDuration: variables('duration', durations),
    transitionTimingFunction: variables('easing', easings),
    extend: { spacing: sizeVariables, maxWidth: sizeVariables },
  },
  plugins: [
    ({ addVariant }: { addVariant: (name: string, variant: string) => void }): void => {
      // Applies inside a mini drawer, but not inside its flyouts, which are wide.
      addVariant('mini', '[data-slot="drawer"][data-state="mini"] &:not([data-slot="flyout"] *)');
      // A viewport that is too short for sticky parts, such as a phone in landscape orientation or a page at 400% zoom.
      addVariant('short', '@media (max-height: 30em)');
    },
  ],
} satisfies Partial<Config>;
