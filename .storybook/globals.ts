/** The values of the toolbar. */
export interface KitGlobals {
  theme: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
  contrast: 'normal' | 'more';
}

/**
 * Sets the toolbar values as attributes of the root element, as a page of the kit does. The test run sets the same
 * attributes.
 */
export function applyGlobals({ theme, direction, contrast }: KitGlobals): void {
  const root = document.documentElement;
  root.dataset.theme = theme;
  root.dir = direction;
  root.dataset.contrast = contrast;
}
