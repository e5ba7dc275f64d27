/** How a value is to be judged: as wanted, beside that, or far from it. */
export type MeterLevel = 'good' | 'fair' | 'poor';

export interface MeterRange {
  min: number;
  max: number;
  low?: number;
  high?: number;
  optimum?: number;
}

/**
 * The level of a value, as HTML's own `meter` judges it: `low` and `high` cut the range in three parts, and the part
 * that `optimum` lies in is the good one. `null` where nothing was said of any part.
 */
export function meterLevel(value: number, { min, max, low, high, optimum }: MeterRange): MeterLevel | null {
  if (low === undefined && high === undefined) return null;
  const lower = Math.min(Math.max(low ?? min, min), max);
  const upper = Math.min(Math.max(high ?? max, lower), max);
  const part = (quantity: number) => (quantity < lower ? 0 : quantity > upper ? 2 : 1);
  // Parts away from the good one; in the middle both sides of it are one away.
  const distance = Math.abs(part(value) - part(optimum ?? (min + max) / 2));
  return distance === 0 ? 'good' : distance === 1 ? 'fair' : 'poor';
}
