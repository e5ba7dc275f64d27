/** The English labels of the menu. */
export const navMenuLabels = {
  /** The accessible name of the navigation landmark. */
  mainNavigation: 'Main',
  /** Displayed in place of an invalid menu entry. */
  menuItemError: 'Menu Items Error',
};
