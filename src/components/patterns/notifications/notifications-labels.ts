/** The English labels of notifications. */
export const notificationsLabels = {
  /** The accessible name of the notifications button when there are no unread notifications. */
  notifications: 'Notifications',
  /** The accessible name of the notifications button; `{count}` is replaced by the number of unread notifications. */
  unreadNotifications: 'Notifications, {count} unread',
  /** Announced in place of the notification list's bare count; `{count}` is replaced by the count. */
  notificationCount: '{count, plural, one {# notification} other {# notifications}}',
};
