import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn';
import { useLabels } from '../../providers/labels';

export type SkeletonShape = 'text' | 'circle' | 'block';

// The colour of the text around it, thinned, shows on every ground. The border is its edge in forced colours.
const ground = 'border border-transparent bg-current/15';
const pulse = 'animate-[wm-pulse_1.6s_ease-in-out_infinite] motion-reduce:animate-none';

// Sizes that any class of the consumer beats.
const shapes: Record<Exclude<SkeletonShape, 'text'>, string> = {
  circle: 'shrink-0 rounded-full [:where(&)]:size-touch',
  block: 'rounded [:where(&)]:h-6',
};

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** What it stands in for: lines of text, an avatar, or anything else. `className` gives its size. @default 'text' */
  shape?: SkeletonShape;
  /** How many lines of text, the last of several being shorter. @default 1 */
  lines?: number;
}

/**
 * Holds the place of what loads, at its final size. A line is as high as a line of the text around it, so that nothing
 * jumps when the text comes. Nothing of it is spoken.
 */
export function Skeleton({ shape = 'text', lines = 1, className, ...props }: SkeletonProps) {
  if (shape !== 'text') {
    return (
      <span
        aria-hidden
        data-slot="skeleton"
        data-shape={shape}
        className={cn('block', ground, pulse, shapes[shape], className)}
        {...props}
      />
    );
  }
  return (
    <span aria-hidden data-slot="skeleton" data-shape="text" className={cn('block', pulse, className)} {...props}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className="flex h-[1lh] items-center">
          <span className={cn('h-[1em] rounded-inner', ground, lines > 1 && line === lines - 1 ? 'w-3/5' : 'w-full')} />
        </span>
      ))}
    </span>
  );
}

export interface SkeletonGroupProps extends ComponentProps<'div'> {
  /** Whether its content still stands in for another. Leave the group in place when it has come. @default true */
  loading?: boolean;
  /** Spoken while it loads. @default the provider's `loading` */
  label?: string;
}

/** Around what loads: says so once, politely, and marks it as busy. The lay-out of `className` holds for its children. */
export function SkeletonGroup({ loading = true, label, className, children, ...props }: SkeletonGroupProps) {
  const text = useLabels('SkeletonGroup');
  return (
    <div
      data-slot="skeleton-group"
      data-state={loading ? 'loading' : 'loaded'}
      className={cn('relative min-w-0', className)}
      {...props}
    >
      {/* Beside what is busy, because screen readers say nothing of what changes in it. */}
      <span role="status" className="sr-only">
        {loading && text('loading', label)}
      </span>
      <div aria-busy={loading} className="contents">
        {children}
      </div>
    </div>
  );
}
