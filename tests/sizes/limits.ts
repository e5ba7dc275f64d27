/**
 * How much each entry point of the app may load before it shows, in bytes of JavaScript compressed by brotli at its
 * highest level: the page, its layout, and everything that they import.
 */
export const appLimits: Record<string, number> = {
  login: 125 * 1024,
  register: 125 * 1024,
  dashboard: 165 * 1024,
  'api-setup': 165 * 1024,
  'sample-page': 165 * 1024,
  'not-found': 165 * 1024,
};

/** How much the app's stylesheet may weigh, in bytes compressed by brotli. */
export const appStyleLimit = 12 * 1024;

/** How much each family of the kit may weigh, in bytes compressed by gzip, React left out. */
export const kitLimits: Record<string, number> = {
  alert: 6_600,
  'app-bar': 700,
  'app-shell': 2_600,
  avatar: 2_900,
  // Nearly all of it is the menu's and the tooltip's layer, which a page has in any case.
  breadcrumbs: 42_000,
  button: 4_600,
  card: 2_400,
  checkbox: 4_200,
  chip: 4_400,
  'command-palette': 16_000,
  divider: 900,
  dialog: 11_000,
  drawer: 8_000,
  'empty-state': 1_300,
  field: 3_400,
  footer: 550,
  'icon-button': 2_400,
  link: 4_500,
  list: 2_900,
  meter: 2_300,
  menu: 30_000,
  'nav-menu': 12_100,
  notifications: 34_000,
  'password-field': 7_100,
  'profile-menu': 34_000,
  popover: 23_000,
  progress: 1_500,
  'segmented-control': 3_350,
  skeleton: 1_300,
  'search-field': 6_700,
  'search-panel': 14_000,
  select: 4_400,
  'skip-link': 2_800,
  slider: 3_100,
  'stat-card': 4_200,
  switch: 6_500,
  tabs: 3_850,
  'text-field': 3_500,
  tooltip: 19_000,
  toast: 9_500,
  transition: 3_000,
};

/** How much the prebuilt stylesheet of the kit may weigh, in bytes compressed by gzip. */
export const kitStyleLimit = 12_000;

/** Families together, as a consumer imports them: what they share counts once. */
export const kitCombinations: readonly {
  name: string;
  families: readonly string[] | 'all';
  /** Left out: what the combination works without. */
  without?: readonly string[];
  limit: number;
}[] = [
  { name: 'Drawer with NavMenu', families: ['drawer', 'nav-menu'], limit: 12_000 },
  { name: 'Breadcrumbs without its menu', families: ['breadcrumbs'], without: ['menu', 'tooltip'], limit: 2_500 },
  { name: 'what rests on the five Radix packages', families: ['popover', 'menu', 'tooltip', 'switch', 'nav-menu'], limit: 38_000 },
  { name: 'the whole kit', families: 'all', limit: 70_000 },
];

/** Of which other families a family is made; importing it brings these, and no other. */
export const kitComposition: Record<string, readonly string[]> = {};
