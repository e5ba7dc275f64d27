import { cn } from '../../lib/cn';
import { useLabels } from '../../providers/labels';
import { sizes } from '../../tokens';
import { Popover, PopoverContent, type PopoverContentProps, type PopoverProps, PopoverTrigger } from '../popover';
import { NotificationBell, type NotificationBellProps } from './notification-bell';

export type NotificationPopoverProps = PopoverProps;

/**
 * A bell that opens what has happened (WAI-ARIA dialog pattern, not modal). The page stays usable; Escape and a press
 * outside close it, and the focus returns to the bell.
 */
export function NotificationPopover(props: NotificationPopoverProps) {
  return <Popover {...props} />;
}

export type NotificationTriggerProps = NotificationBellProps;

/** The bell, in its popup. Its children take the place of the icon; with `asChild` they are the whole button. */
export function NotificationTrigger(props: NotificationTriggerProps) {
  return (
    <PopoverTrigger asChild>
      <NotificationBell data-slot="notification-trigger" {...props} />
    </PopoverTrigger>
  );
}

export interface NotificationContentProps extends Omit<PopoverContentProps, 'label' | 'align' | 'gap'> {
  /** Its name. @default the provider's `notifications` */
  label?: string;
  /** Where along its side of the bell it stands. @default 'end' */
  align?: PopoverContentProps['align'];
  /** How far from the bell it stands, in px. @default 14 */
  gap?: number;
}

/** The popup, 330 px wide. Its list is at most as high as the viewport less 205 px, and scrolls. */
export function NotificationContent({ label, className, ...props }: NotificationContentProps) {
  const text = useLabels('NotificationContent');
  return (
    <PopoverContent
      data-slot="notification-content"
      label={text('notifications', label)}
      align="end"
      gap={sizes['popup-gap']}
      className={cn(
        'flex w-notifications flex-col *:shrink-0',
        // What is short of room first shortens the list, and then scrolls as a whole.
        '*:data-[slot=notification-list]:min-h-24 *:data-[slot=notification-list]:shrink',
        '**:data-[slot=notification-list]:max-h-[calc(100dvh-var(--wm-size-notifications-offset))]',
        className,
      )}
      {...props}
    />
  );
}
