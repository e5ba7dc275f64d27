import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { AppShell, AppShellContent, AppShellMain, LoadingBar, SkipLink } from 'waymark';
import { ReauthProvider } from '../auth/ui/use-reauth';
import { ConnectionNotice } from './notices/connection-notice';
import { PaletteProvider } from './palette/palette-context';
import { AppDrawer } from './drawer/app-drawer';
import { AppFooter } from './app-footer';
import { AppHeader } from './header/app-header';
import { MenuTrail } from './menu-trail';
import { useDrawerState } from './drawer/use-drawer-state';

/** Header, drawer and content: the frame of every page of a signed-in person. */
export function MainLayout() {
  return (
    <Frame>
      <PaletteProvider>
        <SkipLink />
        <AppHeader />
        <AppDrawer />
        <AppShellContent>
          <AppShellMain>
            <ConnectionNotice />
            <MenuTrail />
            <ReauthProvider>
              <Outlet />
            </ReauthProvider>
          </AppShellMain>
          <AppFooter />
        </AppShellContent>
      </PaletteProvider>
    </Frame>
  );
}

/** Holds the drawer's state. What stands in the frame is made outside of it, so that a drawer that moves renders none of it. */
function Frame({ children }: { children: ReactNode }) {
  const { wide, open, setOpen } = useDrawerState();
  if (open === undefined) return <LoadingBar />;
  return (
    <AppShell
      variant={wide ? 'permanent' : 'modal'}
      open={open}
      onOpenChange={setOpen}
      modalOpen={open && !wide}
      onModalOpenChange={setOpen}
    >
      {children}
    </AppShell>
  );
}
