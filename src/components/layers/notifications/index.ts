export { NotificationBell, type NotificationBellProps } from './notification-bell';
export {
  NotificationFile,
  type NotificationFileProps,
  NotificationFilter,
  type NotificationFilterProps,
  NotificationFooter,
  type NotificationFooterProps,
  NotificationHeader,
  type NotificationHeaderProps,
  NotificationIcon,
  type NotificationIconProps,
  NotificationItem,
  type NotificationItemProps,
  NotificationList,
  type NotificationListProps,
} from './notification-list';
export {
  NotificationContent,
  type NotificationContentProps,
  NotificationPopover,
  type NotificationPopoverProps,
  NotificationTrigger,
  type NotificationTriggerProps,
} from './notification-popover';
