import { addons } from 'storybook/manager-api';
import { themeOf } from './theme';

// The interface follows the color scheme of the system. The toolbar sets the theme of the stories.
const { matches: isDark } = window.matchMedia('(prefers-color-scheme: dark)');
addons.setConfig({ theme: themeOf(isDark ? 'dark' : 'light'), sidebar: { showRoots: true } });
