import { colors, createTheme, designTokens, easings, sizes, type ThemeOptions, typeScale } from 'waymark/tokens';

/** The variables of Tailwind's theme, with the names of the kit. None of them has a name of Tailwind. */
const tailwindVariables = [
  ...Object.keys(colors.light).map((role) => [`color-${role}`, `color-${role}`]),
  ['radius-theme', 'radius'],
  ...Object.keys(typeScale).flatMap((role) => [
    [`text-${role}`, `text-${role}`],
    [`text-${role}--line-height`, `leading-${role}`],
    [`text-${role}--font-weight`, `weight-${role}`],
  ]),
  ...Object.keys(sizes).map((name) => [`spacing-${name}`, `size-${name}`]),
  ...Object.keys(easings).map((name) => [`ease-${name}`, `easing-${name}`]),
];

/** The theme in a style sheet for Tailwind 4: the variables of the kit, and their names for Tailwind. */
export function toTailwind(options: ThemeOptions): string {
  const lines = tailwindVariables.map(([name, variable]) => `  --${name}: var(--wm-${variable});`);
  // Inline: a part of the page with a mode of its own has its own colors.
  return `${createTheme(options).css}\n@theme inline {\n${lines.join('\n')}\n}\n`;
}

/** The theme as a resolver document of the Design Tokens Community Group. */
export const toDesignTokens = (options: ThemeOptions): string => `${JSON.stringify(designTokens(options), null, 2)}\n`;
