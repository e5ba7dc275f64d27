import {
  AppBar,
  AppBarActions,
  AppBarBrand,
  AppBarContent,
  DrawerToggle,
  IconButton,
  TooltipProvider,
  useShortcutText,
  useTheme,
} from 'waymark';
import { shortcuts } from '../../config/layout';
import { Logo } from '../logo';
import { HeaderSearch, HeaderSearchPanel, SearchTextProvider } from './header-search';
import { HeaderTooltip } from './header-tooltip';
import { Notifications, Profile, ThemeSettings } from './popovers';
import { Moon, Sun } from 'lucide-react';
import { usePreferences } from '../../preferences/preferences-context';

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

/** Switches between light and dark mode. Hidden on narrow viewports, where the theme settings offer the same choice. */
export function ColorModeButton() {
  const { change } = usePreferences();
  const isDark = useTheme().resolvedMode === 'dark';
  const next = isDark ? 'light' : 'dark';
  const label = `Switch to ${next} mode`;
  return (
    <HeaderTooltip label={label}>
      <IconButton aria-label={label} onClick={() => change({ colorMode: next })} className="max-sm:hidden">
        {isDark ? <Sun aria-hidden /> : <Moon aria-hidden />}
      </IconButton>
    </HeaderTooltip>
  );
}
