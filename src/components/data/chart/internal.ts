// What the charts share. Not part of the public face.
export type { Bucket } from './buckets';
export type { ChartModel } from './chart-model';
export { areaPath, dotsPath, linePath, type PathPoint, pointsOf, thin } from './line-path';
export { Plot, type PlotChartProps } from './plot';
export type { PlotLayout } from './plot-layout';
export { linear, openDomain } from './scale';
export { ReferenceLine, seriesColor } from './series-look';
export { ownSeries, stackOf } from './stack';
