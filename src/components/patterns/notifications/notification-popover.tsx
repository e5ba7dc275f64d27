'use client';

import {
  Popover,
  PopoverContent,
  type PopoverContentProps,
  type PopoverProps,
  PopoverTrigger,
} from '../../layers/popover';
import { cn } from '../../lib/cn';
import { createRequiredContext } from '../../lib/required-context';
import { useLabels } from '../../providers/labels';
import { sizes } from '../../tokens';
import { NotificationBell, type NotificationBellProps } from './notification-bell';
import { notificationsLabels } from './notifications-labels';

/** Marks the parts inside the component so that an error refers to its part instead of `Popover`'s. */
const [NotificationContext, useNotificationPopover] = createRequiredContext<true>('<NotificationPopover>');

export type NotificationPopoverProps = PopoverProps;

/**
 * A bell that opens a list of notifications (WAI-ARIA dialog pattern, non-modal). The page remains usable. Escape or a
 * click outside closes the popup, and focus returns to the bell.
 */
export function NotificationPopover(props: NotificationPopoverProps) {
  return (
    <NotificationContext value>
      <Popover {...props} />
    </NotificationContext>
  );
}

export type NotificationTriggerProps = NotificationBellProps;

/** The bell that opens the popup. The children replace the icon; with `asChild`, the child is the button. */
export function NotificationTrigger(props: NotificationTriggerProps) {
  useNotificationPopover('NotificationTrigger');
  return (
    <PopoverTrigger asChild>
      <NotificationBell data-slot="notification-trigger" {...props} />
    </PopoverTrigger>
  );
}

export interface NotificationContentProps extends PopoverContentProps {
  /** The accessible name. @default the provider's `notifications` */
  'aria-label'?: string;
  /** The alignment along the bell's side. @default 'end' */
  align?: PopoverContentProps['align'];
  /** The distance from the bell in pixels. @default 14 */
  sideOffset?: number;
}

/** The popup, 330 px wide. The list scrolls if it is taller than the viewport minus 205 px. */
export function NotificationContent({ 'aria-label': label, className, ...props }: NotificationContentProps) {
  useNotificationPopover('NotificationContent');
  const text = useLabels(notificationsLabels);
  return (
    <PopoverContent
      data-slot="notification-content"
      aria-label={label ?? text('notifications')}
      align="end"
      sideOffset={sizes['popup-gap']}
      className={cn(
        'flex w-notifications flex-col *:shrink-0',
        // In a short viewport, the list shrinks first, and then the whole popup scrolls.
        '*:data-[slot=notification-list]:min-h-24 *:data-[slot=notification-list]:shrink',
        '**:data-[slot=notification-list]:max-h-[calc(100dvh-var(--wm-size-notifications-offset))]',
        className,
      )}
      {...props}
    />
  );
}
