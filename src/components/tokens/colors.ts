import { baseColors, type Mode, modes } from './base-colors';
import { type ChartColor, levelColors, seriesColors } from './chart-looks';

/**
 * The role of a color. `on-*` is the foreground for the background of the same name, `*-soft` a tinted background, and
 * `*-accent` a decorative color without meaning. `series-*` and `level-*` are the colors of charts. The colors of each of the
 * two families differ from each other also with a color vision deficiency.
 */
export type ColorRole = keyof (typeof baseColors)[Mode] | ChartColor;

export type Colors = Readonly<Record<ColorRole, string>>;

/** The colors of the series, and of the levels from the highest to the lowest. */
const chartColors: Readonly<Record<Mode, readonly string[]>> = {
  light: ['#1a5bb8', '#cd6c06', '#52512a', '#a563fd', '#5b0134', '#4495a7', '#166f63', '#af8404', '#690a16'],
  dark: ['#7db2ee', '#fbb372', '#c2f2df', '#aa60ed', '#da5032', '#32948c', '#bef9cf', '#d8ad0f', '#cb5255'],
  'light-more': ['#103c77', '#a74f0b', '#111701', '#871cd3', '#6a252f', '#386a84', '#147372', '#6b4700', '#3c1212'],
  'dark-more': ['#9cc8f7', '#fcca66', '#e0f8de', '#b57efd', '#f76e51', '#4fada8', '#cffacf', '#f1c430', '#f26c70'],
};

const colorsOf = (mode: Mode): Colors => {
  const charts = [...seriesColors, ...levelColors].map((role, index) => [role, chartColors[mode][index]]);
  return { ...baseColors[mode], ...(Object.fromEntries(charts) as Record<ChartColor, string>) };
};

/** The colors by mode and role, as `#rrggbb` or `#rrggbbaa`. */
export const colors = Object.fromEntries(modes.map((mode) => [mode, colorsOf(mode)])) as Readonly<Record<Mode, Colors>>;
