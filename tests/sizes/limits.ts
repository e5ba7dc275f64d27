/**
 * How much each entry point of the app may load before it shows, in bytes of JavaScript compressed by brotli at its
 * highest level: the page, its layout, and everything that they import.
 */
export const appLimits: Record<string, number> = {
  login: 113 * 1024,
  register: 114 * 1024,
  'forgot-password': 113 * 1024,
  // Four screens in one, by the link that leads there.
  'auth-action': 119 * 1024,
  dashboard: 136 * 1024,
  'api-setup': 136 * 1024,
  'sample-page': 135 * 1024,
  // Forms, dialogs and menus that the other pages load when they are asked for.
  account: 173 * 1024,
  'account-social': 167 * 1024,
  'not-found': 135 * 1024,
};

/** How much the app's stylesheet may weigh, in bytes compressed by brotli. */
export const appStyleLimit = 12 * 1024;

/** How much each family of the kit may weigh, in bytes compressed by gzip, React left out. */
export const kitLimits: Record<string, number> = {
  alert: 4_250,
  'app-bar': 360,
  // With the movement of the drawer beside it, and the room below the app bar for what takes the focus.
  'app-shell': 3_100,
  avatar: 930,
  // Nearly all of it is the menu's and the tooltip's layer, which a page has in any case.
  breadcrumbs: 32_500,
  button: 2_550,
  card: 2_000,
  checkbox: 2_100,
  chip: 2_400,
  'command-palette': 12_400,
  dialog: 9_950,
  divider: 520,
  drawer: 6_150,
  'empty-state': 590,
  field: 1_300,
  flyout: 24_900,
  footer: 240,
  'icon-button': 1_950,
  link: 2_450,
  list: 2_750,
  menu: 28_500,
  meter: 1_450,
  'nav-menu': 9_300,
  notifications: 25_800,
  'password-field': 5_000,
  popover: 23_100,
  'profile-menu': 25_700,
  progress: 1_150,
  'search-field': 4_400,
  'search-panel': 9_900,
  'segmented-control': 3_100,
  select: 2_250,
  skeleton: 770,
  'skip-link': 2_300,
  slider: 2_850,
  'stat-card': 3_300,
  switch: 5_450,
  tabs: 3_600,
  'text-field': 1_550,
  toast: 7_450,
  tooltip: 22_500,
  transition: 2_650,
};

/** How much the prebuilt stylesheet of the kit may weigh, in bytes compressed by gzip. */
export const kitStyleLimit = 12_000;

/** Families together, as a consumer imports them: what they share counts once. */
export const kitCombinations: readonly {
  name: string;
  families: readonly string[] | 'all';
  /** Left out: what the combination works without, a family or a module by its path. */
  without?: readonly string[];
  limit: number;
}[] = [
  { name: 'Drawer with NavMenu', families: ['drawer', 'nav-menu'], limit: 12_000 },
  {
    name: 'Breadcrumbs without its menu',
    families: ['breadcrumbs'],
    without: ['menu', 'tooltip', 'navigation/breadcrumbs/breadcrumbs-overflow'],
    limit: 2_500,
  },
  {
    name: 'what rests on the five Radix packages',
    families: ['popover', 'menu', 'tooltip', 'switch', 'nav-menu'],
    limit: 38_000,
  },
  { name: 'the whole kit', families: 'all', limit: 70_000 },
];

/** Of which other families a family is made; importing it brings these, and no other. */
export const kitComposition: Record<string, readonly string[]> = {
  alert: ['icon-button'],
  'app-shell': ['drawer'],
  breadcrumbs: ['menu', 'tooltip'],
  checkbox: ['field'],
  'command-palette': ['dialog', 'icon-button'],
  dialog: ['button', 'icon-button'],
  drawer: ['icon-button'],
  flyout: ['nav-menu', 'tooltip'],
  'nav-menu': ['chip', 'drawer'],
  notifications: ['chip', 'icon-button', 'popover'],
  'password-field': ['field', 'icon-button', 'text-field'],
  popover: ['icon-button'],
  'profile-menu': ['avatar', 'button', 'icon-button', 'popover'],
  'search-field': ['field', 'icon-button'],
  'search-panel': ['field', 'icon-button', 'search-field'],
  select: ['field'],
  'stat-card': ['card', 'skeleton'],
  'text-field': ['field'],
  toast: ['button', 'icon-button'],
};
