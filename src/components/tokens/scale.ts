/** The spacing unit, in px. Tailwind's numeric steps are halves of it: `p-2` is one unit, `p-4` two. */
export const spacingUnit = 8;

/** The default corner radius, in px. A page changes it by setting `--wm-radius`. */
export const radius = 8;

/** From which viewport width, in px, each breakpoint holds (specification, section 9). */
export const breakpoints = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } as const;
export type Breakpoint = keyof typeof breakpoints;

/** Sizes of the shell and of controls, in px. */
export const sizes = {
  /** Width of the open drawer. */
  drawer: 260,
  /** Width of the collapsed drawer. */
  'drawer-mini': 72,
  /** Height of the header, and so the offset of what stands below it. */
  header: 88,
  /** Width of the header's zone for the logo and the drawer toggle. */
  'header-brand': 228,
  /** What the content area's minimum height leaves of the viewport. */
  'content-offset': 128,
  /** Indent of each nested level of the menu. */
  'menu-indent': 18,
  /** Where an item's title is cut in the menu. */
  'menu-item-title': 102,
  /** Where a group's title is cut in the menu. */
  'menu-group-title': 120,
  /** Height of the profile chip. */
  'header-chip': 48,
  /** Edge of an icon button, of an avatar in the header. */
  'icon-button': 34,
  /** The least edge of a target that is touched. */
  touch: 40,
  /** Edge of a tile of the collapsed drawer. */
  'mini-tile': 46,
  /** Widest an authentication card gets, below lg. */
  'auth-card': 400,
  /** Widest an authentication card gets, from lg. */
  'auth-card-lg': 475,
  /** The least width of a flyout beside the mini drawer. */
  flyout: 180,
  /** Width of the search field in the header at md, and at lg. */
  search: 250,
  'search-lg': 434,
  /** Width of the notification popup. */
  notifications: 330,
  /** What the notification list's maximum height leaves of the viewport. */
  'notifications-offset': 205,
  /** The profile popup's least and greatest width. */
  'profile-min': 300,
  'profile-max': 350,
  /** What the profile list's maximum height leaves of the viewport. */
  'profile-offset': 250,
  /** Between a header widget and its popup. */
  'popup-gap': 14,
  /** Widest a tooltip gets. */
  tooltip: 300,
  /** Width of a dialog, and of the command palette. */
  dialog: 440,
  palette: 600,
  /** Widest a toast gets. */
  toast: 380,
  /** Height of a row of a data grid. */
  'grid-row': 54,
  /** Width of a focus ring. */
  ring: 2,
} as const;
export type Size = keyof typeof sizes;

/** What lies above what. The loading bar is above everything (specification, section 9). */
export const layers = {
  content: 0,
  'app-bar': 1090,
  'search-panel': 1100,
  drawer: 1200,
  popover: 1250,
  tooltip: 1260,
  modal: 1280,
  toast: 1300,
  'loading-bar': 1301,
} as const;
export type Layer = keyof typeof layers;

/** Durations, in ms; all of them are 0 when the reader asks for reduced motion. */
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

/** Curves of motion. */
export const easings = {
  enter: 'cubic-bezier(0, 0, 0.2, 1)',
  exit: 'cubic-bezier(0.4, 0, 0.6, 1)',
  standard: 'cubic-bezier(0.4, 0, 0.2, 1)',
} as const;

export interface TypeStyle {
  /** In px at the default text size; written in rem so that it follows the reader's. */
  size: number;
  weight: number;
  /** A factor of the size. */
  lineHeight: number;
}

/** The default typeface (specification, section 3.4). */
export const fontFamily = "'Roboto', 'Roboto Fallback', sans-serif";

/** The typeface of code and figures that line up. */
export const fontFamilyMono = 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace';

/** Every size of type. */
export const typeScale = {
  h1: { size: 34, weight: 700, lineHeight: 1.25 },
  h2: { size: 24, weight: 700, lineHeight: 1.3 },
  h3: { size: 20, weight: 600, lineHeight: 1.3 },
  title: { size: 18, weight: 600, lineHeight: 1.35 },
  h4: { size: 16, weight: 600, lineHeight: 1.4 },
  h5: { size: 14, weight: 500, lineHeight: 1.5 },
  h6: { size: 12, weight: 500, lineHeight: 1.5 },
  body: { size: 14, weight: 400, lineHeight: 1.5 },
  lead: { size: 16, weight: 400, lineHeight: 1.5 },
  caption: { size: 12, weight: 400, lineHeight: 1.5 },
  micro: { size: 11, weight: 500, lineHeight: 1.5 },
} as const satisfies Record<string, TypeStyle>;
export type TypeRole = keyof typeof typeScale;
