import { NotificationContent, NotificationHeader, NotificationPopover, NotificationTrigger } from 'waymark';

/** The bell, and the popup that it opens (specification, section 2.11). */
export function NotificationsButton() {
  return (
    <NotificationPopover>
      <NotificationTrigger unread={2} />
      <NotificationContent>
        <NotificationHeader title="All Notification" />
      </NotificationContent>
    </NotificationPopover>
  );
}
