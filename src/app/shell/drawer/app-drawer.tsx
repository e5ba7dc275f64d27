import { useEffect } from 'react';
import { useLocation } from 'react-router';
import {
  Chip,
  Drawer,
  DrawerClose,
  DrawerContent,
  DrawerFooter,
  DrawerHeader,
  DrawerVersion,
  FlyoutProvider,
  NavMenu,
  NavMenuEntries,
  StorageCard,
  trailOf,
} from 'waymark';
import { menu } from '../../config/menu';
import { Logo } from '../logo';
import { changeMenuState } from './drawer-shell';

if (import.meta.env.DEV)
  void import('../../config/check-menu').then(({ reportMenuMistakes }) => reportMenuMistakes(menu));

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

/** The storage card, with sample values, and the product's version. */
function DrawerExtras() {
  return (
    <section aria-label="Storage and version">
      <StorageCard
        title="Get Extra Space"
        caption="28/35 GB"
        label="Storage in use"
        value={80}
        valueText="80%, 28 of 35 GB"
      />
      <DrawerVersion>
        <Chip size="sm">v4.0.0</Chip>
      </DrawerVersion>
    </section>
  );
}
