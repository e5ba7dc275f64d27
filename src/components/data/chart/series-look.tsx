'use client';

import type { ReactNode } from 'react';
import { chartColor } from '../../lib/chart/color';
import { cn } from '../../lib/cn';
import type { ChartColor } from '../../tokens';

interface SeriesLook {
  /** The `stroke-dasharray` of a line. */
  dash?: string;
  /** The path of the pattern in a square of 8 px, drawn in the color of the paper. */
  pattern?: string;
}

// The second cue beside the color. Six looks tell series apart, and three levels.
const diagonal = { dash: '7 4', pattern: 'M-2,2l4,-4M0,8l8,-8M6,10l4,-4' };
const dots = { dash: '2 4', pattern: 'M2,2h0M6,6h0' };

const looks: Record<ChartColor, SeriesLook> = {
  'series-1': {},
  'series-2': diagonal,
  'series-3': dots,
  'series-4': { dash: '10 4 2 4', pattern: 'M0,4h8' },
  'series-5': { dash: '14 5', pattern: 'M0,0l8,8M8,0l-8,8' },
  'series-6': { dash: '6 3 2 3 2 3', pattern: 'M4,0v8' },
  'level-high': {},
  'level-medium': diagonal,
  'level-low': dots,
};

/** The classes that make a color the current one. Forced colors keep the patterns and the dashes. */
export const seriesColor = (color: ChartColor): string => cn(chartColor[color], 'forced-colors:text-[CanvasText]');

export const seriesDash = (color: ChartColor): string | undefined => looks[color].dash;

interface SeriesPatternProps {
  id: string;
  color: ChartColor;
}

/** The fill of a series: `fill="url(#id)"`. */
export function SeriesPattern({ id, color }: SeriesPatternProps) {
  return (
    <pattern id={id} width={8} height={8} patternUnits="userSpaceOnUse" className={seriesColor(color)}>
      <rect width={8} height={8} fill="currentColor" />
      <path
        d={looks[color].pattern}
        strokeWidth={2}
        strokeLinecap={looks[color].pattern?.endsWith('h0') ? 'round' : undefined}
        className="stroke-paper forced-colors:stroke-[Canvas]"
      />
    </pattern>
  );
}

interface SeriesSymbolProps {
  /** An id for the pattern, unique in the document. */
  id: string;
  color: ChartColor;
  /** The shape: `auto` depends on the chart in the same `Chart`. */
  shape: 'bar' | 'line' | 'auto';
  /** Whether only the outline is drawn. */
  isHidden?: boolean;
}

/** The key of a series in a legend or a tooltip. */
export function SeriesSymbol({ id, color, shape, isHidden = false }: SeriesSymbolProps): ReactNode {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 12"
      className={cn('h-3 w-6 shrink-0 rtl:-scale-x-100', seriesColor(color))}
      fill="none"
      stroke="currentColor"
    >
      <defs>
        <SeriesPattern id={id} color={color} />
      </defs>
      {shape !== 'line' && (
        <rect
          x={6}
          width={12}
          height={12}
          fill={isHidden ? undefined : `url(#${id})`}
          className={cn(shape === 'auto' && 'group-has-[[data-slot=line-chart]]/chart:hidden')}
          strokeWidth={isHidden ? 2 : 0}
        />
      )}
      {shape !== 'bar' && (
        <path
          d="M0,6h24"
          strokeWidth={isHidden ? 1 : 3}
          strokeDasharray={seriesDash(color)}
          className={cn(shape === 'auto' && 'hidden group-has-[[data-slot=line-chart]]/chart:inline')}
        />
      )}
    </svg>
  );
}
