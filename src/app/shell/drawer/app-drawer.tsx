import { useEffect } from 'react';
import { useLocation } from 'react-router';
import {
  Drawer,
  DrawerClose,
  DrawerContent,
  DrawerFooter,
  DrawerHeader,
  LazyFlyoutProvider,
  NavMenu,
  NavMenuEntries,
  trailOf,
} from 'waymark';
import { menu } from '../../config/menu';
import { changeMenuState } from './menu-state';
import { Logo } from '../logo';
import { StorageCard } from './storage-card';

if (import.meta.env.DEV)
  void import('../../config/check-menu').then(({ reportMenuMistakes }) => reportMenuMistakes(menu));

const loadFlyouts = async () => (await import('./drawer-flyouts')).flyoutParts;

/** The drawer with the app's menu (specification, section 2.8). */
export function AppDrawer() {
  const { pathname } = useLocation();
  const current = trailOf(menu, pathname).at(-1);
  useEffect(() => {
    if (current) changeMenuState({ openedItem: current.id });
  }, [current]);
  return (
    <LazyFlyoutProvider load={loadFlyouts}>
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
          <StorageCard />
        </DrawerFooter>
      </Drawer>
    </LazyFlyoutProvider>
  );
}
