'use client';

import { ArrowDown, ArrowUp, type LucideIcon, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../../lib/cn';
import { useLabels } from '../../providers/labels';
import type { Tone } from '../../tokens';
import { Card, type CardProps } from '../card';
import { Skeleton, SkeletonGroup } from '../skeleton';
import { statCardLabels } from './stat-card-labels';

export type StatCardVariant = 'plain' | 'solid';
export type StatDirection = 'up' | 'down' | 'none';

const directions: Record<StatDirection, { tone: Tone; Icon: LucideIcon }> = {
  up: { tone: 'success', Icon: ArrowUp },
  down: { tone: 'error', Icon: ArrowDown },
  none: { tone: 'neutral', Icon: Minus },
};

export interface StatCardProps extends Omit<CardProps, 'variant' | 'asChild' | 'children'> {
  /** The figure's label. */
  label: ReactNode;
  /** The formatted figure, including its unit. */
  value: ReactNode;
  /** The amount of the change, without a sign, such as "12.5%". */
  change?: string;
  /** The direction of the change. @default 'none' */
  direction?: StatDirection;
  /**
   * The tone of the change. Set it for figures where an increase is not an improvement.
   * @default 'success' for up, 'error' for down
   */
  changeTone?: Tone;
  /** Overrides the provider's labels. */
  labels?: Partial<typeof statCardLabels>;
  /** A comparison or the figure's source, shown after the change. */
  caption?: ReactNode;
  /** A decorative icon in a tile at the top. */
  start?: ReactNode;
  /** A small chart at the end of the card. */
  sparkline?: ReactNode;
  /** Whether the value and the change are loading, which replaces them with skeletons. @default false */
  loading?: boolean;
  /** A plain background, or the tone's solid color. @default 'plain' */
  variant?: StatCardVariant;
  /** The color of a solid card, or of the icon tile. @default 'primary' */
  tone?: Tone;
  /** Classes for the parts: `figure` is the value and its change. */
  classNames?: { figure?: string };
}

/** A single figure with its label and its change. */
export function StatCard({
  label,
  value,
  change,
  direction = 'none',
  changeTone = directions[direction].tone,
  labels,
  caption,
  start,
  sparkline,
  loading = false,
  variant = 'plain',
  tone = 'primary',
  classNames,
  className,
  ...props
}: StatCardProps) {
  const text = useLabels(statCardLabels, labels);
  const isSolid = variant === 'solid';
  const { Icon } = directions[direction];
  const spoken = { up: 'increase', down: 'decrease' } as const;
  return (
    <Card
      variant={isSolid ? 'tonal' : 'plain'}
      tone={tone}
      data-slot="stat-card"
      data-variant={variant}
      data-state={loading ? 'loading' : 'loaded'}
      className={cn(
        '@container relative overflow-clip',
        isSolid && '[--wm-on-tone-soft:var(--wm-on-tone)] [--wm-tone-soft:var(--wm-tone)]',
        className,
      )}
      {...props}
    >
      {isSolid && <Circles />}
      <SkeletonGroup
        loading={loading}
        className="grid grow grid-cols-1 content-start p-5 wrap-anywhere max-sm:px-4 max-sm:py-3"
      >
        {start && (
          <span
            aria-hidden
            data-slot="stat-card-icon"
            className={cn(
              'mb-3 inline-flex size-mini-tile shrink-0 items-center justify-center rounded border border-transparent [&>svg]:size-6',
              isSolid ? 'bg-tone-hover text-on-tone' : 'bg-tone-soft text-on-tone-soft',
            )}
          >
            {start}
          </span>
        )}
        <p data-slot="stat-card-label" className={cn('text-label', !isSolid && 'text-muted')}>
          {label}
        </p>
        <div className="flex min-w-0 gap-2">
          <div data-slot="stat-card-figure" className={cn('max-w-full min-w-0 shrink-0 grow', classNames?.figure)}>
            <p
              data-slot="stat-card-value"
              className={cn('text-figure max-sm:text-h2 @max-3xs:text-h2', !isSolid && 'text-heading')}
            >
              {/* Isolates the writing direction of the figure and its unit. */}
              {loading ? <Skeleton className="w-drawer-mini" /> : <bdi>{value}</bdi>}
            </p>
            {/* Reserves a line even without a change so that nothing moves when the change arrives. It wraps sooner than
              the value, whose width alone makes the sparkline smaller. */}
            <div className="mt-0.5 flex min-h-4.5 w-0 min-w-full flex-wrap items-center gap-x-1 text-h6">
              {!loading && change !== undefined && (
                <p
                  data-slot="stat-card-change"
                  data-state={direction}
                  data-tone={isSolid ? undefined : changeTone}
                  className={cn('flex items-center gap-0.5', !isSolid && 'text-tone')}
                >
                  <Icon aria-hidden className="size-3.5 shrink-0" />
                  <bdi aria-hidden>{change}</bdi>
                  <span className="sr-only">{direction === 'none' ? change : text(spoken[direction], { change })}</span>
                </p>
              )}
              {caption && (
                <p data-slot="stat-card-caption" className={cn('font-normal', !isSolid && 'text-muted')}>
                  {caption}
                </p>
              )}
            </div>
          </div>
          {sparkline && (
            <div
              data-slot="stat-card-sparkline"
              // A narrow card has room only for the figure.
              className="min-w-0 self-end *:data-[slot=sparkline]:h-11 *:data-[slot=sparkline]:w-26 *:data-[slot=sparkline]:max-w-full @max-3xs:hidden"
            >
              {sparkline}
            </div>
          )}
        </div>
      </SkeletonGroup>
    </Card>
  );
}

/**
 * Two decorative circles in the card's top end corner. They are cut off at the card's edge, because contrast checkers
 * ignore clipping and would find whole circles over other cards.
 */
function Circles() {
  return (
    <span aria-hidden className="pointer-events-none absolute inset-0 forced-colors:hidden">
      <span className="absolute end-0 top-0 h-24 w-20 rounded-es-full bg-tone-hover" />
      <span className="absolute end-0 top-0 h-14 w-28 rounded-es-full bg-tone-hover opacity-50" />
    </span>
  );
}
