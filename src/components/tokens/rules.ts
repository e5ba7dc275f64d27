import type { Mode } from './base-colors';
import type { ColorRole, Colors } from './colors';
import { sizes, spacingUnit } from './scale';

export type Declaration = readonly [name: string, value: string];

export const px = (value: number): string => (value === 0 ? '0px' : `${value}px`);
export const rem = (value: number): string => `${value / 16}rem`;

/** Rules keyed by selector or query, in the format of Tailwind plugins. */
export interface Rules {
  [selectorOrName: string]: string | Rules;
}

export const rule = (selector: string, declarations: readonly Declaration[]): Rules => ({
  [selector]: Object.fromEntries(declarations),
});

export function toCss(rules: Rules): string {
  return Object.entries(rules)
    .map(([key, value]) =>
      typeof value === 'string' ? `${key}: ${value};` : `${key} {\n${toCss(value).replaceAll(/^/gm, '  ')}\n}`,
    )
    .join('\n');
}

/**
 * Declares the light and dark values of each color together; the element's `color-scheme` determines which one is used.
 */
function palette(light: Colors, dark: Colors, roles: readonly ColorRole[]): Declaration[] {
  return roles.map((role) => [
    `--wm-color-${role}`,
    light[role] === dark[role] ? light[role] : `light-dark(${light[role]}, ${dark[role]})`,
  ]);
}

/**
 * Returns the rules that declare the colors for the elements that match `selector`.
 *
 * Each part of the page that sets its own mode or contrast declares them again. Lightning CSS, which minifies CSS in
 * Vite and Next.js, replaces `light-dark()` with variables that are computed where the color is declared, so a nested
 * dark part would inherit the root's light colors.
 */
export function colorRules(
  colors: Readonly<Record<Mode, Colors>>,
  selector = ':root',
  roles = Object.keys(colors.light) as readonly ColorRole[],
): Rules {
  const parts = selector === ':root' ? '' : `${selector} `;
  const places = [selector, `${parts}[data-theme]`, `${parts}[data-contrast]`];
  // A part without a contrast setting uses the surrounding contrast.
  const insideMore = "[data-contrast='more'] :not([data-contrast], [data-contrast='more'] [data-contrast='normal'] *)";
  // A color that is the same with increased contrast is declared only once: the normal-contrast rule applies to all of
  // these elements.
  const changed = roles.filter(
    (role) => colors.light[role] !== colors['light-more'][role] || colors.dark[role] !== colors['dark-more'][role],
  );
  const more = palette(colors['light-more'], colors['dark-more'], changed);
  // `:where` does not add specificity, so a later rule can override the colors in both normal and increased contrast.
  return {
    ...rule(places.join(',\n'), palette(colors.light, colors.dark, roles)),
    ...rule(`:is(${places.join(', ')}):where([data-contrast='more'], ${insideMore})`, more),
    '@media (prefers-contrast: more)': rule(
      `:is(${places.join(', ')}):where(:not([data-contrast], [data-contrast] *))`,
      more,
    ),
  };
}

const scaled = (value: string): string => `calc(${value} * var(--wm-density))`;

/** The spacing and heights that follow `--wm-density`. Heights never fall below the minimum target size. */
export const densityDeclarations: readonly Declaration[] = [
  ['--wm-space', scaled(rem(spacingUnit))],
  // These are in rem so that the bar and its buttons grow with their text, and the content below moves accordingly.
  ['--wm-size-header', scaled(rem(sizes.header))],
  ['--wm-size-content-offset', `calc(var(--wm-size-header) + ${px(sizes['content-offset'] - sizes.header)})`],
  // The app bar's padding is two units on each side.
  ['--wm-size-header-brand', 'calc(var(--wm-size-drawer) - 4 * var(--wm-space))'],
  ['--wm-size-target', `max(${px(sizes.target)}, ${sizes.target / spacingUnit} * var(--wm-space))`],
  ...(['header-chip', 'mini-tile'] as const).map((name): Declaration => [
    `--wm-size-${name}`,
    `max(var(--wm-size-target), ${rem(sizes[name])} * var(--wm-density))`,
  ]),
];

/** The sizes at a density, in px at the default text size: the values of `densityDeclarations`. */
export function sizesOf(density: number): Readonly<Record<keyof typeof sizes, number>> {
  const header = sizes.header * density;
  const target = Math.max(sizes.target, sizes.target * density);
  const scaledSize = (name: 'header-chip' | 'mini-tile') => Math.max(target, sizes[name] * density);
  return {
    ...sizes,
    header,
    'content-offset': header + sizes['content-offset'] - sizes.header,
    'header-brand': sizes.drawer - 4 * spacingUnit * density,
    target,
    'header-chip': scaledSize('header-chip'),
    'mini-tile': scaledSize('mini-tile'),
  };
}

/** The shadows of a raised surface and a modal layer: offsets and blur in px, and the color. */
export const shadows = {
  raised: { x: 0, y: 4, blur: 16, color: 'shadow' },
  modal: { x: 0, y: 16, blur: 48, color: 'shadow-modal' },
} as const;

/** The sizes that follow the drawer's width. */
export const drawerDeclarations: readonly Declaration[] = [
  // These are in rem so that the menu provides as much room for larger text as for the default size.
  ...(['drawer', 'drawer-mini'] as const).map((name): Declaration => [`--wm-size-${name}`, rem(sizes[name])]),
  ...(['menu-item-title', 'menu-group-title'] as const).map((name): Declaration => [
    `--wm-size-${name}`,
    `calc(var(--wm-size-drawer) - ${rem(sizes.drawer - sizes[name])})`,
  ]),
];
