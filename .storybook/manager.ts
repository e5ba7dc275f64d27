import { Search } from 'lucide-react';
import { createElement, useRef } from 'react';
import { Button } from 'storybook/internal/components';
import { addons, types, useChannel } from 'storybook/manager-api';
import { searchClosed, searchOpened } from './search-events';
import { themeOf } from './theme';

// The interface follows the color scheme of the system. The toolbar sets the theme of the stories.
const { matches: isDark } = window.matchMedia('(prefers-color-scheme: dark)');
addons.setConfig({ theme: themeOf(isDark ? 'dark' : 'light'), sidebar: { showRoots: true } });

const title = 'Search the documentation';
const shortcut = ['alt', 'K'];

/** Opens the search in the frame, where the kit has its styles. Storybook's own search knows the names of pages only. */
function SearchButton() {
  const button = useRef<HTMLButtonElement>(null);
  const emit = useChannel({ [searchClosed]: () => button.current?.focus() });
  const icon = createElement(Search, { size: 14, 'aria-hidden': true });
  // Storybook compiles this file for a global React.
  return createElement(
    Button,
    { ref: button, variant: 'ghost', padding: 'small', ariaLabel: title, shortcut, onClick: () => emit(searchOpened) },
    icon,
  );
}

addons.register('waymark/search', (api) => {
  void api.setAddonShortcut('waymark', {
    label: title,
    defaultShortcut: shortcut,
    actionName: 'search',
    showInMenu: true,
    action: () => api.emit(searchOpened),
  });
  addons.add('waymark/search/tool', {
    type: types.TOOL,
    title,
    match: ({ viewMode }) => viewMode === 'docs' || viewMode === 'story',
    render: () => createElement(SearchButton),
  });
});
