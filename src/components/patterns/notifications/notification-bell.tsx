'use client';

import { Bell } from 'lucide-react';
import { IconButton, type IconButtonProps } from '../../controls/icon-button';
import { cn } from '../../lib/cn';
import { useLabels } from '../../providers/labels';
import { useLocale } from '../../providers/locale';
import { notificationsLabels } from './notifications-labels';

export interface NotificationBellProps extends Omit<IconButtonProps, 'aria-label'> {
  /** The number of unread notifications, displayed on the bell and included in its accessible name. @default 0 */
  unread?: number;
  /** The largest number to show. A larger one is shown as this number followed by a plus sign. @default 99 */
  max?: number;
  /** The accessible name. @default the provider's `notifications`, or `unreadNotifications` with the number */
  'aria-label'?: string;
  /** The button's visual emphasis. @default 'ghost' */
  variant?: IconButtonProps['variant'];
}

/**
 * A bell without a popup, for example for linking to a notifications page. The children replace the icon; with
 * `asChild`, the child is the button.
 */
export function NotificationBell({
  unread = 0,
  max = 99,
  'aria-label': label,
  variant = 'ghost',
  asChild = false,
  children,
  ...props
}: NotificationBellProps) {
  const text = useLabels(notificationsLabels, undefined, useLocale());
  const some = unread > 0;
  const name = label ?? (some ? text('unreadNotifications', { count: unread }) : text('notifications'));
  return (
    <IconButton data-slot="notification-bell" aria-label={name} variant={variant} asChild={asChild} {...props}>
      {asChild ? (
        children
      ) : (
        <>
          {children ?? <Bell aria-hidden />}
          {some && (
            <span
              aria-hidden
              data-slot="notification-badge"
              className={cn(
                'absolute end-0.5 top-0.5 inline-flex h-4 min-w-4 items-center justify-center rounded-full border px-1',
                'border-paper bg-error text-micro text-on-error forced-colors:bg-[Canvas]',
              )}
            >
              {/* Keeps the plus sign after the number in right-to-left text. */}
              <bdi>{unread > max ? `${max}+` : unread}</bdi>
            </span>
          )}
        </>
      )}
    </IconButton>
  );
}
