/** The English labels of notifications. */
export const notificationsLabels = {
  /** The accessible name of the notifications button when there are no unread notifications. */
  notifications: 'Notifications',
  /** The accessible name of the notifications button; `{count}` is replaced with the number of unread notifications. */
  unreadNotifications: 'Notifications, {count} unread',
  /** Announced instead of the count beside the notification list's heading; `{count}` is replaced with the count. */
  notificationCount: '{count, plural, one {# notification} other {# notifications}}',
};
