export {
  AppBar,
  AppBarActions,
  type AppBarActionsProps,
  AppBarBrand,
  type AppBarBrandProps,
  AppBarContent,
  type AppBarContentProps,
  type AppBarProps,
} from './app-bar';
