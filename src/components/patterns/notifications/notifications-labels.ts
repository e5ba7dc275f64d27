/** The English texts of notifications. */
export const notificationsLabels = {
  /** The name of the notifications button without unread notifications. */
  notifications: 'Notifications',
  /** The name of the notifications button; `{count}` is replaced by the number of unread notifications. */
  unreadNotifications: 'Notifications, {count} unread',
  /** Announced instead of the count of a list of notifications; `{count}` is replaced by the number. */
  notificationCount: '{count, plural, one {# notification} other {# notifications}}',
};
