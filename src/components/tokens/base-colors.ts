/** The color modes: light and dark, each with normal or increased contrast. */
export const modes = ['light', 'dark', 'light-more', 'dark-more'] as const;
export type Mode = (typeof modes)[number];

/**
 * The colors of each role, in the order of `modes`. The last two are omitted if the color remains the same with
 * increased contrast.
 */
const table = {
  canvas: ['#eef2f6', '#121a2b', '#eef2f6', '#0b1120'],
  paper: ['#ffffff', '#1a2438', '#ffffff', '#111a2b'],
  raised: ['#ffffff', '#232f47', '#ffffff', '#17223a'],
  heading: ['#121926', '#f3f6fb', '#121926', '#ffffff'],
  text: ['#364152', '#d4dce8', '#121926', '#f3f6fb'],
  muted: ['#4b5565', '#a9b6c8', '#2b3545', '#d4dce8'],
  disabled: ['#697586', '#8493a9', '#4b5565', '#a9b6c8'],
  divider: ['#e3e8ef', '#2d3b54', '#697586', '#8493a9'],
  border: ['#7b8799', '#71829b', '#364152', '#c3cede'],
  hover: ['#f1f4f9', '#222e45', '#e3e8ef', '#222e45'],
  sunk: ['#f6f8fb', '#1e2940', '#e3e8ef', '#222e45'],
  focus: ['#1565c0', '#90caf9', '#0a3d7a', '#cfe8ff'],
  scrim: ['#12192666', '#060b1499'],
  shadow: ['#1219261f', '#060b1480'],
  'shadow-modal': ['#12192633', '#060b1499'],
  primary: ['#1565c0', '#90caf9', '#0a3d7a', '#bbdefb'],
  'on-primary': ['#ffffff', '#0a1e36'],
  'primary-soft': ['#e3f2fd', '#1b3657', '#e3f2fd', '#122a47'],
  'on-primary-soft': ['#0f57a8', '#bbdefb', '#0a3d7a', '#e3f2fd'],
  'primary-accent': ['#90caf9', '#2f6bab'],
  secondary: ['#5e35b1', '#c5b3ec', '#3d2090', '#dccff5'],
  'on-secondary': ['#ffffff', '#20124a'],
  'secondary-soft': ['#ede7f6', '#332a58', '#ede7f6', '#271f48'],
  'on-secondary-soft': ['#5e35b1', '#d9ccf5', '#3d2090', '#ede7f6'],
  'secondary-accent': ['#b39ddb', '#7e63bd'],
  info: ['#03658c', '#7cd4fd', '#053f5c', '#b9e6fe'],
  'on-info': ['#ffffff', '#06283b'],
  'info-soft': ['#e0f4fd', '#123a52', '#e0f4fd', '#0e2f44'],
  'on-info-soft': ['#065986', '#b9e6fe', '#053f5c', '#e0f4fd'],
  'info-accent': ['#36bffa', '#0e86bd'],
  success: ['#0b6b36', '#6ee7a0', '#06471f', '#a5f0c4'],
  'on-success': ['#ffffff', '#06301a'],
  'success-soft': ['#d5fae0', '#123d2c'],
  'on-success-soft': ['#0a5c2e', '#a5f0c4', '#06471f', '#d5fae0'],
  'success-accent': ['#00c853', '#1f9d5b'],
  warning: ['#7a4d00', '#ffd666', '#543300', '#ffe29a'],
  'on-warning': ['#ffffff', '#352600'],
  'warning-soft': ['#fff8e1', '#40340f'],
  'on-warning-soft': ['#6b4400', '#ffe29a', '#543300', '#fff2cc'],
  'warning-accent': ['#ffc107', '#b98a00'],
  error: ['#c62828', '#ffa39c', '#8c1414', '#ffc9c4'],
  'on-error': ['#ffffff', '#450a07'],
  'error-soft': ['#fdeaea', '#4f2328', '#fdeaea', '#431b20'],
  'on-error-soft': ['#a51d1d', '#ffc9c4', '#8c1414', '#ffe0dd'],
  'error-accent': ['#ef9a9a', '#b5524e'],
  neutral: ['#364152', '#d4dce8', '#121926', '#f3f6fb'],
  'on-neutral': ['#ffffff', '#121a2b'],
  'neutral-soft': ['#eef2f6', '#2d3b54'],
  'on-neutral-soft': ['#364152', '#d4dce8', '#121926', '#f3f6fb'],
  'neutral-accent': ['#cdd5df', '#4b5a73'],
  tooltip: ['#364152', '#e3e8ef', '#121926', '#ffffff'],
  'on-tooltip': ['#ffffff', '#121926'],
} satisfies Record<string, readonly [light: string, dark: string, lightMore?: string, darkMore?: string]>;

type BaseColors = Readonly<Record<keyof typeof table, string>>;

const colorsOf = (index: number): BaseColors =>
  Object.fromEntries(
    Object.entries<readonly string[]>(table).map(([role, values]) => [role, values[index] ?? values[index % 2]]),
  ) as BaseColors;

/** All colors except chart colors. This module does not import anything, because the Vite configuration loads it. */
export const baseColors = Object.fromEntries(modes.map((mode, index) => [mode, colorsOf(index)])) as Readonly<
  Record<Mode, BaseColors>
>;
