import { maxIndex, minIndex } from 'd3-array';
import { roundPx } from './scale';

/** A point in pixels. `null` is a gap. */
export type PathPoint = readonly [x: number, y: number | null];

type Point = readonly [x: number, y: number];

/** The pixel column of a point in a path. */
const columnOf = (point: PathPoint | undefined): number => Math.floor(roundPx(point?.[0] ?? 0));

const isPoint = (point: PathPoint): point is Point => point[1] !== null;

/**
 * Keeps the first, lowest, highest and last point of each pixel column, which look the same as all of them. A gap that is
 * narrower than a column is dropped.
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

/** The points between gaps. */
function runsOf(points: readonly PathPoint[]): Point[][] {
  const runs: Point[][] = [[]];
  for (const point of points) {
    if (isPoint(point)) runs.at(-1)?.push(point);
    else runs.push([]);
  }
  return runs.filter(({ length }) => length > 0);
}

const toPath = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${roundPx(x)},${roundPx(y)}`).join('L')}`;

/** The line through the points, interrupted by gaps. */
export function linePath(points: readonly PathPoint[]): string {
  return runsOf(points).map(toPath).join('');
}

/** The area between the points and a baseline, interrupted by gaps. */
export function areaPath(points: readonly PathPoint[], baseline: number): string {
  return runsOf(points)
    .map((run) => {
      const [start = 0, end = 0] = [run[0]?.[0], run.at(-1)?.[0]];
      return `${toPath([[start, baseline], ...run, [end, baseline]])}Z`;
    })
    .join('');
}

/** The points between two gaps, as lines of no length: round line caps make them dots. */
export function dotsPath(points: readonly PathPoint[]): string {
  return runsOf(points)
    .filter(({ length }) => length === 1)
    .map((run) => `${toPath(run)}h0`)
    .join('');
}
