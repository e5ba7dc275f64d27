'use client';

import { type ReactNode, useCallback } from 'react';
import type { ChartRow } from '../chart';
import type { OwnDataOrNone } from '../chart/internal';
import {
  type ChartModel,
  ownSeries,
  Plot,
  type PlotChartProps,
  type PlotLayout,
  pointsOf,
  ReferenceLine,
} from '../chart/internal';
import { type BarChartLayout, barPaths, domainOfBars } from './bars';

export type { BarChartLayout } from './bars';

export interface BarChartProps<
  Row extends ChartRow = ChartRow,
  X extends string = string,
  Key extends string = string,
> extends PlotChartProps<Row, X, Key> {
  /** Stacks the series of a bucket, or puts them side by side. Negative values are below zero. @default 'stacked' */
  layout?: BarChartLayout;
}

/** The distance of points that has room for dashes. */
const minPointPx = 6;

/**
 * Columns for the values of buckets, such as counts by day. Inside a `Chart`, it has the data of the `Chart`. `ref`,
 * `className` and other props apply to the root element, accessible names to the plot.
 */
export function BarChart<Row extends ChartRow = ChartRow, X extends string = string, Key extends string = string>(
  props: BarChartProps<Row, X, Key> & OwnDataOrNone<BarChartProps<Row, X, Key>>,
): ReactNode;
export function BarChart({ layout = 'stacked', ...props }: BarChartProps) {
  const domainOf = useCallback((model: ChartModel) => domainOfBars(model, layout), [layout]);
  const marks = useCallback(
    (plot: PlotLayout, model: ChartModel, id: string) => {
      const columns = ownSeries(model);
      return (
        <>
          {barPaths(model, plot, layout).map((path, index) => {
            const at = columns[index] ?? 0;
            return (
              <path
                key={model.series[at]?.key}
                d={path}
                fill={`url(#${id}-${at})`}
                className="stroke-none forced-colors:stroke-[CanvasText]"
              />
            );
          })}
          <path d={`M0,${plot.y(0)}H${plot.width}`} className="stroke-border forced-colors:stroke-[CanvasText]" />
          {model.series.map(({ key, reference }, at) => {
            if (!reference) return null;
            const points = pointsOf(plot, model, at);
            return <ReferenceLine key={key} points={points} isDense={points.length > plot.width / minPointPx} />;
          })}
        </>
      );
    },
    [layout],
  );
  return (
    <Plot
      part="BarChart"
      slot="bar-chart"
      shape="bar"
      isBand
      isStacked={layout === 'stacked'}
      domainOf={domainOf}
      marks={marks}
      {...props}
    />
  );
}
