export { type ChartColor, levelColors, seriesColors } from './chart-looks';
export { type Mode, modes } from './base-colors';
export * from './colors';
export * from './contrast';
export * from './create-theme';
export { type DesignTokenGroup, type DesignTokens, designTokens } from './design-tokens';
export * from './scale';
export * from './tones';
