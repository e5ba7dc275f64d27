/** How the layout begins (specification, section 3.3). */
export const layoutConfig = {
  /** Corner radius until the person changes it, in px. */
  borderRadius: 8,
  /** Whether the drawer of wide viewports is mini at first. */
  miniDrawer: false,
} as const;
