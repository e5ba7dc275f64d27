import { extent } from 'd3-array';
import { type Bucket, type ChartModel, hasLimits } from '../chart/internal';

/** A cell: the value of a series at a position. It extends `Bucket` so that the charts' cursor works with it. */
export interface Cell extends Bucket {
  /** The index of the position in the data, and the index of the series. */
  column: number;
  row: number;
  value: number | null;
  /** The strength of the cell's color, from 1 to `steps`, or 0 if there is no value. */
  step: number;
}

/** The number of color strengths. Users could not distinguish more of them. */
export const steps = 5;

export interface Cells {
  cells: readonly Cell[];
  /** The values of the palest and the strongest color. */
  low: number;
  high: number;
}

/** Returns the cells row by row, with their color strengths between the limits. */
export function cellsOf({ buckets, series }: ChartModel, min?: number, max?: number): Cells {
  const [first = 0, last = 0] = extent(buckets.flatMap(({ values }) => values.filter((value) => value !== null)));
  const [low, high] = hasLimits({ min, max }) ? [min ?? first, max ?? last] : [first, last];
  const cells = series.flatMap((_, row) =>
    buckets.map(({ x, values }, column): Cell => {
      const value = values[row] ?? null;
      const share = high > low ? ((value ?? low) - low) / (high - low) : 1;
      const step = value === null ? 0 : Math.min(Math.max(Math.floor(share * steps) + 1, 1), steps);
      const index = row * buckets.length + column;
      return { index, x, values: [value], column, row, value, step };
    }),
  );
  return { cells, low, high };
}
