import {
  AppBar,
  AppBarActions,
  AppBarBrand,
  AppBarContent,
  DrawerToggle,
  TooltipProvider,
  useShortcutText,
} from 'waymark';
import { shortcuts } from '../../config/shortcuts';
import { Logo } from '../logo';
import { ColorModeButton } from './color-mode-button';
import { HeaderSearch } from './header-search';
import { HeaderSearchPanel } from './header-search-panel';
import { HeaderTooltip } from './header-tooltip';
import { Notifications } from './notifications';
import { Profile } from './profile';
import { SearchTextProvider } from './search-text-context';
import { ThemeSettings } from './theme-settings';

/** The header of the main layout. */
export function AppHeader() {
  const menuKeys = useShortcutText(shortcuts.menu.chord);
  return (
    <TooltipProvider>
      <SearchTextProvider>
        {/*
          The border shows in forced colors only. Without it the header has no fractional pixels, and the popovers keep their
          exact distance. Below 640 px the padding equals that of the content, which leaves just enough room for the buttons.
        */}
        <AppBar className="border-b-0! max-sm:gap-2 max-sm:px-2.5 forced-colors:border-b!">
          <AppBarBrand>
            <Logo compact />
            <HeaderTooltip label={`Main menu (${menuKeys})`}>
              <DrawerToggle aria-keyshortcuts={shortcuts.menu.aria} />
            </HeaderTooltip>
          </AppBarBrand>
          <AppBarContent className="max-md:hidden">
            <HeaderSearch />
          </AppBarContent>
          <AppBarActions>
            <HeaderSearchPanel />
            <ColorModeButton />
            <ThemeSettings />
            <Notifications />
            <Profile />
          </AppBarActions>
        </AppBar>
      </SearchTextProvider>
    </TooltipProvider>
  );
}
