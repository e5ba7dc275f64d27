import { maxIndex, minIndex } from 'd3-array';

/** A point in pixels. `null` is a gap. */
export type PathPoint = readonly [x: number, y: number | null];

type Point = readonly [x: number, y: number];

/** Three digits are precise enough for lines. */
const digits = (value: number): number => Math.round(value * 1000) / 1000;

/** The pixel column of a point. */
const columnOf = (point: PathPoint | undefined): number => Math.floor(digits(point?.[0] ?? 0));

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

/** The points between two gaps. */
type Part = [Point, ...Point[]];

function partsOf(points: readonly PathPoint[]): Part[] {
  const parts: Part[] = [];
  let part: Part | undefined;
  for (const point of points) {
    if (!isPoint(point)) {
      part = undefined;
    } else if (part) {
      part.push(point);
    } else {
      part = [point];
      parts.push(part);
    }
  }
  return parts;
}

const partPath = (part: Part): string => `M${part.map((point) => point.map(digits).join()).join('L')}`;

/** The line through the points, interrupted by gaps. */
export function linePath(points: readonly PathPoint[]): string {
  return partsOf(points).map(partPath).join('');
}

/** The area between the points and a baseline, interrupted by gaps. */
export function areaPath(points: readonly PathPoint[], baseline: number): string {
  return partsOf(points)
    .map((part) => `${partPath(part)}V${digits(baseline)}H${digits(part[0][0])}Z`)
    .join('');
}

/** The points between two gaps, as lines of no length: round line caps make them dots. */
export function dotsPath(points: readonly PathPoint[]): string {
  return partsOf(points)
    .filter((part) => part.length === 1)
    .map((part) => `${partPath(part)}h0`)
    .join('');
}
