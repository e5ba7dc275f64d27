/** The English labels of the drawer. */
export const drawerLabels = {
  /** The accessible name of the drawer and its toggle. */
  drawer: 'Main menu',
  /** The accessible name of the close button in the modal drawer. */
  closeDrawer: 'Close main menu',
};
