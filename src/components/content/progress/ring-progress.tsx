'use client';

import type { ReactNode } from 'react';
import type { AccessibleName } from '../../lib/accessible-name';
import { cn } from '../../lib/cn';
import { spinning } from '../../lib/glyph';
import { type ProgressValueOptions, useProgress } from './use-progress';

export type RingProgressSize = 'sm' | 'md' | 'lg';

/** The size, and the line width in units of the drawing, which is 32 units wide. */
const sizes: Record<RingProgressSize, { box: string; line: number }> = {
  sm: { box: 'size-8', line: 4 },
  md: { box: 'size-16 text-label', line: 3 },
  lg: { box: 'size-28 text-h3', line: 2.5 },
};

export interface RingProgressOptions extends ProgressValueOptions {
  /** The width and height: 32, 64 or 112 px. A small ring shows nothing inside. @default 'md' */
  size?: RingProgressSize;
  /** A decorative icon in the middle that replaces the value. @default the value, on one short line */
  children?: ReactNode;
}

/** A `label` is displayed below the ring. */
export type RingProgressProps = AccessibleName & RingProgressOptions;

/** The progress of a task, or the used share of a quota, as a ring. A value outside the range is clamped. */
export function RingProgress({ size = 'md', className, children, ...props }: RingProgressProps) {
  const { percent, text, label, labelId, root, bar } = useProgress(props);
  const { box, line } = sizes[size];
  const circle = { cx: 16, cy: 16, r: 16 - line / 2, strokeWidth: line, stroke: 'currentColor' };
  return (
    <div
      data-slot="ring-progress"
      className={cn('inline-grid justify-items-center gap-1.5 text-center', className)}
      {...root}
    >
      <div {...bar} data-slot="ring-progress-bar" className={cn('relative grid place-items-center text-heading', box)}>
        <svg
          aria-hidden
          viewBox="0 0 32 32"
          fill="none"
          className={cn(
            'absolute inset-0 text-tone rtl:-scale-x-100 forced-colors:text-[Highlight]',
            percent === null && spinning,
          )}
        >
          <circle {...circle} strokeOpacity={0.2} />
          <circle
            {...circle}
            pathLength={100}
            strokeDasharray={`${percent ?? 25} 100`}
            // Start at the top.
            transform="rotate(-90 16 16)"
            className="transition-[stroke-dasharray] duration-content"
          />
        </svg>
        {size !== 'sm' && (
          // The background ensures the contrast of the value on every surface.
          <span aria-hidden className="relative grid size-3/4 place-items-center rounded-full bg-paper [&>svg]:size-5">
            {children ?? <bdi>{text}</bdi>}
          </span>
        )}
      </div>
      {label && (
        <span id={labelId} className="text-caption">
          {label}
        </span>
      )}
    </div>
  );
}
