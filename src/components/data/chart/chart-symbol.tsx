'use client';

import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn';
import { type ChartSeriesColor, lookOf, type SeriesLook } from './looks';
import { PatternPath } from './series-look';

export interface ChartSymbolProps extends Omit<ComponentProps<'svg'>, 'children' | 'color'> {
  /** The color of the series. A chart color also determines the pattern in forced colors mode. */
  color: ChartSeriesColor;
}

/** The four 8 px pattern squares that cover the symbol. */
const tiles = [0, 8].flatMap((x) => [0, 8].map((y) => [x, y] as const));

const tilePattern = (pattern: string): string =>
  tiles
    .map(([x, y]) => pattern.replace(/M(-?\d+),(-?\d+)/g, (_, left, top) => `M${Number(left) + x},${Number(top) + y}`))
    .join('');

/**
 * The symbol of a series for use outside its chart, such as beside a figure: a dot in the series' color, with its
 * pattern in forced colors mode.
 */
export function ChartSymbol({ color, ...props }: ChartSymbolProps) {
  return <LookSymbol look={lookOf(color)} {...props} />;
}

interface LookSymbolProps extends Omit<ChartSymbolProps, 'color'> {
  look: SeriesLook;
}

/** The symbol of a series, drawn in the series' look. */
export function LookSymbol({ look: { paint, pattern }, className, ...props }: LookSymbolProps) {
  return (
    <svg
      aria-hidden
      data-slot="chart-symbol"
      color={paint.color}
      viewBox="0 0 12 12"
      className={cn(
        'inline-block shrink-0 align-middle rtl:-scale-x-100 [:where(&)]:size-3',
        paint.className,
        className,
      )}
      {...props}
    >
      <rect x={1} y={1} width={10} height={10} rx={5} fill="currentColor" />
      {/* Drawn as a path: the `pattern` elements of many symbols would make up most of a grid's elements. */}
      {pattern && <PatternPath d={tilePattern(pattern)} />}
    </svg>
  );
}
