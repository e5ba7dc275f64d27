import type { Breakpoint } from '../tokens';

/**
 * One value for every viewport, or one per breakpoint: `initial` applies below the first specified breakpoint, and
 * other values apply from their breakpoint's width up.
 */
export type Responsive<Value> = Value | Partial<Record<'initial' | Exclude<Breakpoint, 'xs'>, Value>>;

/**
 * The classes of one value, in the order of `steps`. They are written in full so that Tailwind finds them in the
 * source.
 */
export type ResponsiveClasses = readonly [initial: string, sm: string, md: string, lg: string, xl: string];

const steps = ['initial', 'sm', 'md', 'lg', 'xl'] as const;

export function responsive<Value extends string | number>(
  classes: Record<Value, ResponsiveClasses>,
  value: Responsive<Value> | undefined,
): readonly (string | undefined)[] {
  if (value === undefined) return [];
  if (typeof value !== 'object') return [classes[value][0]];
  return steps.map((step, index) => {
    const own = value[step];
    return own === undefined ? undefined : classes[own][index];
  });
}

/** The distance between children, in half spacing units (4 px by default). */
export type Gap = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10;

export const gaps: Record<Gap, ResponsiveClasses> = {
  0: ['gap-0', 'sm:gap-0', 'md:gap-0', 'lg:gap-0', 'xl:gap-0'],
  1: ['gap-1', 'sm:gap-1', 'md:gap-1', 'lg:gap-1', 'xl:gap-1'],
  2: ['gap-2', 'sm:gap-2', 'md:gap-2', 'lg:gap-2', 'xl:gap-2'],
  3: ['gap-3', 'sm:gap-3', 'md:gap-3', 'lg:gap-3', 'xl:gap-3'],
  4: ['gap-4', 'sm:gap-4', 'md:gap-4', 'lg:gap-4', 'xl:gap-4'],
  5: ['gap-5', 'sm:gap-5', 'md:gap-5', 'lg:gap-5', 'xl:gap-5'],
  6: ['gap-6', 'sm:gap-6', 'md:gap-6', 'lg:gap-6', 'xl:gap-6'],
  8: ['gap-8', 'sm:gap-8', 'md:gap-8', 'lg:gap-8', 'xl:gap-8'],
  10: ['gap-10', 'sm:gap-10', 'md:gap-10', 'lg:gap-10', 'xl:gap-10'],
};

export type Align = 'start' | 'center' | 'end' | 'baseline' | 'stretch';

export const aligns: Record<Align, ResponsiveClasses> = {
  start: ['items-start', 'sm:items-start', 'md:items-start', 'lg:items-start', 'xl:items-start'],
  center: ['items-center', 'sm:items-center', 'md:items-center', 'lg:items-center', 'xl:items-center'],
  end: ['items-end', 'sm:items-end', 'md:items-end', 'lg:items-end', 'xl:items-end'],
  baseline: ['items-baseline', 'sm:items-baseline', 'md:items-baseline', 'lg:items-baseline', 'xl:items-baseline'],
  stretch: ['items-stretch', 'sm:items-stretch', 'md:items-stretch', 'lg:items-stretch', 'xl:items-stretch'],
};
