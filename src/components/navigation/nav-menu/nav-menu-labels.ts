/** The English labels of the menu. */
export const navMenuLabels = {
  /** The name of the navigation landmark. */
  mainNavigation: 'Main',
  /** Displayed instead of an invalid menu entry. */
  menuItemError: 'Menu Items Error',
};
