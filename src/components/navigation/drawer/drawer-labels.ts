/** The English labels of the drawer. */
export const drawerLabels = {
  /** The name of the drawer and of its toggle. */
  drawer: 'Main menu',
  /** The name of the button in the modal drawer that closes it. */
  closeDrawer: 'Close main menu',
};
