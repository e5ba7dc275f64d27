export {
  List,
  ListItem,
  type ListItemAlign,
  ListItemAvatar,
  type ListItemAvatarProps,
  ListItemIcon,
  type ListItemIconProps,
  type ListItemProps,
  ListItemText,
  type ListItemTextProps,
  type ListProps,
} from './list';
