import { ArrowDownRight, ArrowUpRight, type LucideIcon, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../../lib/cn';
import { useLabels } from '../../providers/labels';
import type { Tone } from '../../tokens';
import { Card, CardContent, type CardProps } from '../card';
import { Skeleton, SkeletonGroup } from '../skeleton';

export type StatCardVariant = 'plain' | 'solid';
export type StatDirection = 'up' | 'down' | 'none';

const directions: Record<StatDirection, { tone: Tone; Icon: LucideIcon }> = {
  up: { tone: 'success', Icon: ArrowUpRight },
  down: { tone: 'error', Icon: ArrowDownRight },
  none: { tone: 'neutral', Icon: Minus },
};

export interface StatCardProps extends Omit<CardProps, 'variant' | 'asChild' | 'children'> {
  /** What the figure counts. */
  label: ReactNode;
  /** The figure, written out with its unit. */
  value: ReactNode;
  /** By how much it changed ("12.5%"), without a sign. */
  change?: string;
  /** Which way it changed. @default 'none' */
  direction?: StatDirection;
  /** How the change is to be judged, where more is not better. @default 'success' for up, 'error' for down */
  changeTone?: Tone;
  /** Spoken instead of a change that rose. @default the provider's `increase` */
  increaseLabel?: string;
  /** Spoken instead of a change that fell. @default the provider's `decrease` */
  decreaseLabel?: string;
  /** What the figure is compared with, or where it comes from. */
  caption?: ReactNode;
  /** Decoration in a tile at the top. */
  icon?: ReactNode;
  /** A small chart below the figure, as wide as the card. */
  sparkline?: ReactNode;
  /** Holds the place of value and change until they are there; the label and the caption show. @default false */
  loading?: boolean;
  /** On paper, or on the full colour of its tone with circles in its corner. @default 'plain' */
  variant?: StatCardVariant;
  /** The colour of a solid card, and of a plain one's tile. @default 'primary' */
  tone?: Tone;
}

/** One figure, what it counts, and how it changed. */
export function StatCard({
  label,
  value,
  change,
  direction = 'none',
  changeTone = directions[direction].tone,
  increaseLabel,
  decreaseLabel,
  caption,
  icon,
  sparkline,
  loading = false,
  variant = 'plain',
  tone = 'primary',
  className,
  ...props
}: StatCardProps) {
  const text = useLabels('StatCard');
  const isSolid = variant === 'solid';
  const { Icon } = directions[direction];
  const spoken = {
    up: () => text('increase', increaseLabel),
    down: () => text('decrease', decreaseLabel),
    none: () => '{change}',
  };
  return (
    <Card
      variant={isSolid ? 'soft' : 'plain'}
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
      <CardContent>
        <SkeletonGroup loading={loading} className="flex flex-col gap-3">
          {icon && (
            <span
              aria-hidden
              data-slot="stat-card-icon"
              className={cn(
                'inline-flex size-mini-tile shrink-0 items-center justify-center rounded border border-transparent [&>svg]:size-6',
                isSolid ? 'bg-tone-hover text-on-tone' : 'bg-tone-soft text-on-tone-soft',
              )}
            >
              {icon}
            </span>
          )}
          {/* Read before the figure that it names, and seen below it. */}
          <div className="flex min-w-0 flex-col-reverse wrap-anywhere">
            <p data-slot="stat-card-label" className={cn('text-lead', !isSolid && 'text-muted')}>
              {label}
            </p>
            <div className="flex flex-wrap items-center gap-x-3">
              <p data-slot="stat-card-value" className={cn('min-w-0 text-h1', !isSolid && 'text-heading')}>
                {/* A figure with its unit keeps its own direction. */}
                {loading ? <Skeleton className="w-drawer-mini" /> : <bdi>{value}</bdi>}
              </p>
              {!loading && change !== undefined && (
                <p
                  data-slot="stat-card-change"
                  data-state={direction}
                  data-tone={isSolid ? undefined : changeTone}
                  className={cn('flex items-center gap-1 text-h5', !isSolid && 'text-tone')}
                >
                  <Icon aria-hidden className="size-5 shrink-0 rtl:-scale-x-100" />
                  <bdi aria-hidden>{change}</bdi>
                  <span className="sr-only">{spoken[direction]().replace('{change}', change)}</span>
                </p>
              )}
            </div>
          </div>
          {/* In a row of its own, where no length of the figure moves it. */}
          {sparkline && (
            <div data-slot="stat-card-sparkline" className="min-w-0">
              {sparkline}
            </div>
          )}
          {caption && (
            <p data-slot="stat-card-caption" className={cn('text-caption wrap-anywhere', !isSolid && 'text-muted')}>
              {caption}
            </p>
          )}
        </SkeletonGroup>
      </CardContent>
    </Card>
  );
}

/** Two circles that reach into the card from its top end corner. */
function Circles() {
  const circle = 'absolute size-flyout rounded-full bg-tone-hover forced-colors:hidden';
  return (
    <span aria-hidden className="pointer-events-none absolute inset-0">
      <span className={cn(circle, '-end-20 -top-16')} />
      <span className={cn(circle, '-end-2 -top-28 opacity-50')} />
    </span>
  );
}
