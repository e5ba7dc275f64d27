const page = (name: string, file = `${name}-page`): string => `src/app/pages/${name}/${file}.tsx`;
const visitor = (name: string) => ({ modules: [page(name)], maxKiB: 121, maxRequests: 14 });
// A page with a session renders when Firebase has loaded, although its chunk is a dynamic import.
const session = ['src/app/auth/firebase/auth-service.ts', 'src/app/shell/main-layout.tsx'];
const main = (name: string, file?: string) => ({
  modules: [...session, page(name, file)],
  maxKiB: 197,
  maxRequests: 13,
});
// These pages add dialogs and forms.
const forms = (name: string) => ({ ...main(name), maxKiB: 222, maxRequests: 22 });

const dashboard = [...session, page('dashboard'), 'src/app/pages/dashboard/preload-dashboard.ts'];

/** The limits of the first load of each page: JavaScript in KiB of brotli, and requests. */
export const appLimits: Record<string, { modules: string[]; maxKiB: number; maxRequests: number }> = {
  login: visitor('login'),
  register: visitor('register'),
  'forgot-password': visitor('forgot-password'),
  'auth-action': visitor('auth-action'),
  // The head, the figures and the levels render with this, and the first request for data starts.
  // TanStack Query takes 8 KiB (decision 33). The menu of saved views is in the head.
  dashboard: { modules: dashboard, maxKiB: 259, maxRequests: 22 },
  // Loads in parallel, in place of skeletons.
  'dashboard with its chart and its rows': {
    modules: [...dashboard, 'src/app/pages/dashboard/dashboard-parts.ts'],
    maxKiB: 305,
    maxRequests: 26,
  },
  // The preview has a chart, a table and the tree of the response.
  'api-setup': { ...forms('api-setup'), maxKiB: 288, maxRequests: 24 },
  'sample-page': main('sample-page', 'sample-page'),
  account: forms('account'),
  'account-social': forms('account-social'),
  'not-found': main('not-found'),
};

/** The limit of the app's stylesheet, in bytes of brotli. */
export const appStyleLimit = 17.5 * 1024;

/**
 * Size limits of the kit's entry points, in bytes of JavaScript compressed by gzip. Each entry point is bundled and minified
 * by esbuild with all of its dependencies (Radix, icons, clsx); only React and React DOM are external.
 */
export const kitLimits: Record<string, number> = {
  'the whole kit': 178_900,
  alert: 5_300,
  avatar: 2_800,
  badge: 1_200,
  card: 2_400,
  chip: 4_350,
  'description-list': 3_300,
  divider: 800,
  'empty-state': 900,
  grid: 2_800,
  heading: 2_200,
  list: 3_000,
  meter: 3_500,
  progress: 1_400,
  skeleton: 1_000,
  stack: 2_700,
  'stat-card': 5_500,
  stepper: 3_700,
  text: 2_300,
  transition: 3_100,
  'visually-hidden': 2_000,
  accordion: 12_100,
  button: 3_000,
  checkbox: 3_800,
  combobox: 37_400,
  field: 4_700,
  'file-upload': 9_300,
  'icon-button': 2_400,
  input: 1_100,
  link: 4_300,
  'number-field': 7_450,
  'password-field': 6_350,
  'radio-group': 15_300,
  'search-field': 6_900,
  'segmented-control': 2_100,
  select: 4_250,
  slider: 2_000,
  switch: 6_800,
  tabs: 4_700,
  'text-field': 3_950,
  textarea: 5_200,
  toolbar: 11_050,
  'command-palette': 20_750,
  'date-field': 38_300,
  dialog: 17_850,
  menu: 39_550,
  popover: 31_950,
  sheet: 17_100,
  toast: 8_200,
  tooltip: 22_800,
  'bar-list': 25_900,
  'data-grid': 80_650,
  'json-viewer': 19_900,
  pagination: 6_950,
  sparkline: 6_650,
  table: 1_500,
  'app-bar': 600,
  'app-shell': 2_800,
  breadcrumbs: 44_100,
  drawer: 8_600,
  flyout: 31_100,
  footer: 600,
  'nav-menu': 11_800,
  'skip-link': 2_300,
  notifications: 34_250,
  'profile-menu': 34_100,
  'search-panel': 17_500,
  'bar-chart': 19_950,
  // 2.2 kB of it load with the first download of a picture.
  chart: 21_850,
  'donut-chart': 13_100,
  'line-chart': 19_500,
  'storage-card': 5_600,
};

/** The size limit of the kit's ready-made style sheet, in bytes compressed by brotli. */
export const kitStyleLimit = 14_900;
