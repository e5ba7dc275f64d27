'use client';

import { extent } from 'd3-array';
import { type ComponentProps, useId } from 'react';
import { cn } from '../../lib/cn';
import { areaPath, dotsPath, linear, linePath, openDomain, type PathPoint, thin } from '../chart/internal';

export type SparklineVariant = 'line' | 'area';

export interface SparklineProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The values from the first to the last. `null`, `NaN` and infinite values are gaps. */
  data: readonly (number | null | undefined)[];
  /** A line, or a line with a fading area below it. @default 'line' */
  variant?: SparklineVariant;
  /** The accessible name, which makes the sparkline an image. Without it, the sparkline is decorative. */
  'aria-label'?: string;
}

// The SVG stretches to the size of the element. A stroke keeps its width, and the margins have room for it.
const width = 240;
const height = 60;
const margin = { top: 4, bottom: 6 };

/**
 * A smooth line without axes beside a figure that it illustrates, in the color of the text. It passes through each value and has no
 * other peaks. Set the size and the color with `className`.
 */
export function Sparkline({ data, variant = 'line', className, ...props }: SparklineProps) {
  const areaId = useId();
  const values = data.map((value) => (Number.isFinite(value) ? Number(value) : null));
  const x = linear([0, Math.max(values.length - 1, 1)], [0, width]);
  const y = linear(openDomain(extent(values, (value) => value ?? undefined)), [height - margin.bottom, margin.top]);
  const points = thin(values.map((value, index): PathPoint => [x(index), value === null ? null : y(value)]));
  const isNamed = props['aria-label'] !== undefined || props['aria-labelledby'] !== undefined;
  return (
    <span
      role={isNamed ? 'img' : undefined}
      aria-hidden={!isNamed || undefined}
      data-slot="sparkline"
      data-variant={variant}
      className={cn('block [:where(&)]:h-8 [:where(&)]:w-full', className)}
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
        {variant === 'area' && (
          <>
            <linearGradient id={areaId} gradientUnits="userSpaceOnUse" x1={0} x2={0} y1={0} y2={height}>
              <stop stopColor="currentColor" stopOpacity={0.22} />
              <stop offset={1} stopColor="currentColor" stopOpacity={0} />
            </linearGradient>
            <path d={areaPath(points, height, 'smooth')} fill={`url(#${areaId})`} stroke="none" />
          </>
        )}
        <path d={linePath(points, 'smooth')} strokeWidth={2} vectorEffect="non-scaling-stroke" />
        {/* Single values, which have no line. */}
        <path d={dotsPath(points)} strokeWidth={6} vectorEffect="non-scaling-stroke" />
      </svg>
    </span>
  );
}
