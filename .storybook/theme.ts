import { create } from 'storybook/theming/create';
import { version } from '../package.json';
import { colors, fontFamily, fontFamilyMono } from '../src/components/tokens';
import brandImage from './brand.svg';

const radius = 8;

/** Storybook's own interface with the mark, the typeface, the surfaces and the colors of the kit. */
export const themeOf = (base: 'light' | 'dark') => {
  const color = colors[base];
  return create({
    base,
    // The text of the image.
    brandTitle: `Waymark ${version}`,
    brandImage,
    // The documentation, which has this Storybook in a folder.
    brandUrl: '../',
    brandTarget: '_self',
    fontBase: fontFamily,
    fontCode: fontFamilyMono,
    colorPrimary: color.secondary,
    colorSecondary: color.primary,
    appBg: color.paper,
    appContentBg: color.paper,
    appPreviewBg: color.paper,
    appHoverBg: color.hover,
    appBorderColor: color.divider,
    appBorderRadius: radius,
    textColor: color.text,
    textInverseColor: color['on-primary'],
    textMutedColor: color.muted,
    barBg: color.paper,
    barTextColor: color.muted,
    barHoverColor: color.primary,
    barSelectedColor: color.primary,
    buttonBg: color.sunk,
    buttonBorder: color.divider,
    booleanBg: color.sunk,
    booleanSelectedBg: color.raised,
    inputBg: color.paper,
    inputBorder: color.border,
    inputTextColor: color.text,
    inputBorderRadius: radius,
  });
};
