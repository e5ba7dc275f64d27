import { createRoot } from 'react-dom/client';
import { SearchDialog } from '../docs-search';

/** Opens the search above the page. `onClose` is called when the user closes it without a choice. */
export function openSearch(onClose: () => void): void {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <SearchDialog
      onClose={() => {
        root.unmount();
        onClose();
      }}
      onSelect={(page) => location.assign(page)}
    />,
  );
}
