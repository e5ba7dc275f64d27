export {
  Drawer,
  DrawerClose,
  type DrawerCloseProps,
  DrawerContent,
  type DrawerContentProps,
  DrawerFooter,
  type DrawerFooterProps,
  DrawerHeader,
  type DrawerHeaderProps,
  type DrawerProps,
  DrawerToggle,
  type DrawerToggleProps,
} from './drawer';
export {
  type DrawerContextValue,
  DrawerProvider,
  type DrawerProviderProps,
  type DrawerState,
  type DrawerVariant,
  useDrawer,
  useOptionalDrawer,
} from './drawer-context';
