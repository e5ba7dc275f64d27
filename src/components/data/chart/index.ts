export { Chart, type ChartProps, type ChartStatus, type ChartView } from './chart';
export { ChartSymbol, type ChartSymbolProps } from './chart-symbol';
export { type ChartImageFormat, saveChart } from './save-chart';
export type { ChartLabels } from './chart-labels';
export type { ChartData, ChartKey, ChartRow, ChartSeries } from './chart-model';
export { useAge } from './use-age';
export type { ChartThreshold } from './plot';
export type { ChartPoint } from './plot-cursor';
export type { ChartInterval, ChartX } from './intervals';
