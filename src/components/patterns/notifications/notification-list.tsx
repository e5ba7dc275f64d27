'use client';

import { type ComponentProps, type ReactNode, useRef } from 'react';
import type { HeadingLevel } from '../../content/heading';
import { Chip } from '../../content/chip';
import { VisuallyHidden } from '../../content/visually-hidden';
import { cn } from '../../lib/cn';
import { useComposedRefs } from '../../lib/use-composed-refs';
import { useOverflow } from '../../lib/use-overflow';
import { useLabels } from '../../providers/labels';
import { useLocale } from '../../providers/locale';
import { notificationsLabels } from './notifications-labels';

export interface NotificationHeaderProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The heading. */
  title: ReactNode;
  /** The heading level. @default 2 */
  level?: HeadingLevel;
  /** The number of notifications, shown in a chip beside the heading. */
  count?: string | number;
  /** Overrides the provider's labels. */
  labels?: Partial<typeof notificationsLabels>;
}

/** The header, with a heading, a count and, at the end, an action for all notifications, such as a link. */
export function NotificationHeader({
  title,
  level = 2,
  count,
  labels,
  className,
  children,
  ...props
}: NotificationHeaderProps) {
  const Heading = `h${level}` as const;
  const text = useLabels(notificationsLabels, labels, useLocale());
  return (
    <div
      data-slot="notification-header"
      className={cn('flex flex-wrap items-center justify-between gap-x-3 gap-y-2 p-4', className)}
      {...props}
    >
      <div className="flex min-w-0 items-center gap-2">
        <Heading data-slot="notification-heading" className="min-w-0 text-h4 wrap-anywhere">
          {title}
        </Heading>
        {count !== undefined && (
          <>
            <Chip
              aria-hidden
              data-slot="notification-count"
              className="rounded-full"
              size="sm"
              variant="solid"
              tone="warning"
            >
              {count}
            </Chip>
            <VisuallyHidden>{text('notificationCount', { count: spoken(count) })}</VisuallyHidden>
          </>
        )}
      </div>
      {children}
    </div>
  );
}

/** Removes padding zeros from a number, because a screen reader would announce them. */
function spoken(count: string | number): string | number {
  return Number.isNaN(Number(count)) ? count : Number(count);
}

export type NotificationFilterProps = ComponentProps<'div'>;

/** The area for a filter, such as a `Select` or a `SegmentedControl`. */
export function NotificationFilter({ className, ...props }: NotificationFilterProps) {
  return <div data-slot="notification-filter" className={cn('px-4 pb-4', className)} {...props} />;
}

export interface NotificationListProps extends Omit<ComponentProps<'div'>, 'role'> {
  /** The accessible name. @default the provider's `notifications` */
  'aria-label'?: string;
}

/** The list of notifications. If it does not fit, it scrolls, including with arrow keys. */
export function NotificationList({ 'aria-label': label, className, children, ref, ...props }: NotificationListProps) {
  const text = useLabels(notificationsLabels);
  const own = useRef<HTMLDivElement>(null);
  const scrolls = useOverflow(own);
  return (
    <div
      data-slot="notification-list"
      role="group"
      aria-label={label ?? text('notifications')}
      {...(scrolls ? { tabIndex: 0 } : {})}
      className={cn(
        'min-w-0 overflow-y-auto overscroll-contain border-t border-divider focus-visible:-outline-offset-2',
        className,
      )}
      {...props}
      ref={useComposedRefs(ref, own)}
    >
      {/* Safari removes list semantics from lists without bullets unless the role is explicit. */}
      <ul role="list" className="list-none divide-y divide-divider">
        {children}
      </ul>
    </div>
  );
}

export type NotificationFooterProps = ComponentProps<'div'>;

/** The footer, for a button or a link to all notifications. */
export function NotificationFooter({ className, ...props }: NotificationFooterProps) {
  return (
    <div
      data-slot="notification-footer"
      className={cn('flex flex-wrap justify-center gap-2 border-t border-divider p-2', className)}
      {...props}
    />
  );
}
