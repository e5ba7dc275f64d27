export {
  Toolbar,
  ToolbarButton,
  type ToolbarButtonProps,
  ToolbarLink,
  type ToolbarLinkProps,
  type ToolbarOptions,
  type ToolbarOrientation,
  type ToolbarProps,
  ToolbarSeparator,
  type ToolbarSeparatorProps,
} from './toolbar';
export {
  ToolbarToggleGroup,
  type ToolbarToggleGroupOptions,
  type ToolbarToggleGroupProps,
  ToolbarToggleItem,
  type ToolbarToggleItemProps,
} from './toolbar-toggle';
