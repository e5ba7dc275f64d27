/** How the layout begins (specification, section 3.3). */
export const layoutConfig = {
  /** Whether the drawer of wide viewports is mini at first. */
  miniDrawer: false,
} as const;
