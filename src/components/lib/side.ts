/** A side of what a layer stands at; `start` and `end` follow the writing direction. */
export type Side = 'top' | 'bottom' | 'start' | 'end';
/** Along that side: at its start, its middle or its end. */
export type Align = 'start' | 'center' | 'end';

/** The side as Radix names it. */
export function physicalSide(side: Side, direction: 'ltr' | 'rtl'): 'top' | 'bottom' | 'left' | 'right' {
  if (side === 'top' || side === 'bottom') return side;
  return (side === 'start') === (direction === 'ltr') ? 'left' : 'right';
}
