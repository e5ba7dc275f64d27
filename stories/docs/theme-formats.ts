import { colors, easings, sizes, typeScale } from 'waymark/tokens';

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

/** The theme for Tailwind 4. Inline: a part of the page with a mode of its own has its own colors. */
export const tailwindOf = (css: string): string =>
  `${css}\n@theme inline {\n${tailwindVariables.map(([name, variable]) => `  --${name}: var(--wm-${variable});\n`).join('')}}\n`;
