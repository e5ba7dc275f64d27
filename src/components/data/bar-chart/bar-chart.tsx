'use client';

import { useCallback } from 'react';
import { type ChartModel, Plot, type PlotChartProps, type PlotLayout } from '../chart/internal';
import { type BarChartLayout, barPaths, domainOfBars } from './bars';

export type { BarChartLayout } from './bars';

export interface BarChartProps extends PlotChartProps {
  /** Stacks the series of a bucket, or puts them side by side. Negative values are below zero. @default 'stacked' */
  layout?: BarChartLayout;
}

/**
 * Columns for the values of buckets, such as counts by day. Inside a `Chart`, it has the data of the `Chart`. `ref`,
 * `className` and other props apply to the root element, accessible names to the plot.
 */
export function BarChart({ layout = 'stacked', ...props }: BarChartProps) {
  const domainOf = useCallback((model: ChartModel) => domainOfBars(model, layout), [layout]);
  const marks = useCallback(
    (plot: PlotLayout, model: ChartModel, id: string) => (
      <>
        {barPaths(model, plot, layout).map((path, index) => (
          <path
            key={model.series[index]?.key}
            d={path}
            fill={`url(#${id}-${index})`}
            className="stroke-none forced-colors:stroke-[CanvasText]"
          />
        ))}
        <path d={`M0,${plot.y(0)}H${plot.width}`} className="stroke-border forced-colors:stroke-[CanvasText]" />
      </>
    ),
    [layout],
  );
  return <Plot part="BarChart" slot="bar-chart" shape="bar" isBand domainOf={domainOf} marks={marks} {...props} />;
}
