import { memo } from 'react';
import { Outlet } from 'react-router';
import { AppShellContent, AppShellMain, SkipLink } from 'waymark';
import { ReauthProvider } from '../auth/ui/reauth-provider';
import { AppFooter, ConnectionNotice } from './minimal-layout';
import { AppDrawer, DrawerShell } from './drawer';
import { AppHeader } from './header/app-header';
import { MenuTrail } from './menu-trail';
import { PaletteProvider } from './palette/palette-context';

/**
 * The layout of pages for signed-in users: header, drawer, page and footer. A navigation only renders the parts that read
 * the address.
 */
export const MainLayout = memo(function MainLayout() {
  return (
    <DrawerShell>
      <PaletteProvider>
        <SkipLink />
        <AppHeader />
        <AppDrawer />
        <AppShellContent>
          <div className="mx-auto flex w-full max-w-420 min-w-0 grow flex-col">
            <AppShellMain>
              <ConnectionNotice />
              <MenuTrail />
              <ReauthProvider>
                <Outlet />
              </ReauthProvider>
            </AppShellMain>
            <AppFooter />
          </div>
        </AppShellContent>
      </PaletteProvider>
    </DrawerShell>
  );
});
