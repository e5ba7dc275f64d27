const page = (name: string, file = `${name}-page`): string => `src/app/pages/${name}/${file}.tsx`;
const visitor = (name: string) => ({ modules: [page(name)], maxKiB: 120, maxRequests: 14 });
// A page with a session renders when Firebase has loaded, although its chunk is a dynamic import.
const session = ['src/app/auth/firebase/auth-service.ts', 'src/app/shell/main-layout.tsx'];
const main = (name: string, file?: string) => ({
  modules: [...session, page(name, file)],
  maxKiB: 198,
  maxRequests: 18,
});
// These pages add dialogs and forms.
const forms = (name: string) => ({ ...main(name), maxKiB: 221, maxRequests: 26 });

/** The limits of the first load of each page: JavaScript in KiB of brotli, and requests. */
export const appLimits: Record<string, { modules: string[]; maxKiB: number; maxRequests: number }> = {
  login: visitor('login'),
  register: visitor('register'),
  'forgot-password': visitor('forgot-password'),
  'auth-action': visitor('auth-action'),
  dashboard: main('dashboard'),
  'api-setup': forms('api-setup'),
  'sample-page': main('sample-page', 'sample-page'),
  account: forms('account'),
  'account-social': forms('account-social'),
  'not-found': main('not-found'),
};

/** The limit of the app's stylesheet, in bytes of brotli. */
export const appStyleLimit = 15.5 * 1024;

/**
 * Size limits of the kit's entry points, in bytes of JavaScript compressed by gzip. Each entry point is bundled and minified
 * by esbuild with all of its dependencies (Radix, icons, clsx); only React and React DOM are external.
 */
export const kitLimits: Record<string, number> = {
  'the whole kit': 174_100,
  alert: 7_400,
  avatar: 2_800,
  badge: 3_200,
  card: 2_400,
  chip: 6_400,
  divider: 800,
  'empty-state': 900,
  grid: 2_800,
  heading: 2_300,
  list: 3_100,
  meter: 3_500,
  progress: 3_400,
  skeleton: 3_100,
  stack: 2_700,
  'stat-card': 7_400,
  stepper: 5_700,
  text: 2_300,
  transition: 3_100,
  'visually-hidden': 2_000,
  accordion: 12_100,
  button: 5_100,
  checkbox: 3_900,
  combobox: 38_800,
  field: 6_800,
  'file-upload': 11_100,
  'icon-button': 2_400,
  input: 1_900,
  link: 6_500,
  'number-field': 9_100,
  'password-field': 8_300,
  'radio-group': 15_300,
  'search-field': 8_700,
  'segmented-control': 2_100,
  select: 6_100,
  slider: 2_000,
  switch: 8_300,
  tabs: 4_700,
  'text-field': 5_900,
  textarea: 6_900,
  toolbar: 11_000,
  'command-palette': 22_400,
  'date-field': 39_000,
  dialog: 19_900,
  menu: 39_800,
  popover: 33_700,
  sheet: 19_300,
  toast: 10_000,
  tooltip: 22_900,
  'data-grid': 93_800,
  pagination: 8_300,
  sparkline: 6_700,
  'app-bar': 600,
  'app-shell': 2_800,
  breadcrumbs: 46_300,
  drawer: 10_300,
  flyout: 31_900,
  footer: 600,
  'nav-menu': 13_500,
  'skip-link': 4_400,
  notifications: 36_000,
  'profile-menu': 35_900,
  'search-panel': 19_200,
  'bar-chart': 17_800,
  chart: 18_800,
  'line-chart': 18_900,
  'storage-card': 5_600,
};

/** The size limit of the kit's ready-made style sheet, in bytes compressed by brotli. */
export const kitStyleLimit = 13_700;
