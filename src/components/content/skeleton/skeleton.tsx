'use client';

import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn';
import { loadingLabels } from '../../lib/shared-labels';
import { useLabels } from '../../providers/labels';

export type SkeletonShape = 'text' | 'circle' | 'block';

// A translucent color is visible on every background. Forced colors mode paints the transparent border.
const ground = 'border border-transparent bg-border/25';
const pulse = 'animate-[wm-pulse_1.6s_ease-in-out_infinite] motion-reduce:animate-none';

// `:where` has no specificity, so the consumer's size classes win.
const shapes: Record<Exclude<SkeletonShape, 'text'>, string> = {
  circle: 'shrink-0 rounded-full [:where(&)]:size-touch',
  block: 'rounded [:where(&)]:h-6',
};

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The shape of the content that is loading. Set the size with `className`. @default 'text' */
  shape?: SkeletonShape;
  /** The number of text lines. If there are several, the last one is shorter. @default 1 */
  lines?: number;
}

/**
 * A placeholder for content that is loading. A line has the line height of the surrounding text, so the layout does not
 * shift when the content appears. It is hidden from assistive technology.
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
  /** Whether the content is loading. Keep the group mounted when loading ends. @default true */
  loading?: boolean;
  /** The text announced while loading. @default the `loading` label */
  label?: string;
}

/**
 * Announces once that its content is loading, and marks the content as busy. `className` applies to the container of
 * the content.
 */
export function SkeletonGroup({ loading = true, label, className, children, ...props }: SkeletonGroupProps) {
  const text = useLabels(loadingLabels);
  return (
    <div
      data-slot="skeleton-group"
      data-state={loading ? 'loading' : 'loaded'}
      className={cn('relative min-w-0', className)}
      {...props}
    >
      {/* Rendered outside the busy element, because screen readers do not announce changes inside it. */}
      <span role="status" className="sr-only">
        {loading && (label ?? text('loading'))}
      </span>
      <div aria-busy={loading} className="contents">
        {children}
      </div>
    </div>
  );
}
