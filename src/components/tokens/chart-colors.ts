/** The colors of a chart's series, in their order. */
export const seriesColors = ['series-1', 'series-2', 'series-3', 'series-4', 'series-5', 'series-6'] as const;

/** The colors of levels, from the highest to the lowest. */
export const levelColors = ['level-high', 'level-medium', 'level-low'] as const;

/** The color of a series in a chart. */
export type ChartColor = (typeof seriesColors)[number] | (typeof levelColors)[number];
