import { useEffect, useState } from 'react';
import { SearchPanel, SearchPanelContent, SearchPanelTrigger } from 'waymark';
import { breakpointWidth } from 'waymark/tokens';
import { usePalette } from '../palette/palette-context';
import { useSearchText } from './search-text-context';

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
