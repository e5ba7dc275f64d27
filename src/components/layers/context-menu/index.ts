export {
  ContextMenu,
  ContextMenuContent,
  type ContextMenuContentProps,
  type ContextMenuProps,
  ContextMenuTrigger,
  type ContextMenuTriggerProps,
} from './context-menu';
