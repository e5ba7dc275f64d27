'use client';

import { extent } from 'd3-array';
import { type ReactNode, useCallback } from 'react';
import { chartLooks } from '../../tokens/chart-looks';
import type { ChartRow } from '../chart';
import type { OwnDataOrNone } from '../chart/internal';
import {
  areaPath,
  type ChartModel,
  dotsPath,
  linePath,
  ownSeries,
  Plot,
  type PlotChartProps,
  type PlotLayout,
  pointsOf,
  ReferenceLine,
  seriesColor,
} from '../chart/internal';

export type LineChartVariant = 'line' | 'area' | 'stacked';

export interface LineChartProps<
  Row extends ChartRow = ChartRow,
  X extends string = string,
  Key extends string = string,
> extends PlotChartProps<Row, X, Key> {
  /**
   * Lines, lines with tinted areas down to zero, or areas on top of each other for parts of a total. In stacked areas, values below
   * zero and gaps count as zero.
   * @default 'line'
   */
  variant?: LineChartVariant;
}

/** The distance of points that has room for dashes. */
const minPointPx = 3;

/** The model with the values of a stacked chart: each one is the sum of those up to it. */
function stacked(model: ChartModel): ChartModel {
  const own = new Set(ownSeries(model));
  const buckets = model.buckets.map((bucket) => {
    let sum = 0;
    return {
      ...bucket,
      values: bucket.values.map((value, at) => {
        if (!own.has(at)) return value;
        sum += Math.max(value ?? 0, 0);
        return sum;
      }),
    };
  });
  return { ...model, buckets };
}

/**
 * Lines for values that change continuously, such as a temperature. Inside a `Chart`, it has the data of the `Chart`. `ref`,
 * `className` and other props apply to the root element, accessible names to the plot.
 */
export function LineChart<Row extends ChartRow = ChartRow, X extends string = string, Key extends string = string>(
  props: LineChartProps<Row, X, Key> & OwnDataOrNone<LineChartProps<Row, X, Key>>,
): ReactNode;
export function LineChart({ variant = 'line', ...props }: LineChartProps) {
  const isStacked = variant === 'stacked';
  const domainOf = useCallback(
    (model: ChartModel) => {
      const values = (isStacked ? stacked(model) : model).buckets.flatMap((bucket) => bucket.values);
      return extent(variant === 'line' ? values : [0, ...values], (value) => value ?? undefined);
    },
    [variant, isStacked],
  );
  const marks = useCallback(
    (plot: PlotLayout, model: ChartModel, id: string) => {
      const drawn = isStacked ? stacked(model) : model;
      const lines = model.series.map(({ key, color, reference }, at) => {
        const points = pointsOf(plot, drawn, at);
        // Dashes longer than the distance of points would be invisible, and take seconds to paint on 10,000 points.
        const isDense = points.length > plot.width / minPointPx;
        if (reference) return <ReferenceLine key={key} points={points} />;
        if (isStacked) {
          return (
            <g key={key}>
              <path d={areaPath(points, plot.y(0))} fill={`url(#${id}-${at})`} />
              {/* The gap to the area above, which is drawn before this one. */}
              <path
                d={linePath(points)}
                fill="none"
                strokeWidth={1.5}
                className="stroke-paper forced-colors:stroke-[Canvas]"
              />
            </g>
          );
        }
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
      });
      if (!isStacked) return lines;
      // The highest area is behind the others, and references are above all.
      const own = ownSeries(model);
      return [...own.toReversed().map((at) => lines[at]), ...lines.filter((_, at) => !own.includes(at))];
    },
    [variant, isStacked],
  );
  return (
    <Plot
      part="LineChart"
      slot="line-chart"
      shape={isStacked ? 'bar' : 'line'}
      isBand={false}
      isStacked={isStacked}
      domainOf={domainOf}
      marks={marks}
      {...props}
    />
  );
}
