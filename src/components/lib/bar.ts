/** The classes that `Progress` and `Meter` share. */
import { cn } from './cn';

export type BarSize = 'sm' | 'md';

export const barSizes: Record<BarSize, string> = { sm: 'h-1', md: 'h-2.5' };

export const barTrack =
  'relative w-full overflow-hidden rounded-full bg-paper outline-1 -outline-offset-1 outline-tone/40 rtl:-scale-x-100 forced-colors:outline-[CanvasText]';

/** The classes of the fill, whose color is `color` or the tone. */
export const barFill = (color = 'bg-tone'): string =>
  cn('h-full rounded-full transition-transform duration-content forced-colors:bg-[Highlight]', color);

/** Shifts the fill so that `percent` of it is visible. Scaling would distort its rounded end. */
export function barShift(percent: number): { transform: string } {
  return { transform: `translateX(${percent - 100}%)` };
}
