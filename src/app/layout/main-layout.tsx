import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { AppShell, AppShellContent, AppShellMain, SkipLink } from 'waymark';
import { PaletteProvider } from '../palette/palette-context';
import { AppDrawer } from './app-drawer';
import { AppFooter } from './app-footer';
import { AppHeader } from './header/app-header';
import { layoutConfig } from './layout-config';
import { MenuTrail } from './menu-trail';

export interface MainLayoutProps {
  /** The page, where it is not the router that fills it in. */
  children?: ReactNode;
}

/** Header, drawer and content: the frame of every page of a signed-in person. */
export function MainLayout({ children }: MainLayoutProps) {
  return (
    <PaletteProvider>
      <AppShell defaultOpen={!layoutConfig.miniDrawer}>
        <SkipLink />
        <AppHeader />
        <AppDrawer />
        <AppShellContent>
          <AppShellMain>
            <MenuTrail />
            {children ?? <Outlet />}
          </AppShellMain>
          <AppFooter />
        </AppShellContent>
      </AppShell>
    </PaletteProvider>
  );
}
