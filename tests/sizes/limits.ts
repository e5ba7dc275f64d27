const page = (name: string, file = `${name}-page`): string => `src/app/pages/${name}/${file}.tsx`;
const visitor = (name: string) => ({ modules: [page(name)], maxKiB: 135, maxRequests: 15 });
const main = (name: string) => ({
  modules: ['src/app/shell/main-layout.tsx', page(name)],
  maxKiB: 165,
  maxRequests: 20,
});
// The account pages load all of Firebase that the app uses.
const account = (name: string) => ({ ...main(name), maxKiB: 180 });

/** The limits of the first load of each page: JavaScript in KiB of brotli, and requests. */
export const appLimits: Record<string, { modules: string[]; maxKiB: number; maxRequests: number }> = {
  login: visitor('login'),
  register: visitor('register'),
  'forgot-password': visitor('forgot-password'),
  'auth-action': visitor('auth-action'),
  dashboard: main('dashboard'),
  'api-setup': main('api-setup'),
  'sample-page': {
    ...main('dashboard'),
    modules: ['src/app/shell/main-layout.tsx', page('sample-page', 'sample-page')],
  },
  account: account('account'),
  'account-social': account('account-social'),
  'not-found': main('not-found'),
};

/** The limit of the app's stylesheet, in bytes of brotli. */
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
