export {
  Tab,
  TabList,
  type TabListProps,
  TabPanel,
  type TabPanelProps,
  type TabProps,
  Tabs,
  type TabsActivation,
  type TabsOrientation,
  type TabsProps,
} from './tabs';
