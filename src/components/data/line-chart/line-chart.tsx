'use client';

import { extent } from 'd3-array';
import { useCallback } from 'react';
import { chartLooks } from '../../tokens/chart-looks';
import {
  areaPath,
  type ChartModel,
  dotsPath,
  linePath,
  Plot,
  type PlotChartProps,
  type PlotLayout,
  pointsOf,
  ReferenceLine,
  seriesColor,
} from '../chart/internal';

export type LineChartVariant = 'line' | 'area';

export interface LineChartProps extends PlotChartProps {
  /** Lines, or lines with tinted areas down to zero. @default 'line' */
  variant?: LineChartVariant;
}

/** The distance of points that has room for dashes. */
const minPointPx = 3;

/**
 * Lines for values that change continuously, such as a temperature. Inside a `Chart`, it has the data of the `Chart`. `ref`,
 * `className` and other props apply to the root element, accessible names to the plot.
 */
export function LineChart({ variant = 'line', ...props }: LineChartProps) {
  const domainOf = useCallback(
    ({ buckets }: ChartModel) => {
      const values = buckets.flatMap((bucket) => bucket.values);
      return extent(variant === 'area' ? [0, ...values] : values, (value) => value ?? undefined);
    },
    [variant],
  );
  const marks = useCallback(
    (plot: PlotLayout, model: ChartModel) =>
      model.series.map(({ key, color, reference }, at) => {
        const points = pointsOf(plot, model, at);
        // Dashes longer than the distance of points would be invisible, and take seconds to paint on 10,000 points.
        const isDense = points.length > plot.width / minPointPx;
        if (reference) return <ReferenceLine key={key} {...{ points, isDense }} />;
        return (
          <g key={key} className={seriesColor(color)} fill="none" stroke="currentColor" strokeLinejoin="round">
            {variant === 'area' && (
              <path d={areaPath(points, plot.y(0))} fill="currentColor" fillOpacity={0.2} stroke="none" />
            )}
            <path d={linePath(points)} strokeWidth={2} strokeDasharray={isDense ? undefined : chartLooks[color].dash} />
            {/* A value between two gaps has no line. */}
            <path d={dotsPath(points)} strokeWidth={7} strokeLinecap="round" />
          </g>
        );
      }),
    [variant],
  );
  return (
    <Plot part="LineChart" slot="line-chart" shape="line" isBand={false} domainOf={domainOf} marks={marks} {...props} />
  );
}
