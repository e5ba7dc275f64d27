import { Moon, Sun } from 'lucide-react';
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
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
  TooltipProvider,
  useShortcutText,
  useTheme,
  useTooltipOnDemand,
} from 'waymark';
import { breakpointWidth } from 'waymark/tokens';
import { shortcuts } from '../../config/layout';
import { usePreferences } from '../../preferences/preferences-context';
import { Logo } from '../logo';
import { usePalette } from '../palette/palette-context';
import { HeaderTooltip, Notifications, Profile, ThemeSettings } from './popovers';

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

/** The search field of wide viewports. Submitting it opens the command palette with its text. */
function HeaderSearch() {
  const { open, preload } = usePalette();
  const [text, setText] = useSearchText();
  const { show, hide, tooltip } = useTooltipOnDemand();
  const keys = useShortcutText(shortcuts.palette.chord);
  const showTooltip = (button: Element, event: Event): void => {
    preload();
    show(button, `Adjust search (${keys})`, event, 'bottom');
  };
  return (
    <>
      <SearchField
        className="w-search max-w-full lg:w-search-lg"
        value={text}
        onValueChange={setText}
        onSearch={open}
        onFilter={() => {
          hide();
          open(text);
        }}
        onFocus={preload}
        shortcut={keys}
        slotProps={{
          filter: {
            onPointerEnter: ({ currentTarget, nativeEvent }) => showTooltip(currentTarget, nativeEvent),
            onPointerLeave: hide,
            onFocus: ({ currentTarget, nativeEvent }) => showTooltip(currentTarget, nativeEvent),
            onBlur: hide,
            'aria-haspopup': 'dialog',
            'aria-keyshortcuts': shortcuts.palette.aria,
          },
        }}
      />
      {tooltip}
    </>
  );
}

type SearchText = readonly [text: string, setText: (text: string) => void];

const SearchTextContext = createContext<SearchText | null>(null);

/** Holds the text of the header search, which the field of wide viewports and the panel of narrow ones share. */
function SearchTextProvider({ children }: { children: ReactNode }) {
  const [text, setText] = useState('');
  return <SearchTextContext value={useMemo(() => [text, setText] as const, [text])}>{children}</SearchTextContext>;
}

/**
 * Returns the text of the header search and its setter.
 * @throws Error outside `SearchTextProvider`
 */
function useSearchText(): SearchText {
  const text = use(SearchTextContext);
  if (text === null) throw new Error('useSearchText must be used inside SearchTextProvider.');
  return text;
}

/** The search of viewports below 900 px: a button that opens a panel over the header. */
function HeaderSearchPanel() {
  const palette = usePalette();
  const [text, setText] = useSearchText();
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!open) return undefined;
    // Wide viewports show the search field instead, and the hidden panel would still react to Escape.
    const wide = window.matchMedia(`(min-width: ${breakpointWidth('md')})`);
    const close = (): void => setOpen(false);
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [open]);

  function search(query: string): void {
    setOpen(false);
    palette.open(query);
  }

  return (
    <div className="md:hidden">
      <SearchPanel open={open} onOpenChange={setOpen}>
        <SearchPanelTrigger onPointerEnter={palette.preload} onFocus={palette.preload} />
        <SearchPanelContent
          value={text}
          onValueChange={setText}
          onSearch={search}
          onFilter={() => search(text)}
          slotProps={{ filter: { 'aria-haspopup': 'dialog' } }}
        />
      </SearchPanel>
    </div>
  );
}
