'use client';

import { extent, minIndex } from 'd3-array';
import { type ReactNode, useCallback } from 'react';
import type { ChartRow } from '../chart';
import type { OwnDataOrNone } from '../chart/internal';
import {
  allPointsOf,
  areaPath,
  type ChartModel,
  linePath,
  ownSeries,
  Plot,
  type PlotChartProps,
  type PlotLayout,
  pointsOf,
  pointsPath,
  ReferenceLine,
  SeriesLine,
  sideOf,
  valuesOn,
} from '../chart/internal';

export type LineChartVariant = 'line' | 'area' | 'stacked' | 'scatter';

export interface LineChartProps<
  Row extends ChartRow = ChartRow,
  X extends string = string,
  Key extends string = string,
> extends PlotChartProps<Row, X, Key> {
  /**
   * Whether the chart displays lines, lines with tinted areas down to zero (`area`), stacked areas for the parts of a
   * total, or points without lines for two measures per row (`scatter`). In stacked areas, values below zero and gaps
   * count as zero.
   * @default 'line'
   */
  variant?: LineChartVariant;
  /**
   * Whether a line connects the points on both sides of a gap. Use it for values that are less frequent than the
   * buckets, such as weekly values in daily buckets.
   * @default false
   */
  connectNulls?: boolean;
}

/** The minimum distance between points at which dashes are visible. */
const minPointPx = 3;

/** Returns the bucket with the nearest point, because several buckets may share a position. */
const nearestPoint = ({ centers, scales }: PlotLayout, { buckets, series }: ChartModel, x: number, y: number): number =>
  minIndex(buckets, ({ values }, index) =>
    Math.min(
      ...series.map((one, at) => {
        const value = values[at];
        return typeof value === 'number'
          ? Math.hypot((centers[index] ?? 0) - x, scales[sideOf(one)].y(value) - y)
          : Number.POSITIVE_INFINITY;
      }),
    ),
  );

/** Returns the model with the values of a stacked chart, in which each value includes the values stacked below it. */
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
 * Displays values that change continuously, such as a temperature, as lines. Inside a `Chart`, it uses the data of the
 * `Chart`. `ref`, `className` and other props apply to the root element; accessible names apply to the plot.
 */
export function LineChart<Row extends ChartRow = ChartRow, X extends string = string, Key extends string = string>(
  props: LineChartProps<Row, X, Key> & OwnDataOrNone<LineChartProps<Row, X, Key>>,
): ReactNode;
export function LineChart({ variant = 'line', connectNulls = false, ...props }: LineChartProps) {
  const isStacked = variant === 'stacked';
  const domainOf = useCallback(
    (model: ChartModel) => {
      const values = valuesOn(isStacked ? stacked(model) : model, 'start');
      return extent(variant === 'line' || variant === 'scatter' ? values : [0, ...values]);
    },
    [variant, isStacked],
  );
  const marks = useCallback(
    (plot: PlotLayout, model: ChartModel, id: string) => {
      const drawn = isStacked ? stacked(model) : model;
      const own = ownSeries(model);
      const lines = model.series.map(({ key, look, reference, isLine }, at) => {
        if (variant === 'scatter') {
          // The outline separates overlapping points.
          return (
            <g key={key} {...look.paint}>
              <path
                d={pointsPath(allPointsOf(plot, model, at), look.marker)}
                fill="currentColor"
                className="stroke-paper forced-colors:stroke-[Canvas]"
              />
            </g>
          );
        }
        const points = pointsOf(plot, drawn, at).filter(([, y]) => y !== null || !connectNulls);
        // Dashes longer than the distance between points would be invisible, and painting them for 10,000 points would
        // take seconds.
        const isDense = points.length > plot.width / minPointPx;
        if (reference) return <ReferenceLine key={key} points={points} />;
        if (isStacked && own.includes(at)) {
          return (
            <g key={key}>
              <path d={areaPath(points, plot.y(0))} fill={`url(#${id}-${at})`} />
              {/* The gap to the area above, which is drawn before this area. */}
              <path
                d={linePath(points)}
                fill="none"
                strokeWidth={1.5}
                className="stroke-paper forced-colors:stroke-[Canvas]"
              />
            </g>
          );
        }
        const area = variant === 'area' && !isLine ? areaPath(points, plot.y(0)) : undefined;
        return <SeriesLine key={key} {...{ look, points, isDense, area }} isOutlined={isStacked} />;
      });
      if (!isStacked) return lines;
      // The highest area is drawn behind the others, and references are drawn above all areas.
      return [...own.toReversed().map((at) => lines[at]), ...lines.filter((_, at) => !own.includes(at))];
    },
    [variant, isStacked, connectNulls],
  );
  return (
    <Plot
      part="LineChart"
      slot={variant === 'scatter' ? 'scatter-chart' : 'line-chart'}
      shape={isStacked ? 'bar' : variant === 'scatter' ? 'point' : 'line'}
      nearest={variant === 'scatter' ? nearestPoint : undefined}
      isBand={false}
      isStacked={isStacked}
      domainOf={domainOf}
      marks={marks}
      {...props}
    />
  );
}
