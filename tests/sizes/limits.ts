const page = (name: string, file = `${name}-page`): string => `src/app/pages/${name}/${file}.tsx`;
const visitor = (name: string) => ({ modules: [page(name)], maxKiB: 135, maxRequests: 15 });
// A page with a session renders when Firebase has loaded, although its chunk is a dynamic import.
const session = ['src/app/auth/firebase/auth-service.ts', 'src/app/shell/main-layout.tsx'];
const main = (name: string, file?: string) => ({
  modules: [...session, page(name, file)],
  maxKiB: 195,
  maxRequests: 20,
});
// The account pages add dialogs and forms.
const account = (name: string) => ({ ...main(name), maxKiB: 215, maxRequests: 24 });

/** The limits of the first load of each page: JavaScript in KiB of brotli, and requests. */
export const appLimits: Record<string, { modules: string[]; maxKiB: number; maxRequests: number }> = {
  login: visitor('login'),
  register: visitor('register'),
  'forgot-password': visitor('forgot-password'),
  'auth-action': visitor('auth-action'),
  dashboard: main('dashboard'),
  'api-setup': main('api-setup'),
  'sample-page': main('sample-page', 'sample-page'),
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
  alert: 5_300,
  avatar: 2_800,
  card: 2_400,
  chip: 4_400,
  divider: 800,
  'empty-state': 900,
  list: 3_100,
  meter: 3_500,
  progress: 1_400,
  skeleton: 1_000,
  'stat-card': 5_400,
  transition: 3_100,
  button: 4_500,
  checkbox: 3_600,
  field: 3_200,
  'icon-button': 2_400,
  link: 4_400,
  'password-field': 5_900,
  'search-field': 6_300,
  'segmented-control': 2_100,
  select: 3_800,
  slider: 1_800,
  switch: 8_300,
  tabs: 2_700,
  'text-field': 3_500,
  'command-palette': 19_200,
  dialog: 16_700,
  menu: 38_100,
  notifications: 32_700,
  popover: 30_200,
  'profile-menu': 32_700,
  'search-panel': 16_600,
  toast: 7_800,
  tooltip: 22_900,
  'app-bar': 600,
  'app-shell': 2_500,
  breadcrumbs: 42_500,
  drawer: 7_400,
  flyout: 31_900,
  footer: 600,
  'nav-menu': 11_600,
  'skip-link': 2_400,
};

/** The size limit of the kit's ready-made stylesheet, in bytes compressed by gzip. */
export const kitStyleLimit = 12_600;
