import { maxIndex, minIndex } from 'd3-array';
import type { ChartModel } from './chart-model';
import type { PlotLayout } from './plot-layout';

/** A point in pixels. `null` is a gap. */
export type PathPoint = readonly [x: number, y: number | null];

type Point = readonly [x: number, y: number];

/** Two decimal places are precise enough for pixels. */
const digits = (pixels: number): number => Math.round(pixels * 100) / 100;

/** Returns the pixel column of a point, based on its rounded position. */
const columnOf = (point: PathPoint | undefined): number => Math.floor(digits(point?.[0] ?? 0));

const isPoint = (point: PathPoint): point is Point => point[1] !== null;

/**
 * Returns the points of a series, reduced to as many as the pixels can display. A reference ends before the incomplete
 * bucket, whose partial value would look like a drop beside the reference's complete one.
 */
export const pointsOf = (layout: PlotLayout, model: ChartModel, series: number): PathPoint[] =>
  thin(allPointsOf(layout, model, series));

/** Returns all points of a series. */
export function allPointsOf({ centers, scales }: PlotLayout, model: ChartModel, series: number): PathPoint[] {
  const { reference, axis = 'start' } = model.series[series] ?? {};
  const end = reference && model.incomplete >= 0 ? model.incomplete : Number.POSITIVE_INFINITY;
  const { y, has } = scales[axis];
  return model.buckets.map(({ index: at, values }, index) => {
    const value = at < end ? values[series] : null;
    return [centers[index] ?? 0, typeof value === 'number' && has(value) ? y(value) : null];
  });
}

/**
 * Keeps the first, lowest, highest and last point of each pixel column, which look the same as all points in it. A gap
 * that is narrower than a column is dropped.
 */
export function thin(points: readonly PathPoint[]): PathPoint[] {
  const result: PathPoint[] = [];
  for (let start = 0, end = 0; start < points.length; start = end) {
    const column = columnOf(points[start]);
    while (end < points.length && columnOf(points[end]) === column) end += 1;
    const all = points.slice(start, end);
    const valid = all.filter(isPoint);
    const kept = new Set([0, minIndex(valid, ([, y]) => y), maxIndex(valid, ([, y]) => y), valid.length - 1]);
    if (all[0]?.[1] === null) result.push([column, null]);
    result.push(...valid.filter((_, index) => kept.has(index)));
    if (valid.length > 0 && all.at(-1)?.[1] === null) result.push([column, null]);
  }
  return result;
}

/** Splits the points at gaps into lines. */
function linesOf(points: readonly PathPoint[]): Point[][] {
  const lines: Point[][] = [[]];
  for (const point of points) {
    if (isPoint(point)) lines.at(-1)?.push(point);
    else lines.push([]);
  }
  return lines.filter(({ length }) => length > 0);
}

const lineThrough = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${digits(x)},${digits(y)}`).join('L')}`;

/** The line through the points, interrupted by gaps. */
export const linePath = (points: readonly PathPoint[]): string => linesOf(points).map(lineThrough).join('');

/** The area between the points and a baseline, interrupted by gaps. */
export const areaPath = (points: readonly PathPoint[], baseline: number): string =>
  linesOf(points)
    .map((line) => `${lineThrough(line)}V${digits(baseline)}H${digits(line[0]?.[0] ?? 0)}Z`)
    .join('');

/** The points of a scatter plot, each rounded to half a pixel and drawn once. */
export function pointsPath(points: readonly PathPoint[], marker: string): string {
  const half = (pixels: number): number => Math.round(2 * pixels) / 2;
  const places = new Set(points.filter(isPoint).map(([x, y]) => `M${half(x)},${half(y)}`));
  return [...places].map((place) => place + marker).join('');
}

/** The points between two gaps, drawn as zero-length lines that round line caps turn into dots. */
export function dotsPath(points: readonly PathPoint[]): string {
  const isGap = (point: PathPoint | undefined): boolean => !point || !isPoint(point);
  return points
    .filter((point, index) => isPoint(point) && isGap(points[index - 1]) && isGap(points[index + 1]))
    .map(([x, y]) => `M${x},${y}h0`)
    .join('');
}
