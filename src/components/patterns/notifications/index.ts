export { NotificationBell, type NotificationBellProps } from './notification-bell';
export {
  NotificationFilter,
  type NotificationFilterProps,
  NotificationFooter,
  type NotificationFooterProps,
  NotificationHeader,
  type NotificationHeaderProps,
  NotificationList,
  type NotificationListProps,
} from './notification-list';
export {
  NotificationFile,
  type NotificationFileProps,
  NotificationIcon,
  type NotificationIconProps,
  NotificationItem,
  type NotificationItemProps,
} from './notification-item';
export {
  NotificationContent,
  type NotificationContentProps,
  NotificationPopover,
  type NotificationPopoverProps,
  NotificationTrigger,
  type NotificationTriggerProps,
} from './notification-popover';
