'use client';

import { extent } from 'd3-array';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn';
import type { Tone } from '../../tokens';
import { areaPath, dotsPath, linear, linePath, openDomain, type PathPoint, thin } from '../chart/internal';

export type SparklineVariant = 'line' | 'area';

export interface SparklineProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The values, from first to last. `null`, `NaN` and infinite values are gaps. */
  data: readonly (number | null | undefined)[];
  /** Whether the sparkline is a line, or a line with a tinted area below it. @default 'line' */
  variant?: SparklineVariant;
  /** The color of the line. @default the color of the text */
  tone?: Tone;
  /** The accessible name, which exposes the sparkline as an image. Without it, the sparkline is decorative. */
  'aria-label'?: string;
}

// The SVG stretches to the size of the element, but strokes keep their width. The margins leave room for the stroke.
const width = 240;
const height = 60;
const margin = 4;

/**
 * A line without axes, in the text color or in a tone, that illustrates the figure beside it. A dot marks the last
 * value. Nothing is drawn for a single value, which would not show a trend. Set the size with `className`.
 */
export function Sparkline({ data, variant = 'line', tone, className, ...props }: SparklineProps) {
  const values = data.map((value) => (Number.isFinite(value) ? Number(value) : null));
  const x = linear([0, Math.max(values.length - 1, 1)], [0, width]);
  const y = linear(openDomain(extent(values, (value) => value ?? undefined)), [height - margin, margin]);
  const points = thin(values.map((value, index): PathPoint => [x(index), value === null ? null : y(value)]));
  const known = points.filter(([, at]) => at !== null);
  const last = known.at(-1);
  const isNamed = props['aria-label'] !== undefined || props['aria-labelledby'] !== undefined;
  return (
    <span
      role={isNamed ? 'img' : undefined}
      aria-hidden={!isNamed || undefined}
      data-slot="sparkline"
      data-variant={variant}
      data-tone={tone}
      // The padding at the sides leaves room for the dot.
      className={cn('block px-1 [:where(&)]:h-8 [:where(&)]:w-full', tone && 'text-tone', className)}
      {...props}
    >
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="block size-full overflow-visible rtl:-scale-x-100 forced-colors:text-[CanvasText]"
      >
        {last && known.length > 1 && (
          <>
            {variant === 'area' && (
              <path d={areaPath(points, height)} fill="currentColor" fillOpacity={0.08} stroke="none" />
            )}
            <path d={linePath(points)} strokeWidth={1.5} vectorEffect="non-scaling-stroke" />
            {/* Dots for the last value and for values between two gaps, which are not connected by a line. */}
            <path d={`${dotsPath(points)}M${last.join(',')}h0`} strokeWidth={6} vectorEffect="non-scaling-stroke" />
          </>
        )}
      </svg>
    </span>
  );
}
