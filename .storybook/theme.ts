import { create } from 'storybook/theming/create';
import { colors, fontFamily, fontFamilyMono } from '../src/components/tokens';
import brandImage from './brand.svg';

/** Storybook's own interface with the mark, the typeface and the main colors of the kit. */
export const themeOf = (base: 'light' | 'dark') =>
  create({
    base,
    brandTitle: 'Waymark',
    brandImage,
    brandUrl: './',
    brandTarget: '_self',
    fontBase: fontFamily,
    fontCode: fontFamilyMono,
    colorPrimary: colors[base].secondary,
    colorSecondary: colors[base].primary,
  });
