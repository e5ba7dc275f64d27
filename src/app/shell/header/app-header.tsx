import { useRef } from 'react';
import { AppBar, AppBarActions, AppBarBrand, AppBarContent, DrawerToggle } from 'waymark';
import { lazyPart, usePreloadWhenIdle } from '../../lib/lazy-part';
import { shortcuts } from '../../config/shortcuts';
import { Logo } from '../logo';
import { ColourModeButton } from './colour-mode-button';
import { HeaderSearch } from './header-search';
import { HeaderSearchPanel } from './header-search-panel';
import { SearchTextProvider } from './header-search-text';
import type { HeaderTooltipsProps } from './header-tooltips';
import { NotificationsButton } from './notifications-button';
import { ProfileButton } from './profile-button';
import { ThemeSettingsButton } from './theme-settings-button';

const tooltips = lazyPart<HeaderTooltipsProps>(async () => (await import('./header-tooltips')).HeaderTooltips);

/** The bar at the top of every page of a signed-in person (specification, section 2.7). */
export function AppHeader() {
  const headerRef = useRef<HTMLElement>(null);
  usePreloadWhenIdle(tooltips);
  return (
    <SearchTextProvider>
      {/*
        Without its edge, which shows in forced colours only, all of it stands on whole pixels, and the popups at exactly
        their distance. The narrowest viewports have just the room for it; its edges are those of the content there.
      */}
      <AppBar ref={headerRef} className="border-b-0! max-sm:gap-2 max-sm:px-2.5 forced-colors:border-b!">
        <AppBarBrand>
          <Logo compact />
          <DrawerToggle aria-keyshortcuts={shortcuts.menu.aria} />
        </AppBarBrand>
        <AppBarContent className="max-md:hidden">
          <HeaderSearch />
        </AppBarContent>
        <AppBarActions>
          <HeaderSearchPanel />
          <ColourModeButton />
          <ThemeSettingsButton />
          <NotificationsButton />
          <ProfileButton />
        </AppBarActions>
      </AppBar>
      <tooltips.Part headerRef={headerRef} />
    </SearchTextProvider>
  );
}
