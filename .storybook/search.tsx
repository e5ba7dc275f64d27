import { createRoot } from 'react-dom/client';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { SearchDialog } from '../stories/docs/docs-search';
import { searchClosed } from './search-events';

const channel = addons.getChannel();

/** Opens the search above the current page or story. */
export function openSearch(): void {
  // The button is in the window around this frame.
  window.focus();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const closeAnd = (event: string, ...args: string[]) => {
    root.unmount();
    channel.emit(event, ...args);
  };
  root.render(
    <SearchDialog
      onClose={() => closeAnd(searchClosed)}
      onSelect={(page) => closeAnd(NAVIGATE_URL, `?path=/docs/${page}`)}
    />,
  );
}
