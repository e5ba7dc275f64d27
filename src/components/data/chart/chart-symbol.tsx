'use client';

import { type ComponentProps, useId } from 'react';
import { cn } from '../../lib/cn';
import type { ChartColor } from '../../tokens';
import { SeriesPattern, seriesColor } from './series-look';

export interface ChartSymbolProps extends Omit<ComponentProps<'span'>, 'children' | 'color'> {
  /** The color of the series, which also sets the pattern in forced colors. */
  color: ChartColor;
}

/** The key of a series outside of its chart, such as beside a figure: a square with the color of the series, and its pattern in forced colors. */
export function ChartSymbol({ color, className, ...props }: ChartSymbolProps) {
  const id = useId();
  return (
    <span
      aria-hidden
      data-slot="chart-symbol"
      className={cn('inline-block shrink-0 align-middle [:where(&)]:size-3', seriesColor(color), className)}
      {...props}
    >
      <svg viewBox="0 0 12 12" className="block size-full rtl:-scale-x-100">
        <defs>
          <SeriesPattern id={id} color={color} />
        </defs>
        <rect x={1} y={1} width={10} height={10} rx={3} fill={`url(#${id})`} />
      </svg>
    </span>
  );
}
