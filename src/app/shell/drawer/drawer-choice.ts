import { layoutConfig } from '../../config/layout';

const storageKey = 'waymark:drawer';

/** Returns whether the drawer of wide viewports starts open: the choice of the last visit, else the layout configuration. */
export function readDrawerChoice(): boolean {
  let choice: string | null = null;
  try {
    choice = localStorage.getItem(storageKey);
  } catch {
    // Storage is disabled: use the configuration.
  }
  if (choice === 'open' || choice === 'mini') return choice === 'open';
  return !layoutConfig.miniDrawer;
}

/** Stores whether the drawer of wide viewports is open. */
export function storeDrawerChoice(open: boolean): void {
  try {
    localStorage.setItem(storageKey, open ? 'open' : 'mini');
  } catch {
    // Storage is disabled or full: the choice is kept until the page is reloaded.
  }
}
