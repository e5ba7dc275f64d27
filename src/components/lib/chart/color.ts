import type { ChartColor } from '../../tokens';

/** The class that makes the color of a series or a level the current one. */
export const chartColor: Readonly<Record<ChartColor, string>> = {
  'series-1': 'text-series-1',
  'series-2': 'text-series-2',
  'series-3': 'text-series-3',
  'series-4': 'text-series-4',
  'series-5': 'text-series-5',
  'series-6': 'text-series-6',
  'level-high': 'text-level-high',
  'level-medium': 'text-level-medium',
  'level-low': 'text-level-low',
};
