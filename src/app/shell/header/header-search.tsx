import { SearchField, useShortcutText, useTooltipOnDemand } from 'waymark';
import { shortcuts } from '../../config/shortcuts';
import { usePalette } from '../palette/palette-context';
import { useSearchText } from './search-text-context';

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
