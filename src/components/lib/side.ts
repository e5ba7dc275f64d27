/** A side of the trigger; `start` and `end` follow the text direction. */
export type Side = 'top' | 'bottom' | 'start' | 'end';
/** The alignment along that side. */
export type Align = 'start' | 'center' | 'end';

/** Converts a side to the physical side that Radix expects. */
export function physicalSide(side: Side, direction: 'ltr' | 'rtl'): 'top' | 'bottom' | 'left' | 'right' {
  if (side === 'top' || side === 'bottom') return side;
  return (side === 'start') === (direction === 'ltr') ? 'left' : 'right';
}
