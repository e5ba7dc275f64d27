import { tones } from './tones';

/** The modes a page can be in: its ground, light or dark, with normal or more contrast. */
export const modes = ['light', 'dark', 'light-more', 'dark-more'] as const;
export type Mode = (typeof modes)[number];

/**
 * What a colour is for. A name that begins with `on-` is the foreground that belongs on the ground of the same name;
 * a name that ends in `-soft` is the tinted ground of its family; `-accent` is decoration that carries no meaning.
 */
export type ColorRole = keyof typeof light;

export type Colors = Readonly<Record<ColorRole, string>>;

const light = {
  canvas: '#eef2f6',
  paper: '#ffffff',
  raised: '#ffffff',
  heading: '#121926',
  text: '#364152',
  muted: '#4b5565',
  disabled: '#697586',
  divider: '#e3e8ef',
  border: '#697586',
  hover: '#f1f4f9',
  focus: '#1565c0',
  scrim: '#12192699',
  shadow: '#12192629',
  primary: '#1565c0',
  'on-primary': '#ffffff',
  'primary-soft': '#e3f2fd',
  'on-primary-soft': '#0f57a8',
  'primary-accent': '#90caf9',
  secondary: '#5e35b1',
  'on-secondary': '#ffffff',
  'secondary-soft': '#ede7f6',
  'on-secondary-soft': '#5e35b1',
  'secondary-accent': '#b39ddb',
  success: '#0b6b36',
  'on-success': '#ffffff',
  'success-soft': '#d5fae0',
  'on-success-soft': '#0a5c2e',
  'success-accent': '#00c853',
  warning: '#7a4d00',
  'on-warning': '#ffffff',
  'warning-soft': '#fff8e1',
  'on-warning-soft': '#6b4400',
  'warning-accent': '#ffc107',
  error: '#c62828',
  'on-error': '#ffffff',
  'error-soft': '#fdeaea',
  'on-error-soft': '#a51d1d',
  'error-accent': '#ef9a9a',
  orange: '#b23408',
  'on-orange': '#ffffff',
  'orange-soft': '#fbe9e7',
  'on-orange-soft': '#a83207',
  'orange-accent': '#ffab91',
  neutral: '#364152',
  'on-neutral': '#ffffff',
  'neutral-soft': '#eef2f6',
  'on-neutral-soft': '#364152',
  'neutral-accent': '#cdd5df',
  tooltip: '#364152',
  'on-tooltip': '#ffffff',
};

const dark: Colors = {
  canvas: '#121a2b',
  paper: '#1a2438',
  raised: '#232f47',
  heading: '#f3f6fb',
  text: '#d4dce8',
  muted: '#a9b6c8',
  disabled: '#8493a9',
  divider: '#2d3b54',
  border: '#8493a9',
  hover: '#222e45',
  focus: '#90caf9',
  scrim: '#060b14b3',
  shadow: '#060b1480',
  primary: '#90caf9',
  'on-primary': '#0a1e36',
  'primary-soft': '#1b3657',
  'on-primary-soft': '#bbdefb',
  'primary-accent': '#2f6bab',
  secondary: '#c5b3ec',
  'on-secondary': '#20124a',
  'secondary-soft': '#332a58',
  'on-secondary-soft': '#d9ccf5',
  'secondary-accent': '#7e63bd',
  success: '#6ee7a0',
  'on-success': '#06301a',
  'success-soft': '#123d2c',
  'on-success-soft': '#a5f0c4',
  'success-accent': '#1f9d5b',
  warning: '#ffd666',
  'on-warning': '#352600',
  'warning-soft': '#40340f',
  'on-warning-soft': '#ffe29a',
  'warning-accent': '#b98a00',
  error: '#ffa39c',
  'on-error': '#450a07',
  'error-soft': '#4f2328',
  'on-error-soft': '#ffc9c4',
  'error-accent': '#b5524e',
  orange: '#ffab91',
  'on-orange': '#3f1406',
  'orange-soft': '#4a281f',
  'on-orange-soft': '#ffccbc',
  'orange-accent': '#b8603f',
  neutral: '#d4dce8',
  'on-neutral': '#121a2b',
  'neutral-soft': '#2d3b54',
  'on-neutral-soft': '#d4dce8',
  'neutral-accent': '#4b5a73',
  tooltip: '#e3e8ef',
  'on-tooltip': '#121926',
};

const lightMore: Colors = {
  ...light,
  text: '#121926',
  muted: '#2b3545',
  disabled: '#4b5565',
  divider: '#697586',
  border: '#364152',
  hover: '#e3e8ef',
  focus: '#0a3d7a',
  primary: '#0a3d7a',
  'on-primary-soft': '#0a3d7a',
  secondary: '#3d2090',
  'on-secondary-soft': '#3d2090',
  success: '#06471f',
  'on-success-soft': '#06471f',
  warning: '#543300',
  'on-warning-soft': '#543300',
  error: '#8c1414',
  'on-error-soft': '#8c1414',
  orange: '#7d2404',
  'on-orange-soft': '#7d2404',
  neutral: '#121926',
  'on-neutral-soft': '#121926',
  tooltip: '#121926',
};

