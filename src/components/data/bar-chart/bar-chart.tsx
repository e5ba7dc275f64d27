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
  SeriesLine,
} from '../chart/internal';
import { type BarChartLayout, barPaths, domainOfBars } from './bars';

export type { BarChartLayout } from './bars';
export type BarChartOrientation = 'vertical' | 'horizontal';

export interface BarChartProps<
  Row extends ChartRow = ChartRow,
  X extends string = string,
  Key extends string = string,
> extends PlotChartProps<Row, X, Key> {
  /**
   * Whether the series of a bucket are stacked or side by side. Negative values extend below zero.
   * @default 'stacked'
   */
  layout?: BarChartLayout;
  /**
   * `horizontal` draws each bucket as a row, which leaves room for long names and runs values along the text direction.
   * The second value axis requires a vertical chart.
   * @default 'vertical'
   */
  orientation?: BarChartOrientation;
}

/**
 * Displays the values of buckets, such as counts by day, as columns. Inside a `Chart`, it uses the data of the `Chart`.
 * `ref`, `className` and other props apply to the root element; accessible names apply to the plot.
 */
export function BarChart<Row extends ChartRow = ChartRow, X extends string = string, Key extends string = string>(
  props: BarChartProps<Row, X, Key> & OwnDataOrNone<BarChartProps<Row, X, Key>>,
): ReactNode;
export function BarChart({ layout = 'stacked', orientation = 'vertical', ...props }: BarChartProps) {
  const domainOf = useCallback((model: ChartModel) => domainOfBars(model, layout), [layout]);
  const marks = useCallback(
    (plot: PlotLayout, model: ChartModel, id: string) => {
      const columns = ownSeries(model);
      return (
        <>
          {barPaths(model, plot, layout).map((path, index) => {
            const at = columns[index] ?? 0;
            const { key, look } = model.series[at] ?? {};
            const fill = `url(#${id}-${at})`;
            return (
              <g key={key} {...look?.paint}>
                <path d={path.full} fill={fill} className="stroke-none forced-colors:stroke-[CanvasText]" />
                <path d={path.running} fill={fill} fillOpacity={0.4} stroke="currentColor" />
              </g>
            );
          })}
          <path
            d={`M0,${Math.min(plot.y(0), plot.height)}H${plot.width}`}
            className="stroke-border forced-colors:stroke-[CanvasText]"
          />
          {model.series.map(({ key, look, reference, isLine }, at) => {
            if (reference) return <ReferenceLine key={key} points={pointsOf(plot, model, at)} />;
            return isLine && <SeriesLine key={key} look={look} points={pointsOf(plot, model, at)} isOutlined />;
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
      isHorizontal={orientation === 'horizontal'}
      isStacked={layout === 'stacked'}
      domainOf={domainOf}
      marks={marks}
      {...props}
    />
  );
}
