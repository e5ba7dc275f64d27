import { skipToken, useQuery } from '@tanstack/react-query';
import { type PropsWithChildren, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';
import {
  AppShell,
  Drawer,
  DrawerClose,
  DrawerContent,
  DrawerFooter,
  DrawerHeader,
  DrawerVersion,
  FlyoutProvider,
  hasOpenModal,
  LoadingBar,
  NavMenu,
  NavMenuEntries,
  StorageCard,
  trailOf,
  useDrawer,
  useShortcut,
} from 'waymark';
import { layoutConfig, shortcuts } from '../config/layout';
import { menu } from '../config/menu';
import { queryClient } from '../data/query-client';
import { keepText, readText } from '../lib/storage';
import { Logo } from './logo';

if (import.meta.env.DEV) {
  void import('waymark/testing').then(({ findMenuMistakes }) => {
    for (const mistake of findMenuMistakes(menu)) console.error(mistake);
  });
}

/**
 * The app shell. On wide viewports, the drawer is open or mini, and this choice is stored. A loading bar is shown until
 * the menu state is in the cache, which is empty when a session starts.
 */
export function DrawerShell({ children }: PropsWithChildren) {
  const isLoading = useMenuState('openedItem') === undefined;
  useLayoutEffect(() => {
    if (isLoading) changeMenuState({});
  }, [isLoading]);
  return isLoading ? <LoadingBar /> : <Shell>{children}</Shell>;
}

function Shell({ children }: PropsWithChildren) {
  // Read it again after the menu state is reset.
  const [defaultOpen] = useState(readDrawerChoice);
  return (
    <AppShell
      defaultOpen={defaultOpen}
      // Without storage, the choice is kept until the page reloads.
      onOpenChange={(open) => keepText('localStorage', storageKey, open ? 'open' : 'mini')}
    >
      <DrawerControls />
      {children}
    </AppShell>
  );
}

/** Ctrl+B or Cmd+B toggles the drawer, navigation closes a modal drawer, and the menu state follows the drawer. */
function DrawerControls() {
  const { open, toggle, closeModal } = useDrawer('DrawerControls');
  const { key: locationKey } = useLocation();
  useShortcut(shortcuts.menu.chord, toggle, { whileTyping: false, enabled: () => !hasOpenModal() });
  useEffect(closeModal, [locationKey, closeModal]);
  useLayoutEffect(() => changeMenuState({ isDashboardDrawerOpened: open }), [open]);
  return null;
}

export function AppDrawer() {
  const { pathname } = useLocation();
  const current = trailOf(menu, pathname).at(-1);
  useEffect(() => {
    if (current) changeMenuState({ openedItem: current.id });
  }, [current]);
  return (
    <FlyoutProvider>
      <Drawer>
        <DrawerHeader>
          <Logo />
          <DrawerClose />
        </DrawerHeader>
        <DrawerContent>
          <NavMenu>
            <NavMenuEntries entries={menu} currentPath={pathname} />
          </NavMenu>
        </DrawerContent>
        <DrawerFooter>
          <section aria-label="Storage and version">
            {/* Sample values. */}
            <StorageCard
              title="Get Extra Space"
              caption="28/35 GB"
              label="Storage in use"
              value={80}
              valueText="80%, 28 of 35 GB"
            />
            <DrawerVersion>v4.0.0</DrawerVersion>
          </section>
        </DrawerFooter>
      </Drawer>
    </FlyoutProvider>
  );
}

const storageKey = 'waymark:drawer';

function readDrawerChoice(): boolean {
  const choice = readText('localStorage', storageKey);
  return choice === 'open' || (choice !== 'mini' && !layoutConfig.miniDrawer);
}

/** The state of the menu and drawer, which is kept until the page reloads. */
const defaultMenuState = {
  openedItem: 'dashboard',
  openedComponent: 'buttons',
  openedHorizontalItem: null as string | null,
  /** Whether the drawer is open: not mini, and not closed on viewports below 900 px. */
  isDashboardDrawerOpened: false,
  isComponentDrawerOpened: true,
};
type MenuState = typeof defaultMenuState;

const menuStateKey = ['api/menu', 'master'] as const;

// Here, the cache is only a client-side store: the state is never fetched, and is kept until the session ends.
queryClient.setQueryDefaults(menuStateKey, { queryFn: skipToken, gcTime: Infinity });

/** Returns a field of the menu state, or undefined while the state loads. Re-renders only when the field changes. */
export function useMenuState<Field extends keyof MenuState>(field: Field): MenuState[Field] | undefined {
  const { data } = useQuery({ queryKey: menuStateKey, select: (state: MenuState) => state[field] }, queryClient);
  return data;
}

export function resetMenuState(): void {
  void queryClient.resetQueries({ queryKey: menuStateKey });
}

export function changeMenuState(fields: Partial<MenuState>): void {
  queryClient.setQueryData<MenuState>(menuStateKey, (state = defaultMenuState) => ({ ...state, ...fields }));
}
