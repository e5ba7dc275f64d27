import type { Config } from 'tailwindcss';
import { colors } from './colors';
import { breakpoints, durations, easings, layers, radius, sizes, typeScale } from './scale';

function names<Name extends string>(record: Readonly<Record<Name, unknown>>): Name[] {
  return Object.keys(record) as Name[];
}

function variables<Name extends string>(prefix: string, record: Readonly<Record<Name, unknown>>) {
  return Object.fromEntries(names(record).map((name) => [name, `var(--wm-${prefix}-${name})`]));
}

const sizeVariables = variables('size', sizes);

/**
 * The Tailwind preset: its screens, colours, radii, type, layers and durations replace Tailwind's own, so that a class
 * can only name a token. Load it with `presets: [preset]`.
 */
export const preset = {
  darkMode: ['selector', '[data-theme="dark"]'],
  theme: {
    screens: Object.fromEntries(
      Object.entries(breakpoints)
        .filter(([, width]) => width > 0)
        .map(([name, width]) => [name, `${width}px`]),
    ),
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      ...variables('color', colors.light),
      // Set by data-tone.
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
      // A radius inside another: concentric corners need the smaller one.
      inner: 'calc(var(--wm-radius) / 2)',
      // Large grounds: half as round again, as the content area's top corners are.
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
    boxShadow: { none: 'none', raised: '0 8px 24px var(--wm-color-shadow)' },
    zIndex: { auto: 'auto', ...variables('layer', layers) },
    transitionDuration: variables('duration', durations),
    transitionTimingFunction: variables('easing', easings),
    extend: { spacing: sizeVariables, maxWidth: sizeVariables },
  },
  plugins: [
    ({ addVariant }: { addVariant: (name: string, variant: string) => void }): void => {
      // What lies in a mini drawer, but not in a flyout of it: there is room.
      addVariant('mini', '[data-slot="drawer"][data-state="mini"] &:not([data-slot="flyout"] *)');
      // A phone on its side, or a page at 400 %: there is no room for parts that stand still.
      addVariant('short', '@media (max-height: 30em)');
    },
  ],
} satisfies Partial<Config>;
