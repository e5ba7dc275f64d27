import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming/create';
import { version } from '../package.json';

// The interface follows the color scheme of the system. The toolbar sets the theme of the stories.
const { matches: isDark } = window.matchMedia('(prefers-color-scheme: dark)');
addons.setConfig({
  // The title links to the documentation, which contains this Storybook in a folder.
  theme: create({
    base: isDark ? 'dark' : 'light',
    brandTitle: `Waymark ${version}`,
    brandUrl: '../',
    brandTarget: '_self',
  }),
  sidebar: { showRoots: true },
});
