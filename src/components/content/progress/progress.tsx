'use client';

import type { ComponentProps } from 'react';
import type { AccessibleName } from '../../lib/accessible-name';
import { barFill, type BarSize, barShift, barSizes, barTrack } from '../../lib/bar';
import { cn } from '../../lib/cn';
import { useLabels } from '../../providers/labels';
import { progressLabels } from './progress-labels';
import { type ProgressValueOptions, useProgress } from './use-progress';

export type ProgressSize = BarSize;

export interface ProgressOptions extends ProgressValueOptions {
  /** The height of the bar: 4 px (`sm`) or 10 px (`md`). @default 'md' */
  size?: ProgressSize;
}

/** A `label` is displayed above the bar, together with the value. */
export type ProgressProps = AccessibleName & ProgressOptions;

/** The progress of a task. A value outside the range is clamped. */
export function Progress({ size = 'md', className, ...props }: ProgressProps) {
  const { percent, text, label, labelId, root, bar } = useProgress(props);
  return (
    <div data-slot="progress" className={cn('grid gap-1.5', className)} {...root}>
      {label && (
        <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-caption">
          <span id={labelId}>{label}</span>
          <bdi aria-hidden>{text}</bdi>
        </div>
      )}
      <div {...bar} data-slot="progress-bar" className={cn(barTrack, barSizes[size])}>
        {percent === null ? <IndeterminateFill /> : <div className={barFill()} style={barShift(percent)} />}
      </div>
    </div>
  );
}

export interface LoadingBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The accessible name. @default the `loadingPage` label */
  'aria-label'?: string;
}

/**
 * An indeterminate bar at the top of the viewport while a page loads. It is above all other content, including modal
 * layers.
 */
export function LoadingBar({ 'aria-label': name, className, ...props }: LoadingBarProps) {
  const text = useLabels(progressLabels);
  return (
    <div
      role="progressbar"
      aria-label={name ?? text('loadingPage')}
      data-slot="loading-bar"
      data-state="indeterminate"
      data-tone="primary"
      data-live
      className={cn(
        'pointer-events-none fixed inset-x-0 top-0 z-loading-bar h-1 overflow-hidden bg-tone-soft rtl:-scale-x-100',
        className,
      )}
      {...props}
    >
      <IndeterminateFill />
    </div>
  );
}

/** A moving segment. With reduced motion, it rests in the middle, where it cannot be mistaken for a complete bar. */
function IndeterminateFill() {
  return (
    <div
      className={cn(
        'mx-auto h-full w-2/5 rounded-full bg-tone forced-colors:bg-[Highlight]',
        'animate-[wm-indeterminate_1.6s_ease-in-out_infinite] motion-reduce:animate-none',
      )}
    />
  );
}
