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
  /** The label of the figure. */
  label: ReactNode;
  /** The formatted figure with its unit. */
  value: ReactNode;
  /** The amount of the change without a sign, such as "12.5%". */
  change?: string;
  /** The direction of the change. @default 'none' */
  direction?: StatDirection;
  /** The tone of the change, for figures where an increase is not an improvement. @default 'success' for up, 'error' for down */
  changeTone?: Tone;
  /** Overrides the texts of the provider. */
  labels?: Partial<typeof statCardLabels>;
  /** The comparison or the source of the figure. */
  caption?: ReactNode;
  /** A decorative icon in a tile at the top. */
  start?: ReactNode;
  /** A small chart at the bottom of the card, from edge to edge. */
  sparkline?: ReactNode;
  /** Whether the value and the change are loading. Skeletons replace them. @default false */
  loading?: boolean;
  /** A plain background, or the solid color of the tone. @default 'plain' */
  variant?: StatCardVariant;
  /** The color of a solid card, or of the icon's tile. @default 'primary' */
  tone?: Tone;
  /** Classes of parts: `figure` is the row of the value and its change. */
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
        'relative overflow-clip',
        isSolid && '[--wm-on-tone-soft:var(--wm-on-tone)] [--wm-tone-soft:var(--wm-tone)]',
        className,
      )}
      {...props}
    >
      {isSolid && <Circles />}
      <SkeletonGroup loading={loading} className={cn('flex grow flex-col wrap-anywhere', !sparkline && 'pb-5')}>
        <div className="flex flex-col px-5 pt-5 max-sm:px-3.5 max-sm:pt-3.5">
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
          <p data-slot="stat-card-label" className={cn('text-label max-sm:text-h6', !isSolid && 'text-muted')}>
            {label}
          </p>
          <div
            data-slot="stat-card-figure"
            className={cn('mt-1.5 flex flex-wrap items-center gap-x-2.5 gap-y-1 max-sm:gap-x-2', classNames?.figure)}
          >
            <p
              data-slot="stat-card-value"
              className={cn('min-w-0 text-figure max-sm:text-h2', !isSolid && 'text-heading')}
            >
              {/* Isolates the direction of the figure and its unit. */}
              {loading ? <Skeleton className="w-drawer-mini" /> : <bdi>{value}</bdi>}
            </p>
            {!loading && change !== undefined && (
              <p
                data-slot="stat-card-change"
                data-state={direction}
                data-tone={isSolid ? undefined : changeTone}
                className={cn(
                  'flex items-center gap-0.5 rounded-inner border border-transparent px-1.5 py-px text-h6 max-sm:px-1 max-sm:text-micro',
                  isSolid ? 'bg-tone-hover text-on-tone' : 'bg-tone-soft text-on-tone-soft',
                )}
              >
                <Icon aria-hidden className="size-3.5 shrink-0 max-sm:size-3" />
                <bdi aria-hidden>{change}</bdi>
                <span className="sr-only">{direction === 'none' ? change : text(spoken[direction], { change })}</span>
              </p>
            )}
          </div>
          {caption && (
            <p data-slot="stat-card-caption" className={cn('mt-1.5 text-caption', !isSolid && 'text-muted')}>
              {caption}
            </p>
          )}
        </div>
        {/* At the bottom, so text lengths do not move it. */}
        {sparkline && (
          <div data-slot="stat-card-sparkline" className="mt-auto min-w-0 pt-3 *:data-[slot=sparkline]:h-13">
            {sparkline}
          </div>
        )}
      </SkeletonGroup>
    </Card>
  );
}

/**
 * The visible parts of two decorative circles in the card's top end corner. They do not extend beyond the card, because
 * contrast checkers ignore clipping and would find the circles over other cards.
 */
function Circles() {
  return (
    <span aria-hidden className="pointer-events-none absolute inset-0 forced-colors:hidden">
      <span className="absolute end-0 top-0 h-24 w-20 rounded-es-full bg-tone-hover" />
      <span className="absolute end-0 top-0 h-14 w-28 rounded-es-full bg-tone-hover opacity-50" />
    </span>
  );
}
