import { layoutConfig } from '../../config/layout';

/** Remembers whether the drawer of wide viewports is open or mini. */
export interface DrawerMemory {
  isOpen: () => boolean;
  note: (open: boolean) => void;
}

const storageKey = 'waymark:drawer';

/** Begins with the choice of the last visit; where there is none, as the layout's configuration says. */
export function createDrawerMemory(): DrawerMemory {
  const stored = read();
  let open = stored === 'open' || (stored !== 'mini' && !layoutConfig.miniDrawer);
  return {
    isOpen: () => open,
    note: (next) => {
      open = next;
      write(next ? 'open' : 'mini');
    },
  };
}

function read(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function write(choice: string): void {
  try {
    localStorage.setItem(storageKey, choice);
  } catch {
    // Denied or full: the choice lasts as long as the page.
  }
}
