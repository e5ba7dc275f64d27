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

/**
 * Size limits of the kit's entry points, in bytes of JavaScript compressed by gzip. Each entry point is bundled and minified
 * by esbuild with all of its dependencies (Radix, icons, clsx); only React and React DOM are external.
 */
export const kitLimits: Record<string, number> = {
  'the whole kit': 83_400,
  alert: 5_400,
  avatar: 2_900,
  card: 2_400,
  chip: 4_400,
  divider: 800,
  'empty-state': 900,
  list: 3_200,
  meter: 3_500,
  progress: 1_400,
  skeleton: 1_100,
  'stat-card': 5_500,
  transition: 3_100,
  button: 4_600,
  checkbox: 3_700,
  field: 3_300,
  'icon-button': 2_400,
  link: 4_500,
  'password-field': 6_000,
  'search-field': 6_400,
  'segmented-control': 2_100,
  select: 3_900,
  slider: 1_800,
  switch: 8_400,
  tabs: 2_700,
  'text-field': 3_500,
  'command-palette': 14_000,
  dialog: 11_400,
  menu: 38_400,
  notifications: 33_100,
  popover: 30_400,
  'profile-menu': 33_100,
  'search-panel': 11_500,
  toast: 9_400,
  tooltip: 23_000,
  'app-bar': 700,
  'app-shell': 2_600,
  breadcrumbs: 42_900,
  drawer: 7_400,
  flyout: 25_500,
  footer: 600,
  'nav-menu': 11_800,
  'skip-link': 2_400,
};

/** The size limit of the kit's ready-made stylesheet, in bytes compressed by gzip. */
export const kitStyleLimit = 12_700;
