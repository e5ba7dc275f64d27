import { Bell } from 'lucide-react';
import { IconButton, type IconButtonProps } from '../../controls/icon-button';
import { cn } from '../../lib/cn';
import { useLabels } from '../../providers/labels';
import { sizes } from '../../tokens';
import { Popover, PopoverContent, type PopoverContentProps, type PopoverProps, PopoverTrigger } from '../popover';

export type NotificationPopoverProps = PopoverProps;

/**
 * A bell that opens what has happened (WAI-ARIA dialog pattern, not modal). The page stays usable; Escape and a press
 * outside close it, and the focus returns to the bell.
 */
export function NotificationPopover(props: NotificationPopoverProps) {
  return <Popover {...props} />;
}

export interface NotificationTriggerProps extends Omit<IconButtonProps, 'label'> {
  /** How many are unread; shown on the bell and said by its name. @default 0 */
  unread?: number;
  /** From which number on it shows that and a plus; the name says the number itself. @default 99 */
  max?: number;
  /** Its name. @default the provider's `notifications`, or `unreadNotifications` with the number */
  label?: string;
}

/** The bell. Its children take the place of the icon; with `asChild` they are the whole button. */
export function NotificationTrigger({
  unread = 0,
  max = 99,
  label,
  asChild = false,
  children,
  ...props
}: NotificationTriggerProps) {
  const text = useLabels('NotificationTrigger');
  const some = unread > 0;
  const name = some ? text('unreadNotifications', label).replace('{count}', String(unread)) : text('notifications', label);
  return (
    <PopoverTrigger asChild>
      <IconButton data-slot="notification-trigger" label={name} asChild={asChild} {...props}>
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
                  'absolute -end-2 -top-2 inline-flex h-5 min-w-5 items-center justify-center rounded-full border px-1',
                  'border-paper bg-error text-micro text-on-error forced-colors:bg-[Canvas]',
                )}
              >
                {/* The plus stays behind the number, whichever way the page is written. */}
                <bdi>{unread > max ? `${max}+` : unread}</bdi>
              </span>
            )}
          </>
        )}
      </IconButton>
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
