const page = (name: string, file = `${name}-page`): string => `src/app/pages/${name}/${file}.tsx`;
const visitor = (name: string) => ({ modules: [page(name)], maxKiB: 120, maxRequests: 14 });
// A page with a session renders when Firebase has loaded, although its chunk is a dynamic import.
const session = ['src/app/auth/firebase/auth-service.ts', 'src/app/shell/main-layout.tsx'];
const main = (name: string, file?: string) => ({
  modules: [...session, page(name, file)],
  maxKiB: 196,
  maxRequests: 18,
});
// These pages add dialogs and forms.
const forms = (name: string) => ({ ...main(name), maxKiB: 219, maxRequests: 26 });

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
export const appStyleLimit = 13.5 * 1024;

/**
 * Size limits of the kit's entry points, in bytes of JavaScript compressed by gzip. Each entry point is bundled and minified
 * by esbuild with all of its dependencies (Radix, icons, clsx); only React and React DOM are external.
 */
export const kitLimits: Record<string, number> = {
  'the whole kit': 161_400,
  alert: 6_700,
  avatar: 2_800,
  badge: 3_000,
  card: 2_400,
  chip: 5_800,
  divider: 800,
  'empty-state': 900,
  grid: 2_800,
  heading: 2_300,
  list: 3_100,
  meter: 3_500,
  progress: 3_000,
  skeleton: 2_600,
  stack: 2_700,
  'stat-card': 6_800,
  stepper: 5_200,
  text: 2_300,
  transition: 3_100,
  'visually-hidden': 2_000,
  accordion: 11_900,
  button: 4_900,
  checkbox: 3_900,
  combobox: 37_800,
  field: 6_200,
  'file-upload': 10_400,
  'icon-button': 2_400,
  input: 1_900,
  link: 5_800,
  'number-field': 8_900,
  'password-field': 7_700,
  'radio-group': 15_100,
  'search-field': 8_000,
  'segmented-control': 2_100,
  select: 5_600,
  slider: 2_000,
  switch: 8_300,
  tabs: 4_700,
  'text-field': 5_400,
  textarea: 6_600,
  toolbar: 11_000,
  'command-palette': 21_400,
  'date-field': 39_000,
  dialog: 19_000,
  menu: 39_800,
  popover: 33_000,
  sheet: 18_400,
  toast: 9_400,
  tooltip: 22_900,
  'data-grid': 90_300,
  pagination: 8_000,
  sparkline: 6_700,
  'app-bar': 600,
  'app-shell': 2_800,
  breadcrumbs: 44_900,
  drawer: 9_700,
  flyout: 31_900,
  footer: 600,
  'nav-menu': 13_200,
  'skip-link': 3_800,
  notifications: 35_400,
  'profile-menu': 35_200,
  'search-panel': 18_100,
  'storage-card': 5_600,
};

/** The size limit of the kit's ready-made style sheet, in bytes compressed by brotli. */
export const kitStyleLimit = 11_500;
