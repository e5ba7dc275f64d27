import { memo } from 'react';
import { Outlet, useLocation } from 'react-router';
import {
  AppShellContent,
  AppShellMain,
  type MenuEntry,
  SkipLink,
  TooltipProvider,
  trailOf,
  trailToCrumbs,
} from 'waymark';
import { menu } from '../config/menu';
import { paths } from '../config/paths';
import { AppDrawer, DrawerShell } from './drawer';
import { AppHeader } from './header/app-header';
import { AppFooter, ConnectionNotice } from './minimal-layout';
import { PaletteProvider } from './palette/palette-context';
import { lazyPart } from './part-boundary';

// Most pages have no breadcrumbs, whose code is 10 kB. The placeholder reserves the height of one row.
const CustomTrail = lazyPart(
  'The breadcrumbs',
  async () => (await import('./custom-trail')).CustomTrail,
  <div aria-hidden className="mb-5 min-h-7 pointer-coarse:min-h-touch" />,
);

/**
 * The layout of pages for signed-in users: header, drawer, page and footer. On navigation, only the parts that read the
 * address re-render.
 */
export const MainLayout = memo(function MainLayout() {
  return (
    <DrawerShell>
      <PaletteProvider>
        <TooltipProvider>
          <SkipLink />
          <AppHeader />
          <AppDrawer />
          <AppShellContent>
            <div className="mx-auto flex w-full max-w-420 min-w-0 grow flex-col">
              <AppShellMain>
                <ConnectionNotice />
                <MenuTrail />
                <Outlet />
              </AppShellMain>
              <AppFooter />
            </div>
          </AppShellContent>
        </TooltipProvider>
      </PaletteProvider>
    </DrawerShell>
  );
});

/** The breadcrumbs above the page. Empty if the page has no menu item or the item sets `breadcrumbs: false`. */
export function MenuTrail({ entries = menu }: { entries?: readonly MenuEntry[] }) {
  const { pathname } = useLocation();
  const links = trailToCrumbs(trailOf(entries, pathname), { title: 'Dashboard', to: paths.home });
  return links.length > 0 && <CustomTrail links={links} />;
}
