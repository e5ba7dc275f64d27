/** The English labels of notifications. */
export const notificationsLabels = {
  /** The name of the notifications button without unread notifications. */
  notifications: 'Notifications',
  /** The name of the notifications button; the number of unread notifications replaces `{count}`. */
  unreadNotifications: 'Notifications, {count} unread',
  /** Announced instead of the notification list's bare count, which replaces `{count}`. */
  notificationCount: '{count, plural, one {# notification} other {# notifications}}',
};
