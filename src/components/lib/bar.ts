/** The looks of a bar that shows how much of something there is. */

export type BarSize = 'sm' | 'md';

export const barSizes: Record<BarSize, string> = { sm: 'h-1', md: 'h-2.5' };

export const barTrack =
  'relative w-full overflow-hidden rounded-full bg-paper outline-1 -outline-offset-1 outline-tone/40 rtl:-scale-x-100 forced-colors:outline-[CanvasText]';

export const barFill = 'h-full rounded-full bg-tone transition-transform duration-content forced-colors:bg-[Highlight]';

/** Moves the fill so far out of the track that `percent` of it shows. Moved, not scaled: its end stays round. */
export function barShift(percent: number): { transform: string } {
  return { transform: `translateX(${percent - 100}%)` };
}
