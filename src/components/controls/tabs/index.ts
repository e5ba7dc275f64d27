export {
  Tabs,
  type TabsActivationMode,
  TabsContent,
  type TabsContentProps,
  TabsList,
  type TabsListProps,
  type TabsOrientation,
  type TabsProps,
  TabsTrigger,
  type TabsTriggerProps,
} from './tabs';
export { TabsNav, TabsNavLink, type TabsNavLinkProps, type TabsNavProps } from './tabs-nav';
