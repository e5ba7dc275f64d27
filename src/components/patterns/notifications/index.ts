export * from './notification-bell';
export * from './notification-list';
export * from './notification-item';
export * from './notification-popover';
