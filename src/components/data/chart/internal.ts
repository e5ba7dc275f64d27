// What the charts share. Not part of the public face.
export type { Bucket } from './buckets';
export { useChartContext, useChartText, useModel } from './chart-context';
export { ChartNote, NoData } from './chart-note';
export type { ChartModel, OwnDataOrNone } from './chart-model';
export { ChartTooltip } from './chart-tooltip';
export { lookOf, type SeriesLook } from './looks';
export { LookSymbol } from './chart-symbol';
export { allPointsOf, areaPath, dotsPath, linePath, type PathPoint, pointsOf, pointsPath, thin } from './line-path';
export { Plot, type PlotChartProps } from './plot';
export { type PlotSelection, usePlotCursor } from './plot-cursor';
export { type PlotLayout, sideOf, valuesOn } from './plot-layout';
export { linear, openDomain } from './scale';
export { ReferenceLine, SeriesLine, SeriesPattern } from './series-look';
export { ownSeries, stackOf } from './stack';
export { list } from './summary';
export { usePlotSize } from './use-plot-size';
