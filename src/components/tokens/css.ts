import { colors } from './colors';
import {
  colorRules,
  type Declaration,
  densityDeclarations,
  drawerDeclarations,
  px,
  rem,
  rule,
  type Rules,
  toCss,
} from './rules';
import { densities, durations, easings, fontFamily, fontFamilyMono, radius, sizes, typeScale, zIndexes } from './scale';
import { type Tone, tones } from './tones';

function each<Value>(prefix: string, values: Readonly<Record<string, Value>>, write: (value: Value) => string) {
  return Object.entries(values).map(([name, value]): Declaration => [`--wm-${prefix}-${name}`, write(value)]);
}

/** The colors of one tone, under names shared by all tones, so components do not have to refer to a specific tone. */
function toneVariables(tone: Tone): Declaration[] {
  return [
    ['--wm-tone', `var(--wm-color-${tone})`],
    // Mixing in the heading color increases the contrast with the text in both light and dark mode.
    ['--wm-tone-hover', `color-mix(in srgb, var(--wm-color-${tone}), var(--wm-color-heading) 18%)`],
    ['--wm-on-tone', `var(--wm-color-on-${tone})`],
    ['--wm-tone-soft', `var(--wm-color-${tone}-soft)`],
    ['--wm-on-tone-soft', `var(--wm-color-on-${tone}-soft)`],
    ['--wm-tone-accent', `var(--wm-color-${tone}-accent)`],
  ];
}

const derivedNames = new Set([...densityDeclarations, ...drawerDeclarations].map(([name]) => name));

const constants: readonly Declaration[] = [
  ['--wm-density', String(densities.comfortable)],
  ['--wm-radius', px(radius)],
  ['--wm-font', fontFamily],
  ['--wm-font-mono', fontFamilyMono],
  ...each('size', sizes, px).filter(([name]) => !derivedNames.has(name)),
  ...drawerDeclarations,
  ...each('z', zIndexes, String),
  ...each('duration', durations, (value) => `${value}ms`),
  ...each('easing', easings, String),
  ...Object.entries(typeScale).flatMap(([role, { size, weight, lineHeight }]): Declaration[] => [
    [`--wm-text-${role}`, rem(size)],
    [`--wm-leading-${role}`, String(lineHeight)],
    [`--wm-weight-${role}`, String(weight)],
  ]),
];

/**
 * The tokens as CSS variables. `data-theme` (`light`, `dark`) and `data-contrast` (`more`, `normal`) on the root or any
 * other element select the mode; without them, the user's system settings apply. `data-density` (`compact`,
 * `comfortable`) selects the density.
 */
export const tokenRules: Rules = {
  ...rule(':root', constants),
  ...rule(':root,\n[data-density]', densityDeclarations),
  ...Object.fromEntries(
    Object.entries(densities).map(([name, density]) => [
      `[data-density='${name}']`,
      { '--wm-density': String(density) },
    ]),
  ),
  "[data-theme='light']": { 'color-scheme': 'light' },
  "[data-theme='dark']": { 'color-scheme': 'dark' },
  ...colorRules(colors),
  ...Object.fromEntries(tones.map((tone) => [`[data-tone='${tone}']`, Object.fromEntries(toneVariables(tone))])),
  '@media (prefers-reduced-motion: reduce)': rule(
    ':root',
    each('duration', durations, () => '0ms'),
  ),
};

/** Returns the tokens as a style sheet. */
export const tokensToCss = (): string => toCss({ '@layer base': tokenRules });

/** The Tailwind plugin that adds the tokens to the base layer. */
export default function tokens({ addBase }: { addBase: (rules: Rules) => void }): void {
  addBase(tokenRules);
}
