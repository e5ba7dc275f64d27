/**
 * The look of a series or level. Dashes distinguish lines in addition to color; patterns replace the color in forced
 * colors mode.
 */
interface ChartLook {
  /** The class that sets the color as `currentColor`. */
  color: string;
  /** The `stroke-dasharray` of a line. */
  dash?: string;
  /** The pattern's path in an 8 px square, drawn in the paper color. */
  pattern?: string;
}

const diagonal = { dash: '7 4', pattern: 'M-2,2l4,-4M0,8l8,-8M6,10l4,-4' };
const dots = { dash: '2 4', pattern: 'M2,2h0M6,6h0' };

const seriesLooks = {
  'series-1': { color: 'text-series-1' },
  'series-2': { color: 'text-series-2', ...diagonal },
  'series-3': { color: 'text-series-3', ...dots },
  'series-4': { color: 'text-series-4', dash: '10 4 2 4', pattern: 'M0,4h8' },
  'series-5': { color: 'text-series-5', dash: '14 5', pattern: 'M0,0l8,8M8,0l-8,8' },
  'series-6': { color: 'text-series-6', dash: '6 3 2 3 2 3', pattern: 'M4,0v8' },
};

const levelLooks = {
  'level-high': { color: 'text-level-high' },
  'level-medium': { color: 'text-level-medium', ...diagonal },
  'level-low': { color: 'text-level-low', ...dots },
};

type SeriesColor = keyof typeof seriesLooks;
type LevelColor = keyof typeof levelLooks;

/** A chart color: a series or a level. */
export type ChartColor = SeriesColor | LevelColor;

/** The look of each series and level. */
export const chartLooks: Readonly<Record<ChartColor, ChartLook>> = { ...seriesLooks, ...levelLooks };

/** The colors of a chart's series, in order. */
export const seriesColors = Object.keys(seriesLooks) as readonly SeriesColor[];

/** The colors of levels, from the highest to the lowest. */
export const levelColors = Object.keys(levelLooks) as readonly LevelColor[];
