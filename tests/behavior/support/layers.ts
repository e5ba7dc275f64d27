/** A layer that opens from a trigger, in a story. */
export interface Layer {
  name: string;
  story: string;
  /** A selector of the element that opens it. */
  trigger: string;
  /** A selector of its element in every state. */
  layer: string;
  /** Whether it is built from another layer in the list. */
  isComposed?: true;
  /** Whether the element remains in the page while the layer is closed. */
  isKept?: true;
  /** The key that opens it from its trigger. @default 'Enter' */
  key?: 'Enter' | 'ArrowRight' | 'ContextMenu';
}

const part = (name: string): string => `[data-slot="${name}"]`;
const dialogTrigger = '#storybook-root [aria-haspopup="dialog"]';

/** The layers that hold focus. */
export const layers: readonly Layer[] = [
  { name: 'Popover', story: 'layers-popover--playground', trigger: dialogTrigger, layer: part('popover-content') },
  {
    name: 'DateField',
    story: 'layers-datefield--playground',
    trigger: dialogTrigger,
    layer: part('date-field-calendar'),
    isComposed: true,
  },
  { name: 'Menu', story: 'layers-menu--playground', trigger: part('menu-trigger'), layer: part('menu-content') },
  {
    name: 'ContextMenu',
    story: 'layers-contextmenu--playground',
    trigger: `${part('context-menu-trigger')} button`,
    layer: part('context-menu-content'),
    key: 'ContextMenu',
  },
  { name: 'Dialog', story: 'layers-dialog--playground', trigger: dialogTrigger, layer: part('dialog-content') },
  {
    name: 'ConfirmDialog',
    story: 'layers-dialog--confirmation',
    trigger: `#storybook-root ${part('button')}`,
    layer: '[role="alertdialog"]',
    isComposed: true,
  },
  {
    name: 'Sheet',
    story: 'layers-sheet--playground',
    trigger: dialogTrigger,
    layer: part('sheet-content'),
    isComposed: true,
  },
  {
    name: 'CommandPalette',
    story: 'layers-commandpalette--playground',
    trigger: dialogTrigger,
    layer: part('command-palette'),
    isComposed: true,
  },
  {
    name: 'SearchPanel',
    story: 'patterns-searchpanel--playground',
    trigger: part('search-panel-trigger'),
    layer: part('search-panel-content'),
    isComposed: true,
  },
  {
    name: 'Notifications',
    story: 'patterns-notifications--playground',
    trigger: dialogTrigger,
    layer: part('notification-content'),
    isComposed: true,
  },
  {
    name: 'ProfileMenu',
    story: 'patterns-profilemenu--playground',
    trigger: dialogTrigger,
    layer: part('profile-menu-content'),
    isComposed: true,
  },
  {
    name: 'modal Drawer',
    story: 'navigation-drawer--modal',
    trigger: part('drawer-toggle'),
    layer: part('drawer'),
    isKept: true,
  },
  {
    name: 'Flyout',
    story: 'navigation-flyout--playground',
    trigger: part('nav-menu-trigger'),
    layer: part('flyout'),
    key: 'ArrowRight',
  },
];
