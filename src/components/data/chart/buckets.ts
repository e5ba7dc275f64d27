import { ascending, extent, rollup } from 'd3-array';
import { type ChartInterval, type ChartX, intervalsOf, type Zone } from './intervals';

/** The values at one position, in the order of the series. `null` is a gap. */
export interface Bucket {
  /** The position among the buckets, from 0. */
  index: number;
  x: ChartX;
  values: readonly (number | null)[];
}

export interface Buckets {
  buckets: readonly Bucket[];
  /** The number of values that are neither finite numbers nor `null`, and of rows without a valid position. */
  leftOut: number;
}

interface BucketSource {
  data: readonly object[];
  /** The key of the position in a row. */
  x: string;
  /** The key of each series in a row. */
  series: readonly { key: string }[];
  interval?: ChartInterval;
  /** Whether each row is already the bucket of an interval. */
  bucketed?: boolean;
  zone: Zone;
}

const toNumber = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

function toX(value: unknown): ChartX | null {
  if (typeof value === 'string') return value;
  return (value instanceof Date || typeof value === 'number') && Number.isFinite(+value) ? value : null;
}

/** Reads the rows, and sorts them if their positions are times or numbers. */
function readRows({ data, x, series }: BucketSource): Buckets {
  let leftOut = 0;
  const rows = data.flatMap((row): Omit<Bucket, 'index'>[] => {
    const fields = row as Readonly<Record<string, unknown>>;
    const position = toX(fields[x]);
    if (position === null) {
      leftOut += 1;
      return [];
    }
    const values = series.map(({ key }) => toNumber(fields[key]));
    leftOut += series.filter(({ key }, at) => values[at] === null && fields[key] !== null).length;
    return [{ x: position, values }];
  });
  if (typeof rows[0]?.x !== 'string') rows.sort((a, b) => ascending(+a.x, +b.x));
  return { buckets: rows.map((row, index) => ({ index, ...row })), leftOut };
}

/** Adds up the values of a series. */
const sum = (rows: readonly Bucket[], series: number): number =>
  rows.reduce((total, { values }) => total + (values[series] ?? 0), 0);

/**
 * Turns rows into buckets. With an interval, sums the rows of each time bucket and inserts buckets without rows, unless
 * the rows are already buckets.
 * @throws TypeError if an interval is set and a position is not a `Date`
 */
export function toBuckets(source: BucketSource): Buckets {
  const rows = readRows(source);
  if (!source.interval || source.bucketed || rows.buckets.length === 0) return rows;
  const interval = intervalsOf(source.zone)[source.interval];
  const times = rows.buckets.map(({ x }) => {
    if (x instanceof Date) return x;
    throw new TypeError(
      `With interval="${source.interval}", "${source.x}" of each row must be a Date, but one is ${JSON.stringify(x)}.`,
    );
  });
  const byTime = rollup(
    rows.buckets,
    (group) => source.series.map((_, at) => sum(group, at)),
    ({ x }) => +interval.floor(new Date(x)),
  );
  const [first, last] = extent(times) as [Date, Date];
  const none = source.series.map(() => 0);
  return {
    buckets: interval
      .range(interval.floor(first), new Date(+last + 1))
      .map((x, index) => ({ index, x, values: byTime.get(+x) ?? none })),
    leftOut: rows.leftOut,
  };
}
