import {
  SearchField,
  SearchPanel,
  SearchPanelContent,
  SearchPanelTrigger,
  useShortcutText,
  useTooltipOnDemand,
} from 'waymark';
import { shortcuts } from '../../config/layout';
import { usePalette } from '../palette/palette-context';
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { breakpointWidth } from 'waymark/tokens';

/** The search field of wide viewports. Submitting it opens the command palette with its text. */
export function HeaderSearch() {
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
        rootProps={{ className: 'w-search max-w-full lg:w-search-lg' }}
        value={text}
        onValueChange={setText}
        onSearch={open}
        onFilter={() => {
          hide();
          open(text);
        }}
        onFocus={preload}
        shortcut={keys}
        filterProps={{
          onPointerEnter: ({ currentTarget, nativeEvent }) => showTooltip(currentTarget, nativeEvent),
          onPointerLeave: hide,
          onFocus: ({ currentTarget, nativeEvent }) => showTooltip(currentTarget, nativeEvent),
          onBlur: hide,
          'aria-haspopup': 'dialog',
          'aria-keyshortcuts': shortcuts.palette.aria,
        }}
      />
      {tooltip}
    </>
  );
}

type SearchText = readonly [text: string, setText: (text: string) => void];

const SearchTextContext = createContext<SearchText | null>(null);

/** Holds the text of the header search, which the field of wide viewports and the panel of narrow ones share. */
export function SearchTextProvider({ children }: { children: ReactNode }) {
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
export function HeaderSearchPanel() {
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
          filterProps={{ 'aria-haspopup': 'dialog' }}
        />
      </SearchPanel>
    </div>
  );
}
