import { create } from 'storybook/theming/create';
import { colors, fontFamily, fontFamilyMono, radius } from '../src/components/tokens';

type Base = 'light' | 'dark';

/** The mark of the product (public/favicon.svg) and its name, as an image. */
function brandImage({ heading, secondary, 'on-secondary': onSecondary }: (typeof colors)[Base]): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="150" height="32" viewBox="0 0 150 32">
    <rect width="32" height="32" rx="8" fill="${secondary}"/>
    <path d="m6.5 9.5 4.75 13L16 12.25l4.75 10.25 4.75-13" fill="none" stroke="${onSecondary}" stroke-width="3"
      stroke-linecap="round" stroke-linejoin="round"/>
    <text x="42" y="23" fill="${heading}" font-family="Roboto, system-ui, sans-serif" font-size="20"
      font-weight="600">Waymark</text>
  </svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Storybook's own interface in the colors, corners and typeface of the kit. */
function themeOf(base: Base) {
  const role = colors[base];
  return create({
    base,
    brandTitle: 'Waymark',
    brandImage: brandImage(role),
    brandUrl: './',
    brandTarget: '_self',
    fontBase: fontFamily,
    fontCode: fontFamilyMono,
    colorPrimary: role.secondary,
    colorSecondary: role.primary,
    appBg: role.canvas,
    appContentBg: role.paper,
    appPreviewBg: role.paper,
    appBorderColor: role.divider,
    appBorderRadius: radius,
    textColor: role.heading,
    textInverseColor: role.paper,
    textMutedColor: role.muted,
    barBg: role.paper,
    barTextColor: role.muted,
    barHoverColor: role.primary,
    barSelectedColor: role.primary,
    inputBg: role.paper,
    inputBorder: role.border,
    inputTextColor: role.heading,
    inputBorderRadius: radius,
  });
}

export const themes = { light: themeOf('light'), dark: themeOf('dark') };
