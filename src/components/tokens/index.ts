export { type ChartColor, levelColors, seriesColors } from './chart-looks';
export { type Mode, modes } from './base-colors';
export { type ColorRole, type Colors, colors } from './colors';
export { type ColorPair, colorPairs, contrastRatio, type PairUse, requiredContrast } from './contrast';
export { type CreatedTheme, createTheme, type ThemeChange, type ThemeOptions } from './create-theme';
export {
  type Breakpoint,
  breakpoints,
  breakpointWidth,
  densities,
  type Density,
  type Duration,
  durations,
  easings,
  fontFamily,
  fontFamilyMono,
  maxRadius,
  radius,
  type Size,
  sizes,
  spacingUnit,
  type TypeRole,
  typeScale,
  type TypeStyle,
  type ZIndex,
  zIndexes,
} from './scale';
export { type Tone, tones } from './tones';
