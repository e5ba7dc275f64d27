/** How good a value is, depending on whether it is in the preferred range, in an adjacent range, or further away. */
export type MeterLevel = 'good' | 'fair' | 'poor';

export interface MeterRange {
  min: number;
  max: number;
  low?: number;
  high?: number;
  optimum?: number;
}

/**
 * Determines the level of a value as the HTML `meter` element does: `low` and `high` divide the range into three
 * parts, and the part that contains `optimum` is good. Returns `null` if neither `low` nor `high` is set.
 */
export function meterLevel(value: number, { min, max, low, high, optimum }: MeterRange): MeterLevel | null {
  if (low === undefined && high === undefined) return null;
  const lower = Math.min(Math.max(low ?? min, min), max);
  const upper = Math.min(Math.max(high ?? max, lower), max);
  const part = (quantity: number) => (quantity < lower ? 0 : quantity > upper ? 2 : 1);
  // The number of parts between the value and the preferred part.
  const distance = Math.abs(part(value) - part(optimum ?? (min + max) / 2));
  return distance === 0 ? 'good' : distance === 1 ? 'fair' : 'poor';
}
