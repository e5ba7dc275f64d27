import { Moon, Sun } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import {
  AppBar,
  AppBarActions,
  AppBarBrand,
  AppBarContent,
  DrawerToggle,
  IconButton,
  SearchField,
  SearchPanel,
  SearchPanelContent,
  SearchPanelTrigger,
  Tooltip,
  useMediaQuery,
  useShortcutText,
  useTheme,
  useTooltipOnDemand,
} from 'waymark';
import { breakpointWidth } from 'waymark/tokens';
import { shortcuts } from '../../config/layout';
import { usePreferences } from '../../preferences/preferences-context';
import { Logo } from '../logo';
import { usePalette } from '../palette/palette-context';
import { Notifications, Profile, ThemeSettings } from './popovers';

export function AppHeader() {
  const menuKeys = useShortcutText(shortcuts.menu.chord);
  // The border shows in forced colors only. Without it the header has no fractional pixels, and the popovers keep their exact
  // distance. Below 640 px the padding equals that of the content, which leaves just enough room for the buttons.
  return (
    <AppBar className="border-b-0! max-sm:gap-2 max-sm:px-2.5 forced-colors:border-b!">
      <AppBarBrand className="max-sm:gap-1">
        <Logo compact />
        <Tooltip label={`Main menu (${menuKeys})`} repeatsName side="bottom">
          <DrawerToggle aria-keyshortcuts={shortcuts.menu.aria} />
        </Tooltip>
      </AppBarBrand>
      <HeaderSearch>
        <ColorModeButton />
        <ThemeSettings />
        <Notifications />
        <Profile />
      </HeaderSearch>
    </AppBar>
  );
}

/** Switches between light and dark mode. It is hidden on narrow viewports; the theme settings offer the same choice. */
export function ColorModeButton() {
  const { change } = usePreferences();
  const isDark = useTheme().resolvedMode === 'dark';
  const next = isDark ? 'light' : 'dark';
  const label = `Switch to ${next} mode`;
  return (
    <Tooltip label={label} repeatsName side="bottom">
      <IconButton
        variant="ghost"
        aria-label={label}
        onClick={() => change({ colorMode: next })}
        className="max-sm:hidden"
      >
        {isDark ? <Sun aria-hidden /> : <Moon aria-hidden />}
      </IconButton>
    </Tooltip>
  );
}

/**
 * The search before the other actions: a field on wide viewports, and below 900 px, a button that opens a panel over
 * the header. Both share their text, and submitting it opens the command palette.
 */
function HeaderSearch({ children }: { children: ReactNode }) {
  const { open: openPalette, preload } = usePalette();
  const [text, setText] = useState('');
  const [isPanelOpen, setIsPanelOpen] = useState(false);
  const isWide = useMediaQuery(`(min-width: ${breakpointWidth('md')})`);
  const { show, tooltip } = useTooltipOnDemand();
  const keys = useShortcutText(shortcuts.palette.chord);

  // The panel is hidden on wide viewports, where it would still react to Escape.
  if (isWide && isPanelOpen) setIsPanelOpen(false);

  function search(query: string): void {
    setIsPanelOpen(false);
    openPalette(query);
  }
  const field = { value: text, onValueChange: setText, onSearch: search, onFilter: () => search(text) };
  const showTooltip = (button: Element, event: Event): void => {
    preload();
    show(button, `Adjust search (${keys})`, event, 'bottom');
  };
  return (
    <>
      {/* Aligned with the content, which is centered on very wide viewports. */}
      <AppBarContent className="ms-[max(--spacing(0),(100vw-(--spacing(490)))/2)] max-md:hidden">
        <SearchField
          {...field}
          variant="plain"
          className="w-search max-w-full lg:w-search-lg"
          onFocus={preload}
          shortcut={keys}
          slotProps={{
            filter: {
              onPointerEnter: ({ currentTarget, nativeEvent }) => showTooltip(currentTarget, nativeEvent),
              onFocus: ({ currentTarget, nativeEvent }) => showTooltip(currentTarget, nativeEvent),
              'aria-haspopup': 'dialog',
              'aria-keyshortcuts': shortcuts.palette.aria,
            },
          }}
        />
        {tooltip}
      </AppBarContent>
      <AppBarActions className="max-sm:gap-1">
        <div className="md:hidden">
          <SearchPanel open={isPanelOpen} onOpenChange={setIsPanelOpen}>
            <SearchPanelTrigger onPointerEnter={preload} onFocus={preload} />
            <SearchPanelContent {...field} slotProps={{ filter: { 'aria-haspopup': 'dialog' } }} />
          </SearchPanel>
        </div>
        {children}
      </AppBarActions>
    </>
  );
}
