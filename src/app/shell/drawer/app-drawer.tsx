import { useEffect } from 'react';
import { useLocation } from 'react-router';
import {
  Drawer,
  DrawerClose,
  DrawerContent,
  DrawerFooter,
  DrawerHeader,
  FlyoutProvider,
  NavMenu,
  NavMenuEntries,
  trailOf,
} from 'waymark';
import { menu } from '../../config/menu';
import { Logo } from '../logo';
import { changeMenuState } from './menu-state';
import { DrawerExtras } from './drawer-extras';

if (import.meta.env.DEV)
  void import('../../config/check-menu').then(({ reportMenuMistakes }) => reportMenuMistakes(menu));

/** The drawer with the menu of the app. */
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
          <DrawerExtras />
        </DrawerFooter>
      </Drawer>
    </FlyoutProvider>
  );
}
