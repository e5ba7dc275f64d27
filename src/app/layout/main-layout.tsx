import type { ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router';
import {
  AppBar,
  AppBarActions,
  AppBarBrand,
  AppShell,
  AppShellContent,
  AppShellMain,
  Drawer,
  DrawerClose,
  DrawerContent,
  DrawerFooter,
  DrawerHeader,
  DrawerToggle,
  NavMenu,
  NavMenuEntries,
  SkipLink,
} from 'waymark';
import { menu } from '../menu/menu';
import { AppFooter } from './app-footer';
import { layoutConfig } from './layout-config';
import { Logo } from './logo';
import { ProfileButton } from './profile-button';
import { StorageCard } from './storage-card';

export interface MainLayoutProps {
  /** The page, where it is not the router that fills it in. */
  children?: ReactNode;
}

/** Header, drawer and content: the frame of every page of a signed-in person. */
export function MainLayout({ children }: MainLayoutProps) {
  const { pathname } = useLocation();
  return (
    <AppShell defaultOpen={!layoutConfig.miniDrawer}>
      <SkipLink />
      <AppBar>
        <AppBarBrand>
          <Logo compact />
          <DrawerToggle />
        </AppBarBrand>
        <AppBarActions>
          <ProfileButton />
        </AppBarActions>
      </AppBar>
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
      <AppShellContent>
        <AppShellMain>{children ?? <Outlet />}</AppShellMain>
        <AppFooter />
      </AppShellContent>
    </AppShell>
  );
}
