import { type ColorRole, colors, type Mode } from './colors';
import { durations, easings, fontFamily, fontFamilyMono, layers, radius, sizes, spacingUnit, typeScale } from './scale';
import { type Tone, tones } from './tones';

const roles = Object.keys(colors.light) as ColorRole[];

type Declaration = readonly [name: string, value: string];

const px = (value: number): string => (value === 0 ? '0px' : `${value}px`);
const rem = (value: number): string => `${value / 16}rem`;

function each<Value>(prefix: string, values: Readonly<Record<string, Value>>, write: (value: Value) => string) {
  return Object.entries(values).map(([name, value]): Declaration => [`--wm-${prefix}-${name}`, write(value)]);
}

function rule(selector: string, declarations: readonly Declaration[]): string {
  return `${selector} {\n${declarations.map(([name, value]) => `  ${name}: ${value};`).join('\n')}\n}`;
}

function media(query: string, ...rules: readonly string[]): string {
  return `@media ${query} {\n${rules.join('\n').replaceAll(/^/gm, '  ')}\n}`;
}

/** Both grounds of each colour in one value; the browser picks by the `color-scheme` in force where it is used. */
function palette(light: Mode, dark: Mode): Declaration[] {
  return roles.map((role) => [
    `--wm-color-${role}`,
    colors[light][role] === colors[dark][role]
      ? colors[light][role]
      : `light-dark(${colors[light][role]}, ${colors[dark][role]})`,
  ]);
}

/** The colours of one tone under names that are the same for all, so that a component is written once for every tone. */
function toneVariables(tone: Tone): Declaration[] {
  return [
    ['--wm-tone', `var(--wm-color-${tone})`],
    // Towards the heading's colour both grounds gain contrast to what stands on them.
    ['--wm-tone-hover', `color-mix(in srgb, var(--wm-color-${tone}), var(--wm-color-heading) 18%)`],
    ['--wm-on-tone', `var(--wm-color-on-${tone})`],
    ['--wm-tone-soft', `var(--wm-color-${tone}-soft)`],
    ['--wm-on-tone-soft', `var(--wm-color-on-${tone}-soft)`],
    ['--wm-tone-accent', `var(--wm-color-${tone}-accent)`],
  ];
}

const { header, ...fixedSizes } = sizes;

const constants: readonly Declaration[] = [
  ['--wm-space', rem(spacingUnit)],
  ['--wm-radius', px(radius)],
  ['--wm-font', fontFamily],
  ['--wm-font-mono', fontFamilyMono],
  ...each('size', fixedSizes, px),
  // The bar grows with its text, and what stands below it moves along.
  ['--wm-size-header', rem(header)],
  ...each('layer', layers, String),
  ...each('duration', durations, (value) => `${value}ms`),
  ...each('easing', easings, String),
  ...Object.entries(typeScale).flatMap(([role, { size, weight, lineHeight }]): Declaration[] => [
    [`--wm-text-${role}`, rem(size)],
    [`--wm-leading-${role}`, String(lineHeight)],
    [`--wm-weight-${role}`, String(weight)],
  ]),
];

/**
 * The tokens as CSS variables. The mode comes from `data-theme` (`light`, `dark`), the contrast from `data-contrast`
 * (`more`, `normal`), each on the root or on any part of the page; without them, from what the reader's system asks for.
 */
export function tokensToCss(): string {
  const more = palette('light-more', 'dark-more');
  return [
    '/* Written by `npm run tokens` from src/components/tokens; a test fails when the two differ. */',
    '@layer base {',
    [
      rule(':root', [['color-scheme', 'light dark'], ...constants]),
      rule(":root,\n[data-contrast='normal']", palette('light', 'dark')),
      rule("[data-theme='light']", [['color-scheme', 'light']]),
      rule("[data-theme='dark']", [['color-scheme', 'dark']]),
      rule("[data-contrast='more']", more),
      media('(prefers-contrast: more)', rule(':root:not([data-contrast])', more)),
      ...tones.map((tone) => rule(`[data-tone='${tone}']`, toneVariables(tone))),
      media(
        '(prefers-reduced-motion: reduce)',
        rule(
          ':root',
          each('duration', durations, () => '0ms'),
        ),
      ),
    ]
      .join('\n')
      .replaceAll(/^(?=.)/gm, '  '),
    '}',
    '',
  ].join('\n');
}
