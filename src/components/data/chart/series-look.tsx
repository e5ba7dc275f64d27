import type { ReactNode } from 'react';
import { cn } from '../../lib/cn';
import { dotsPath, linePath, type PathPoint } from './line-path';
import type { SeriesLook } from './looks';

/** The classes for a reference series, which has no chart color. */
const referenceColor = 'text-border forced-colors:text-[CanvasText]';

/** The line for a reference series. An outline in the paper color separates it from the columns. */
export function ReferenceLine({ points }: { points: readonly PathPoint[] }) {
  const line = linePath(points);
  const dots = dotsPath(points);
  return (
    <g data-slot="chart-reference" fill="none" stroke="currentColor" strokeLinejoin="round" className={referenceColor}>
      <path d={line} strokeWidth={4} className="stroke-paper forced-colors:stroke-[Canvas]" />
      <path d={line} strokeWidth={1.5} />
      {/* A value between two gaps is drawn as a dot, because no line connects it. */}
      <path d={dots} strokeWidth={9} strokeLinecap="round" className="stroke-paper forced-colors:stroke-[Canvas]" />
      <path d={dots} strokeWidth={6} strokeLinecap="round" />
    </g>
  );
}

interface SeriesLineProps {
  look: SeriesLook;
  points: readonly PathPoint[];
  /** Whether the points are too dense for dashes. @default false */
  isDense?: boolean;
  /** Whether an outline in the paper color separates the line from the columns below it. @default false */
  isOutlined?: boolean;
  /** The area below the line. */
  area?: string;
}

/** The line that represents a series. */
export function SeriesLine({ look, points, isDense = false, isOutlined = false, area }: SeriesLineProps) {
  const line = linePath(points);
  return (
    <g {...look.paint} fill="none" stroke="currentColor" strokeLinejoin="round">
      {area && <path d={area} fill="currentColor" fillOpacity={0.2} stroke="none" />}
      {isOutlined && <path d={line} strokeWidth={5} className="stroke-paper forced-colors:stroke-[Canvas]" />}
      <path d={line} strokeWidth={2} strokeDasharray={isDense ? undefined : look.dash} />
      {/* A value between two gaps is drawn as a dot, because no line connects it. */}
      <path d={dotsPath(points)} strokeWidth={7} strokeLinecap="round" />
    </g>
  );
}

/** The path of a pattern in the paper color, for modes in which colors cannot distinguish the series. */
export function PatternPath({ d }: { d: string }) {
  return (
    <path
      d={d}
      strokeWidth={2}
      strokeLinecap={d.endsWith('h0') ? 'round' : undefined}
      className="hidden stroke-paper contrast-more:inline forced-colors:inline forced-colors:stroke-[Canvas] print:inline"
    />
  );
}

interface SeriesPatternProps {
  id: string;
  look: SeriesLook;
}

/** The fill pattern of a series, used as `fill="url(#id)"`. */
export function SeriesPattern({ id, look: { paint, pattern } }: SeriesPatternProps) {
  return (
    <pattern id={id} width={8} height={8} patternUnits="userSpaceOnUse" {...paint}>
      <rect width={8} height={8} fill="currentColor" />
      {pattern && <PatternPath d={pattern} />}
    </pattern>
  );
}

interface SeriesSymbolProps {
  /** An id for the pattern that is unique in the document. */
  id: string;
  look: SeriesLook;
  /** The shape of the symbol. `auto` depends on the chart in the same `Chart`. */
  shape: 'bar' | 'line' | 'point' | 'auto';
  /** Whether only the outline is drawn. */
  isHidden?: boolean;
  /** Whether the series is a reference. */
  isReference?: boolean;
}

/** The symbol of a series in a legend or a tooltip. */
export function SeriesSymbol({ id, look, shape, isHidden = false, isReference = false }: SeriesSymbolProps): ReactNode {
  if (isReference) {
    return (
      <svg aria-hidden viewBox="0 0 14 12" className={cn('h-3 w-3.5 shrink-0', referenceColor)} stroke="currentColor">
        <path d="M0,6h14" strokeWidth={isHidden ? 1 : 2} />
      </svg>
    );
  }
  return (
    <svg
      aria-hidden
      color={look.paint.color}
      viewBox="0 0 24 12"
      // In a legend, a square symbol does not need room at its sides. In a tooltip, all symbols have the same width so
      // that the text aligns.
      preserveAspectRatio="xMidYMid slice"
      className={cn(
        'h-3 shrink-0 rtl:-scale-x-100',
        shape === 'auto'
          ? 'w-3 group-has-[[data-slot=line-chart]]/chart:w-6 group-has-[[data-slot=heatmap-chart]]/chart:hidden'
          : 'w-6',
        look.paint.className,
      )}
      fill="none"
      stroke="currentColor"
    >
      <defs>
        <SeriesPattern id={id} look={look} />
      </defs>
      {(shape === 'bar' || shape === 'auto') && (
        <rect
          x={7}
          y={1}
          width={10}
          height={10}
          rx={5}
          fill={isHidden ? undefined : `url(#${id})`}
          className={cn(
            shape === 'auto' &&
              'group-has-[[data-slot=line-chart]]/chart:hidden group-has-[[data-slot=scatter-chart]]/chart:hidden',
          )}
          strokeWidth={isHidden ? 2 : 0}
        />
      )}
      {(shape === 'point' || shape === 'auto') && (
        <path
          d={`M12,6${look.marker}`}
          fill={isHidden ? undefined : 'currentColor'}
          strokeWidth={isHidden ? 1 : 0}
          className={cn(shape === 'auto' && 'hidden group-has-[[data-slot=scatter-chart]]/chart:inline')}
        />
      )}
      {(shape === 'line' || shape === 'auto') && (
        <path
          d="M0,6h24"
          strokeWidth={isHidden ? 1 : 3}
          strokeDasharray={look.dash}
          className={cn(shape === 'auto' && 'hidden group-has-[[data-slot=line-chart]]/chart:inline')}
        />
      )}
    </svg>
  );
}
