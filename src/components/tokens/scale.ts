/** The spacing unit, in px. A numeric Tailwind step is half a unit: `p-2` is one unit, and `p-4` is two. */
export const spacingUnit = 8;

/** The default corner radius, in px. A page can change it by setting `--wm-radius`. */
export const radius = 8;

/** A theme's largest corner radius, in px. */
export const maxRadius = 24;

/** The factor that each density applies to spacing and control heights. */
export const densities = { compact: 0.75, comfortable: 1 } as const;
export type Density = keyof typeof densities;

/** The minimum viewport width of each breakpoint, in px at the default text size. */
export const breakpoints = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } as const;
export type Breakpoint = keyof typeof breakpoints;

/** Returns a breakpoint's minimum width in em, so a larger browser text size selects a narrower layout. */
export const breakpointWidth = (name: Breakpoint): string => `${breakpoints[name] / 16}em`;

/** Sizes of the kit's components, in px at the default text size. */
export const sizes = {
  /** Width of the open drawer. */
  drawer: 260,
  /** Width of the collapsed drawer. */
  'drawer-mini': 72,
  /** Height of the app bar, and the offset of the content below it. */
  header: 88,
  /** Width of the app bar area that contains the logo and the drawer toggle. */
  'header-brand': 228,
  /** Subtracted from the viewport height to determine the content area's minimum height. */
  'content-offset': 128,
  /** Indent of each nested level of the menu. */
  'menu-indent': 18,
  /** Width at which an item's title is truncated in the menu. */
  'menu-item-title': 102,
  /** Width at which a group's title is truncated in the menu. */
  'menu-group-title': 120,
  /** Height of the profile chip. */
  'header-chip': 48,
  /** Minimum target width and height in every density (WCAG 2.2, 2.5.8). */
  target: 24,
  /** Minimum width and height of a touch target. */
  touch: 40,
  /** Width and height of a tile in the collapsed drawer. */
  'mini-tile': 46,
  /** Minimum width of a flyout beside the mini drawer. */
  flyout: 180,
  /** Width of the notification popup. */
  notifications: 330,
  /** Subtracted from the viewport height to determine the notification list's maximum height. */
  'notifications-offset': 205,
  /** Minimum and maximum widths of the profile popup. */
  'profile-min': 300,
  'profile-max': 350,
  /** Subtracted from the viewport height to determine the profile list's maximum height. */
  'profile-offset': 250,
  /** Gap between a header widget and its popup. */
  'popup-gap': 14,
  /** Maximum width of a tooltip. */
  tooltip: 300,
  /** Width of dialogs and the command palette. */
  dialog: 440,
  palette: 600,
  /** Maximum width of a toast. */
  toast: 380,
  /** Width of a focus ring. */
  ring: 2,
} as const;
export type Size = keyof typeof sizes;

/** The stacking order. The loading bar is above everything else. */
export const zIndexes = {
  content: 0,
  /** Sticky parts of a scrolling area, which are above its content. */
  sticky: 1,
  'app-bar': 1090,
  'search-panel': 1100,
  drawer: 1200,
  popover: 1250,
  tooltip: 1260,
  modal: 1280,
  toast: 1300,
  'loading-bar': 1301,
} as const;
export type ZIndex = keyof typeof zIndexes;

/** Durations, in ms; all of them are 0 when the user prefers reduced motion. */
export const durations = {
  'fade-appear': 500,
  'fade-enter': 600,
  'fade-exit': 400,
  'slide-appear': 0,
  'slide-enter': 400,
  'slide-exit': 200,
  'drawer-enter': 425,
  'drawer-exit': 395,
  'grow-enter': 225,
  'grow-exit': 195,
  'collapse-enter': 300,
  'collapse-exit': 250,
  'zoom-enter': 225,
  'zoom-exit': 195,
  content: 400,
  control: 200,
} as const;
export type Duration = keyof typeof durations;

/** Easing curves. */
export const easings = {
  enter: 'cubic-bezier(0, 0, 0.2, 1)',
  exit: 'cubic-bezier(0.4, 0, 0.6, 1)',
  standard: 'cubic-bezier(0.4, 0, 0.2, 1)',
} as const;

export interface TypeStyle {
  /** In px at the default text size. It is emitted in rem to follow the user's text size. */
  size: number;
  weight: number;
  /** A multiple of the size. */
  lineHeight: number;
}

/** The default typeface. */
export const fontFamily = "'Roboto', 'Roboto Fallback', sans-serif";

/** The typeface for code and aligned figures. */
export const fontFamilyMono = "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace";

/** The type styles. */
export const typeScale = {
  h1: { size: 34, weight: 700, lineHeight: 1.25 },
  figure: { size: 28, weight: 600, lineHeight: 1.3 },
  h2: { size: 24, weight: 700, lineHeight: 1.3 },
  h3: { size: 20, weight: 600, lineHeight: 1.3 },
  title: { size: 18, weight: 600, lineHeight: 1.35 },
  h4: { size: 16, weight: 600, lineHeight: 1.4 },
  h5: { size: 14, weight: 500, lineHeight: 1.5 },
  label: { size: 13, weight: 500, lineHeight: 1.5 },
  h6: { size: 12, weight: 500, lineHeight: 1.5 },
  body: { size: 14, weight: 400, lineHeight: 1.5 },
  lead: { size: 16, weight: 400, lineHeight: 1.5 },
  caption: { size: 12, weight: 400, lineHeight: 1.5 },
  micro: { size: 11, weight: 500, lineHeight: 1.5 },
} as const satisfies Record<string, TypeStyle>;
export type TypeRole = keyof typeof typeScale;
