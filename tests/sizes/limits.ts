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
  button: 4_600,
  card: 2_400,
  checkbox: 4_050,
  chip: 4_400,
  drawer: 8_000,
  footer: 550,
  'icon-button': 2_400,
  link: 4_500,
  'nav-menu': 12_100,
  'password-field': 7_100,
  progress: 1_500,
  'segmented-control': 3_000,
  'skip-link': 2_800,
  slider: 3_000,
  switch: 5_500,
  tabs: 3_500,
  'text-field': 3_350,
};

/** How much the prebuilt stylesheet of the kit may weigh, in bytes compressed by gzip. */
export const kitStyleLimit = 12_000;
