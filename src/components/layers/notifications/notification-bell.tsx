import { Bell } from 'lucide-react';
import { IconButton, type IconButtonProps } from '../../controls/icon-button';
import { cn } from '../../lib/cn';
import { useLabels } from '../../providers/labels';

export interface NotificationBellProps extends Omit<IconButtonProps, 'label'> {
  /** How many are unread; shown on the bell and said by its name. @default 0 */
  unread?: number;
  /** From which number on it shows that and a plus; the name says the number itself. @default 99 */
  max?: number;
  /** Its name. @default the provider's `notifications`, or `unreadNotifications` with the number */
  label?: string;
}

/**
 * A bell that stands by itself: for a popup whose code loads when it is needed, or for a page of notifications. Its
 * children take the place of the icon; with `asChild` they are the whole button.
 */
export function NotificationBell({
  unread = 0,
  max = 99,
  label,
  asChild = false,
  children,
  ...props
}: NotificationBellProps) {
  const text = useLabels('NotificationBell');
  const some = unread > 0;
  const name = some
    ? text('unreadNotifications', label).replace('{count}', String(unread))
    : text('notifications', label);
  return (
    <IconButton data-slot="notification-bell" label={name} asChild={asChild} {...props}>
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
  );
}
