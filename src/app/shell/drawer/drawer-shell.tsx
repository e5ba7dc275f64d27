import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { AppShell, hasOpenModal, LoadingBar, useDrawer, useShortcut } from 'waymark';
import { shortcuts, layoutConfig } from '../../config/layout';
import { keepText, readText } from '../../lib/storage';
import { changeMenuState, useMenuState } from './menu-state';

interface DrawerShellProps {
  /** The header, the drawer and the page. */
  children: ReactNode;
}

/**
 * The app shell. On wide viewports the drawer is open or mini, which is stored for the next visit. A loading bar shows until
 * the menu state is in the client cache, which is empty at the start of a session.
 */
export function DrawerShell({ children }: DrawerShellProps) {
  const isLoading = useMenuState('openedItem') === undefined;
  useLayoutEffect(() => {
    if (isLoading) changeMenuState({});
  }, [isLoading]);
  return isLoading ? <LoadingBar /> : <Shell>{children}</Shell>;
}

function Shell({ children }: DrawerShellProps) {
  // Read again when the cache of the menu state has been emptied.
  const [defaultOpen] = useState(readDrawerChoice);
  return (
    <AppShell defaultOpen={defaultOpen} onOpenChange={storeDrawerChoice}>
      <DrawerControls />
      {children}
    </AppShell>
  );
}

/**
 * Ctrl+B or Cmd+B toggles the drawer, navigation closes the modal drawer, and the menu state in the client cache follows
 * the drawer.
 */
function DrawerControls() {
  const { open, toggle, closeModal } = useDrawer('DrawerControls');
  const { key: locationKey } = useLocation();
  useShortcut(shortcuts.menu.chord, toggle, { whileTyping: false, enabled: () => !hasOpenModal() });
  useEffect(closeModal, [locationKey, closeModal]);
  useLayoutEffect(() => changeMenuState({ isDashboardDrawerOpened: open }), [open]);
  return null;
}

const storageKey = 'waymark:drawer';

/** Returns whether the drawer of wide viewports starts open: the choice of the last visit, else the layout configuration. */
function readDrawerChoice(): boolean {
  const choice = readText('localStorage', storageKey);
  return choice === 'open' || (choice !== 'mini' && !layoutConfig.miniDrawer);
}

/** Stores whether the drawer of wide viewports is open. Without storage, the choice is kept until the page is reloaded. */
function storeDrawerChoice(open: boolean): void {
  keepText('localStorage', storageKey, open ? 'open' : 'mini');
}
