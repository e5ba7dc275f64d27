import { addons } from 'storybook/manager-api';
import { themes } from './theme';

const dark = window.matchMedia('(prefers-color-scheme: dark)');

/** The interface follows the color scheme of the system. The toolbar sets the theme of the stories. */
function applyTheme(): void {
  addons.setConfig({ theme: dark.matches ? themes.dark : themes.light, sidebar: { showRoots: true } });
}

applyTheme();
dark.addEventListener('change', applyTheme);
