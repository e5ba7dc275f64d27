import { useEffect, useState } from 'react';
import { SearchPanel, SearchPanelContent, SearchPanelTrigger } from 'waymark';
import { breakpoints } from 'waymark/tokens';
import { usePalette } from '../palette/palette-context';
import { useSearchText } from './header-search-text';

/** The search of viewports below md (900 px): a button that opens a panel over the header. */
export function HeaderSearchPanel() {
  const palette = usePalette();
  const [text, setText] = useSearchText();
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!open) return undefined;
    // The field of wide viewports takes its place; a hidden panel would still hear Escape.
    const wide = window.matchMedia(`(min-width: ${breakpoints.md}px)`);
    const close = (): void => setOpen(false);
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [open]);

  function find(query: string): void {
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
          onSearch={find}
          onFilter={() => find(text)}
          filterProps={{ 'aria-haspopup': 'dialog' }}
        />
      </SearchPanel>
    </div>
  );
}
