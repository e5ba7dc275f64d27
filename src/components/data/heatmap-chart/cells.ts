import { extent } from 'd3-array';
import { type Bucket, type ChartModel, hasLimits } from '../chart/internal';

/** A cell: the value of a series at a position. It is a bucket too, so that the cursor of the charts works with it. */
export interface Cell extends Bucket {
  /** The position in the data, and the series. */
  column: number;
  row: number;
  value: number | null;
  /** How strong its color is: from 1 to `steps`, or 0 without a value. */
  step: number;
}

/** The number of color strengths: more could not be distinguished. */
export const steps = 5;

export interface Cells {
  cells: readonly Cell[];
  /** The least and the greatest value of each step. */
  low: number;
  high: number;
}

/** The cells row by row, and their strengths between the limits. */
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
