import { baseColors, type Mode, modes } from './base-colors';
import { type ChartColor, levelColors, seriesColors } from './chart-looks';

/**
 * The role of a color. `on-*` is the foreground for the background of the same name, `*-soft` is a tinted background,
 * and `*-accent` is a purely decorative color. `series-*` and `level-*` are chart colors. Levels and adjacent series
 * remain distinguishable for color-blind users.
 */
export type ColorRole = keyof (typeof baseColors)[Mode] | ChartColor;

export type Colors = Readonly<Record<ColorRole, string>>;

/** The colors of the series, and of the levels from the highest to the lowest. */
const chartColors: Readonly<Record<Mode, readonly string[]>> = {
  light: ['#1e88e5', '#5e35b1', '#c96a00', '#334155', '#0e7f78', '#b5121b', '#0b9e93', '#d97706', '#a8123a'],
  dark: ['#90caf9', '#8a63d8', '#ffb74d', '#7d8aa0', '#8ae8db', '#e5484d', '#5ee0cf', '#f0b232', '#ef5362'],
  'light-more': ['#103c77', '#a74f0b', '#111701', '#871cd3', '#6a252f', '#386a84', '#147372', '#6b4700', '#3c1212'],
  'dark-more': ['#9cc8f7', '#fcca66', '#e0f8de', '#b57efd', '#f76e51', '#4fada8', '#cffacf', '#f1c430', '#f26c70'],
};

const colorsOf = (mode: Mode): Colors => {
  const charts = [...seriesColors, ...levelColors].map((role, index) => [role, chartColors[mode][index]]);
  return { ...baseColors[mode], ...(Object.fromEntries(charts) as Record<ChartColor, string>) };
};

/** The colors by mode and role, as `#rrggbb` or `#rrggbbaa`. */
export const colors = Object.fromEntries(modes.map((mode) => [mode, colorsOf(mode)])) as Readonly<Record<Mode, Colors>>;
