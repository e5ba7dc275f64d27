import {
  Drawer,
  DrawerClose,
  DrawerContent,
  DrawerFooter,
  DrawerHeader,
  FlyoutProvider,
  NavMenu,
  NavMenuEntries,
} from 'waymark';
import { useLocation } from 'react-router';
import { menu } from '../menu/menu';
import { Logo } from './logo';
import { StorageCard } from './storage-card';

/** The drawer with the app's menu (specification, section 2.8). */
export function AppDrawer() {
  const { pathname } = useLocation();
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
          <StorageCard />
        </DrawerFooter>
      </Drawer>
    </FlyoutProvider>
  );
}
