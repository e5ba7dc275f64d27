import { colors, easings, sizes, typeScale } from 'waymark/tokens';

/** Tailwind theme variables with the kit's names, none of which Tailwind uses itself. */
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

/** The theme for Tailwind 4. Inline, so that a part of the page in another mode uses the colors of that mode. */
export const tailwindOf = (css: string): string =>
  `${css}\n@theme inline {\n${tailwindVariables.map(([name, variable]) => `  --${name}: var(--wm-${variable});\n`).join('')}}\n`;
