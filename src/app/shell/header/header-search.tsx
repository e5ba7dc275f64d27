import { SearchField } from 'waymark';
import { usePalette } from '../palette/palette-context';
import { shortcuts } from '../../config/shortcuts';
import { useSearchText } from './header-search-text';

/** The search of wide viewports. What is typed stays in it; sending it hands it over to the command palette. */
export function HeaderSearch() {
  const { open, preload } = usePalette();
  const [text, setText] = useSearchText();
  return (
    <SearchField
      className="w-search max-w-full lg:w-search-lg"
      value={text}
      onValueChange={setText}
      onSearch={open}
      onFilter={() => open(text)}
      onFocus={preload}
      filterProps={{
        onPointerEnter: preload,
        onFocus: preload,
        'aria-haspopup': 'dialog',
        'aria-keyshortcuts': shortcuts.palette.aria,
      }}
    />
  );
}
