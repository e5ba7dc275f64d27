export interface NumberRange {
  min: number;
  max: number;
  step: number;
}

export function clamp(value: number, { min, max }: Pick<NumberRange, 'min' | 'max'>): number {
  return Math.max(Math.min(value, max), min);
}

function decimalsOf(value: number): number {
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  return Math.max((mantissa.split('.')[1]?.length ?? 0) - Number(exponent), 0);
}

/** The tolerance for rounding errors when dividing two decimal fractions, such as 0.3 / 0.1. */
const tolerance = 1e-9;

/**
 * Returns the number that is `count` steps away. Like a native number input, this function counts steps from `min`,
 * moves a number between two steps to the next step, and keeps it in the range. An empty field starts at the limit, or
 * at 0.
 */
export function stepFrom(value: number | null, count: number, { min, max, step }: NumberRange): number {
  if (value === null) {
    const limit = count > 0 ? min : max;
    return Number.isFinite(limit) ? limit : clamp(0, { min, max });
  }
  const base = Number.isFinite(min) ? min : 0;
  // Decimal fractions such as 0.1 + 0.2 are not exact.
  const decimals = Math.min(Math.max(decimalsOf(base), decimalsOf(step)), 20);
  const at = (steps: number): number => Number((base + steps * step).toFixed(decimals));
  const steps = (value - base) / step;
  const target = count > 0 ? Math.floor(steps + tolerance) + count : Math.ceil(steps - tolerance) + count;
  const last = Number.isFinite(max) ? Math.floor((max - base) / step + tolerance) : target;
  const next = at(Math.min(target, last));
  // A number beyond the last step, such as the maximum, is not moved backward.
  return clamp(count > 0 ? Math.max(next, Math.min(value, max)) : next, { min, max });
}
