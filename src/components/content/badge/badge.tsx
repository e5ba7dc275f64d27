'use client';

import type { ComponentProps, ReactNode } from 'react';
import type { PartProps } from '../../lib/accessible-name';
import { cn } from '../../lib/cn';
import { useLabels } from '../../providers/labels';
import { useLocale } from '../../providers/locale';
import type { Tone } from '../../tokens';
import { badgeLabels } from './badge-labels';

export type BadgePlacement = 'top-start' | 'top-end' | 'bottom-start' | 'bottom-end';
export type BadgeShape = 'square' | 'circle';

/** The center of the badge: a corner of the square, or the nearest point on the inscribed circle. */
const sides: Record<'top' | 'bottom' | 'start' | 'end', Record<BadgeShape, string>> = {
  top: { square: 'top-0 -translate-y-1/2', circle: 'top-[14%] -translate-y-1/2' },
  bottom: { square: 'bottom-0 translate-y-1/2', circle: 'bottom-[14%] translate-y-1/2' },
  start: {
    square: 'start-0 -translate-x-1/2 rtl:translate-x-1/2',
    circle: 'start-[14%] -translate-x-1/2 rtl:translate-x-1/2',
  },
  end: {
    square: 'end-0 translate-x-1/2 rtl:-translate-x-1/2',
    circle: 'end-[14%] translate-x-1/2 rtl:-translate-x-1/2',
  },
};

function cornerOf(placement: BadgePlacement, shape: BadgeShape): string {
  const [block, inline] = placement.split('-') as ['top' | 'bottom', 'start' | 'end'];
  return cn('absolute', sides[block][shape], sides[inline][shape]);
}

export interface BadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The number to show. If omitted, the badge is a dot. */
  count?: number;
  /** The largest number to show. A larger one is shown as this number followed by a plus sign. @default 99 */
  max?: number;
  /** Whether the badge is shown. @default `true` for a dot and for a count above 0 */
  visible?: boolean;
  /** The color tone. @default 'error' */
  tone?: Tone;
  /**
   * The accessible text; `{count}` is replaced with the number. Use an empty string if the accessible name of the
   * children includes the number.
   * @default the `badgeCount` label, or the `badgeDot` label for a dot
   */
  label?: string;
  /** The corner of the children. @default 'top-end' */
  placement?: BadgePlacement;
  /** The shape of the children. @default 'square' */
  shape?: BadgeShape;
  /**
   * The element to which the badge is attached, such as an `Avatar` or an `IconButton`. Without children, the badge is
   * inline.
   */
  children?: ReactNode;
  /** Classes for the parts: `badge` is the count or the dot. `className` and `style` apply to the root. */
  classNames?: { badge?: string };
  /** Props for the parts: `root` is the element around the children and the badge. */
  slotProps?: { root?: PartProps<'span'> };
}

/**
 * A count or dot, attached to its children or inline. `className` and `style` apply to the root, which is the element
 * around the children, or the inline badge itself. All other props apply to the badge.
 */
export function Badge({
  count,
  max = 99,
  visible = count === undefined || count > 0,
  tone = 'error',
  label,
  placement = 'top-end',
  shape = 'square',
  children,
  classNames,
  slotProps,
  className,
  style,
  ...props
}: BadgeProps) {
  const text = useLabels(
    badgeLabels,
    label === undefined ? undefined : { badgeCount: label, badgeDot: label },
    useLocale(),
  );
  const isDot = count === undefined;
  const isAttached = Boolean(children);
  const accessibleText = isDot ? text('badgeDot') : text('badgeCount', { count });
  const badge = visible && (
    <span
      data-slot="badge"
      data-state={isDot ? 'dot' : 'count'}
      data-tone={tone}
      className={cn(
        'inline-flex items-center justify-center rounded-full bg-tone align-middle text-micro text-on-tone',
        'forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none',
        isDot ? 'size-3' : 'min-h-5 min-w-5 px-1 whitespace-nowrap',
        // Visually separates the badge from its children.
        isAttached && cn('pointer-events-none border border-paper', cornerOf(placement, shape)),
        classNames?.badge,
        !isAttached && className,
      )}
      style={isAttached ? undefined : style}
      {...props}
    >
      {/* Keeps the plus sign after the number in right-to-left text. */}
      {!isDot && <bdi aria-hidden>{count > max ? `${max}+` : count}</bdi>}
      {accessibleText && <span className="sr-only">{accessibleText}</span>}
    </span>
  );
  if (!isAttached) return badge;
  const { root } = slotProps ?? {};
  return (
    <span
      data-slot="badge-root"
      {...root}
      style={style ?? root?.style}
      className={cn('relative inline-flex align-middle', root?.className, className)}
    >
      {children}
      {badge}
    </span>
  );
}
