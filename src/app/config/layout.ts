export const layoutConfig = {
  /** The default corner radius, in px. */
  borderRadius: 8,
  /** Whether the permanent drawer starts as the mini drawer. */
  miniDrawer: false,
} as const;
