type PhysicalSide = 'top' | 'right' | 'bottom' | 'left';
/** A side of the trigger; `start` and `end` follow the text direction. */
export type Side = PhysicalSide | 'start' | 'end';

/** Converts a side to the physical side that Radix expects. */
export function physicalSide(side: Side, direction: 'ltr' | 'rtl'): PhysicalSide {
  if (side !== 'start' && side !== 'end') return side;
  return (side === 'start') === (direction === 'ltr') ? 'left' : 'right';
}
