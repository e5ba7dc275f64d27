import { useState } from 'react';
import { SearchPanel, SearchPanelContent, SearchPanelTrigger } from 'waymark';
import { usePalette } from '../../palette/palette-context';

/** The search of viewports below md (900 px): a button that opens a panel over the header. */
export function HeaderSearchPanel() {
  const palette = usePalette();
  const [open, setOpen] = useState(false);
  function find(query?: string): void {
    setOpen(false);
    palette.open(query);
  }
  return (
    <div className="md:hidden">
      <SearchPanel open={open} onOpenChange={setOpen}>
        <SearchPanelTrigger />
        <SearchPanelContent onSearch={find} onFilter={find} />
      </SearchPanel>
    </div>
  );
}
