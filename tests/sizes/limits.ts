const page = (name: string): string => `src/app/pages/${name}/${name}-page.tsx`;

// A page with a session renders when Firebase has loaded, although its chunk is a dynamic import.
const dashboard = [
  'src/app/auth/firebase.ts',
  'src/app/shell/main-layout.tsx',
  page('dashboard'),
  'src/app/pages/dashboard/state/preload-dashboard.ts',
];

/** The limits of the first load: JavaScript in KiB of brotli, and requests. */
export const appLimits = {
  login: { modules: [page('login')], maxKiB: 118, maxRequests: 12 },
  // Firebase loads when the form is idle, and must not bring the code of the dashboard with it.
  'login with its sign-in service': {
    modules: [page('login'), 'src/app/auth/firebase.ts'],
    maxKiB: 154,
    maxRequests: 14,
  },
  // The head, the figures and the levels render with this, and the first request for data starts.
  // TanStack Query takes 8 KiB (decision 33). The head contains the menu of saved views.
  dashboard: { modules: dashboard, maxKiB: 264, maxRequests: 21 },
  // These load in parallel and replace skeletons.
  'dashboard with its chart and its rows': {
    modules: [...dashboard, 'src/app/pages/dashboard/dashboard-parts.ts'],
    // 2 KiB are for chart axes, colors and events, which the dashboard does not set.
    maxKiB: 314,
    maxRequests: 24,
  },
};

/** The limit of the app's stylesheet, in bytes of brotli. It contains the styles of the whole kit. */
export const appStyleLimit = 20 * 1024;

/**
 * Size limits of imports from the kit, in bytes of JavaScript compressed by Brotli: what a page loads first, bundled and
 * minified with all dependencies (Radix, icons, clsx) except React and React DOM. The menus of a grid and the Excel
 * library load on demand.
 */
export const kitLimits: Record<string, { imported?: string; maxBytes: number }> = {
  everything: { maxBytes: 173_000 },
  'a common page': {
    imported: '{ AppBar, AppShell, Breadcrumbs, Button, Card, Drawer, DrawerToggle, NavMenuEntries, TextField }',
    maxBytes: 15_050,
  },
  'the grid': { imported: '{ DataGrid, DataGridTable }', maxBytes: 33_050 },
  'the grid with filters and editing': {
    imported:
      '{ DataGrid, DataGridTable, DataGridColumnFilter, DataGridPropertyFilter, DataGridEditor, DataGridAddRow }',
    // 1 kB is for pasting spreadsheet cells, each with its own state.
    maxBytes: 70_150,
  },
  'the charts': { imported: '{ BarChart, Chart, DonutChart, LineChart }', maxBytes: 30_900 },
  'the charts of all kinds': {
    imported: '{ BarChart, Chart, ChartGroup, DonutChart, HeatmapChart, LineChart, toBins }',
    maxBytes: 32_950,
  },
};

/**
 * Size limits of pages with the scripts and the style sheets that they need, without React, in bytes compressed by
 * brotli. The package's README states their figures.
 */
export const pageLimits: Record<string, { imported: string; styles: readonly string[]; maxBytes: number }> = {
  'one Button': { imported: '{ Button }', styles: ['base', 'button'], maxBytes: 6010 },
  'a common page': {
    imported: '{ AppBar, AppShell, Breadcrumbs, Button, Card, Drawer, DrawerToggle, NavMenuEntries, TextField }',
    styles: [
      'reset',
      'base',
      'app-bar',
      'app-shell',
      'breadcrumbs',
      'button',
      'card',
      'drawer',
      'nav-menu',
      'text-field',
    ],
    maxBytes: 24_000,
  },
};

/** The size limit of the kit's ready-made style sheet, in bytes compressed by brotli. */
export const kitStyleLimit = 16_800;
