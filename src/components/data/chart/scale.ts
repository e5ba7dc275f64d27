import { nice, ticks } from 'd3-array';

/** Returns a function that maps a value of the domain to the range. */
export function linear([from, to]: readonly [number, number], [start, end]: readonly [number, number]) {
  return (value: number): number => start + ((value - from) / (to - from)) * (end - start);
}

/** A domain that is not empty: around a single value, and from 0 to 1 around 0 or without values. */
export function openDomain([low = 0, high = 0]: readonly [number?, number?]): [number, number] {
  if (low !== high) return [low, high];
  return low === 0 ? [0, 1] : [low - Math.abs(low) / 2, high + Math.abs(high) / 2];
}

export interface ValueScale {
  /** Maps a value to its distance from the top in pixels. */
  y: (value: number) => number;
  ticks: number[];
}

/** The scale of values, which ends at ticks. Counts get no fractions. */
export function valueScale(
  domain: readonly [number?, number?],
  { height, count, isWhole }: { height: number; count: number; isWhole: boolean },
): ValueScale {
  const open = openDomain(domain);
  const [low, high] = nice(...open, count);
  return {
    y: linear([low, high], [height, 0]),
    ticks: ticks(low, high, count).filter((tick) => !isWhole || Number.isInteger(tick)),
  };
}
