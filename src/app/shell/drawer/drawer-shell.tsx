import { skipToken, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { AppShell, hasOpenModal, LoadingBar, useDrawer, useShortcut } from 'waymark';
import { layoutConfig, shortcuts } from '../../config/layout';
import { keepText, readText } from '../../lib/storage';
import { queryClient } from '../../data/query-client';

interface DrawerShellProps {
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

/** The state of the menu and the drawer, kept until the page is reloaded. */
interface MenuState {
  openedItem: string;
  openedComponent: string;
  openedHorizontalItem: string | null;
  /** Whether the drawer is open: not mini, and not closed on viewports below 900 px. */
  isDashboardDrawerOpened: boolean;
  isComponentDrawerOpened: boolean;
}

const defaultMenuState: MenuState = {
  openedItem: 'dashboard',
  openedComponent: 'buttons',
  openedHorizontalItem: null,
  isDashboardDrawerOpened: false,
  isComponentDrawerOpened: true,
};

const menuStateKey = ['api/menu', 'master'] as const;

// The cache serves as a client store here: the state is never fetched, and stays until the session ends.
queryClient.setQueryDefaults(menuStateKey, {
  queryFn: skipToken,
  staleTime: Infinity,
  gcTime: Infinity,
  refetchInterval: false,
  refetchOnMount: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});

/** Returns one field of the menu state, or `undefined` while the state loads. Renders only when this field changes. */
export function useMenuState<Field extends keyof MenuState>(field: Field): MenuState[Field] | undefined {
  const { data } = useQuery({ queryKey: menuStateKey, select: (state: MenuState) => state[field] }, queryClient);
  return data;
}

/** Empties the state, which is then created again. */
export function resetMenuState(): void {
  void queryClient.resetQueries({ queryKey: menuStateKey });
}

export function changeMenuState(fields: Partial<MenuState>): void {
  queryClient.setQueryData<MenuState>(menuStateKey, (state = defaultMenuState) => ({ ...state, ...fields }));
}
