import { content } from './table/content';
import type { Contract } from './table/contract';
import { controls } from './table/controls';
import { data } from './table/data';
import { layers } from './table/layers';
import { navigation } from './table/navigation';
import { patterns } from './table/patterns';

export type { Contract } from './table/contract';

/** Every exported component of the kit that renders an element. */
export const contracts: Record<string, Contract> = {
  ...content,
  ...controls,
  ...data,
  ...layers,
  ...navigation,
  ...patterns,
};

/** Exported components that render no element, each with the reason. */
export const withoutElement: Record<string, string> = {
  ContextMenu: 'gives state to the parts below it',
  Dialog: 'gives state to the parts below it',
  DirectionProvider: 'gives the direction to the parts below it; its own test shows the element of a subtree',
  DrawerHeader: 'renders nothing beside a permanent drawer; its own test shows it in a modal one',
  DrawerProvider: 'gives state to the parts below it',
  FieldMarkProvider: 'tells the fields below it which of them are marked',
  FieldControl: 'merges its attributes into its child; its own test shows them',
  FlyoutProvider: 'gives flyouts and tooltips to the menu below it',
  HoverCard: 'gives state to the parts below it',
  LabelsProvider: 'gives texts to the parts below it',
  LinkProvider: 'gives the link component to the parts below it',
  LocaleProvider: 'gives the locale and the time zone to the parts below it',
  Menu: 'gives state to the parts below it',
  MenuSub: 'gives state to the parts below it',
  NavMenuEntries: 'renders the parts above from data',
  NotificationPopover: 'gives state to the bell and the popup',
  Popover: 'gives state to the parts below it',
  ProfileMenu: 'gives the user and the state to the chip and the popup',
  SearchPanel: 'gives state to the trigger and the panel',
  Sheet: 'gives state to the parts below it',
  ThemeProvider: 'gives the theme to the parts below it; its own test shows the element of a subtree',
  ToastProvider: 'holds the toasts that its Toaster shows',
  TooltipProvider: 'gives the delays to the tooltips below it',
};

/**
 * Parts that read no state of their component: elements of a list, a table or a menu. They also render outside it,
 * where every other part throws an error.
 */
export const rendersAlone: readonly string[] = [
  'BreadcrumbsItem',
  'BreadcrumbsSeparator',
  'DataGridToolbar',
  'ListItem',
  'MenuGroup',
  'MenuLabel',
  'MenuRadioGroup',
  'MenuSeparator',
  'MenuShortcut',
  'NavMenuCollapse',
  'NavMenuError',
  'NavMenuItem',
  'NotificationItem',
  'SkipLink',
  'TableBody',
  'TableCaption',
  'TableCell',
  'TableFooter',
  'TableHead',
  'TableHeader',
  'TableRow',
  'TabsNavLink',
  'TimelineItem',
];