const darkMore: Colors = {
  ...dark,
  canvas: '#0b1120',
  paper: '#111a2b',
  raised: '#17223a',
  heading: '#ffffff',
  text: '#f3f6fb',
  muted: '#d4dce8',
  disabled: '#a9b6c8',
  divider: '#8493a9',
  border: '#c3cede',
  focus: '#cfe8ff',
  primary: '#bbdefb',
  'primary-soft': '#122a47',
  'on-primary-soft': '#e3f2fd',
  secondary: '#dccff5',
  'secondary-soft': '#271f48',
  'on-secondary-soft': '#ede7f6',
  success: '#a5f0c4',
  'on-success-soft': '#d5fae0',
  warning: '#ffe29a',
  'on-warning-soft': '#fff2cc',
  error: '#ffc9c4',
  'error-soft': '#431b20',
  'on-error-soft': '#ffe0dd',
  orange: '#ffccbc',
  'on-orange-soft': '#ffe2d8',
  neutral: '#f3f6fb',
  'on-neutral-soft': '#f3f6fb',
  tooltip: '#ffffff',
};

/** Every colour of the kit, by mode and role, as `#rrggbb` or `#rrggbbaa`. */
export const colors: Readonly<Record<Mode, Colors>> = {
  light,
  dark,
  'light-more': lightMore,
  'dark-more': darkMore,
};

/** What a pair of colours is used for, and so which contrast it owes (WCAG 2.2, 1.4.3 and 1.4.11). */
export type PairUse = 'text' | 'graphic';

export interface ColorPair {
  foreground: ColorRole;
  background: ColorRole;
  use: PairUse;
}

const surfaces = ['paper', 'raised', 'canvas', 'hover'] as const;

function onSurfaces(foreground: ColorRole, use: PairUse): ColorPair[] {
  return surfaces.map((background) => ({ foreground, background, use }));
}

/**
 * Every combination of foreground and background that the kit paints. Text owes 4.5:1 (7:1 with more contrast);
 * icons, control borders and focus rings owe 3:1 (4.5:1 with more contrast).
 */
export const colorPairs: readonly ColorPair[] = [
  ...onSurfaces('heading', 'text'),
  ...onSurfaces('text', 'text'),
  ...onSurfaces('muted', 'text'),
  ...onSurfaces('disabled', 'graphic'),
  ...onSurfaces('border', 'graphic'),
  ...onSurfaces('focus', 'graphic'),
  ...tones.flatMap((tone): ColorPair[] => [
    ...onSurfaces(tone, 'text'),
    { foreground: `on-${tone}`, background: tone, use: 'text' },
    { foreground: `on-${tone}-soft`, background: `${tone}-soft`, use: 'text' },
    { foreground: 'focus', background: `${tone}-soft`, use: 'graphic' },
    { foreground: 'heading', background: `${tone}-soft`, use: 'text' },
  ]),
  { foreground: 'text', background: 'primary-soft', use: 'text' },
  { foreground: 'text', background: 'warning-soft', use: 'text' },
  { foreground: 'text', background: 'neutral-soft', use: 'text' },
  { foreground: 'primary', background: 'primary-soft', use: 'graphic' },
  { foreground: 'secondary', background: 'secondary-soft', use: 'graphic' },
  { foreground: 'on-tooltip', background: 'tooltip', use: 'text' },
];

function channel(hex: string, index: number): number {
  const value = Number.parseInt(hex.slice(1 + index * 2, 3 + index * 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function luminance(hex: string): number {
  return 0.2126 * channel(hex, 0) + 0.7152 * channel(hex, 1) + 0.0722 * channel(hex, 2);
}

/**
 * The contrast ratio of two opaque colours, from 1 to 21 (WCAG 2.2, definition of contrast ratio).
 * @throws RangeError when a colour is not written as `#rrggbb`.
 */
export function contrastRatio(first: string, second: string): number {
  for (const color of [first, second]) {
    if (!/^#[\da-f]{6}$/i.test(color)) {
      throw new RangeError(`contrastRatio needs opaque colours written as #rrggbb, and got "${color}".`);
    }
  }
  const [lighter = 0, darker = 0] = [luminance(first), luminance(second)].toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The contrast that a pair owes in a mode. */
export function requiredContrast(use: PairUse, mode: Mode): number {
  if (mode.endsWith('-more')) return use === 'text' ? 7 : 4.5;
  return use === 'text' ? 4.5 : 3;
}
