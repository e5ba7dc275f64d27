export { type MenuChip, type MenuEntry, type MenuEntryType, trailOf } from './menu-entry';
export {
  NavMenu,
  NavMenuError,
  type NavMenuErrorProps,
  NavMenuGroup,
  type NavMenuGroupProps,
  NavMenuItem,
  type NavMenuItemProps,
  type NavMenuProps,
} from './nav-menu';
export { NavMenuCollapse, type NavMenuCollapseProps } from './nav-menu-collapse';
export { NavMenuEntries, type NavMenuEntriesProps } from './nav-menu-entries';
export { maxMenuIndents } from './nav-menu-row';
