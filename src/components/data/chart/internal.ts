// What the charts with axes share. Not part of the public face.
export type { ChartModel } from './chart-model';
export { Plot, type PlotChartProps } from './plot';
export type { PlotLayout } from './plot-layout';
export { seriesColor, seriesDash } from './series-look';
