import { LogOut, Monitor, Moon, PanelLeft, PilcrowLeft, PilcrowRight, RefreshCw, RotateCcw, Sun } from 'lucide-react';
import { useMemo } from 'react';
import { type Command, useDrawer } from 'waymark';
import { useSignOut } from '../use-sign-out';
import { usePreferences } from '../../preferences/preferences-context';
import { useResetWithUndo } from '../../preferences/use-reset-with-undo';
import { shortcuts } from '../../config/shortcuts';

/** The id of the sign-out command, which is never stored as a recent command. */
export const signOutId = 'logout';

const group = 'Actions';

const modes = [
  { mode: 'light', title: 'Light mode', Icon: Sun, keywords: ['bright', 'day'] },
  { mode: 'dark', title: 'Dark mode', Icon: Moon, keywords: ['night', 'black'] },
  { mode: 'system', title: 'System color mode', Icon: Monitor, keywords: ['automatic', 'light', 'dark'] },
] as const;

const directions = [
  { direction: 'ltr', title: 'Left-to-right layout', Icon: PilcrowRight },
  { direction: 'rtl', title: 'Right-to-left layout', Icon: PilcrowLeft },
] as const;

/** Returns the commands that are available on every page. */
export function useActionCommands(): readonly Command[] {
  const { preferences, change } = usePreferences();
  const reset = useResetWithUndo();
  const { open: isDrawerOpen, toggle: toggleDrawer } = useDrawer();
  const { signOut } = useSignOut();
  const { colorMode, direction: written } = preferences;
  return useMemo(
    () => [
      ...modes.map(({ mode, title, Icon, keywords }): Command => ({
        id: `mode-${mode}`,
        title,
        group,
        caption: mode === colorMode ? 'In use' : undefined,
        icon: <Icon />,
        keywords: ['theme', 'color', 'colour', 'appearance', 'switch', ...keywords],
        onSelect: () => change({ colorMode: mode }),
      })),
      ...directions.map(({ direction, title, Icon }): Command => ({
        id: `direction-${direction}`,
        title,
        group,
        caption: direction === written ? 'In use' : undefined,
        icon: <Icon />,
        keywords: ['direction', direction, 'switch', 'theme'],
        onSelect: () => change({ direction }),
      })),
      {
        id: 'reset-theme',
        title: 'Reset theme settings',
        group,
        icon: <RotateCcw />,
        keywords: ['default', 'font', 'radius', 'corners', 'colour', 'color'],
        onSelect: reset,
      },
      {
        id: 'menu',
        title: isDrawerOpen ? 'Collapse main menu' : 'Expand main menu',
        group,
        icon: <PanelLeft />,
        shortcut: shortcuts.menu.chord,
        keywords: ['drawer', 'sidebar', 'open', 'close', 'toggle', 'navigation'],
        onSelect: toggleDrawer,
      },
      {
        id: 'reload',
        title: 'Reload this page',
        group,
        icon: <RefreshCw />,
        keywords: ['refresh', 'again'],
        onSelect: () => window.location.reload(),
      },
      {
        id: signOutId,
        title: 'Logout',
        group,
        icon: <LogOut />,
        keywords: ['sign out', 'log out', 'leave', 'exit'],
        onSelect: signOut,
      },
    ],
    [change, colorMode, isDrawerOpen, reset, signOut, toggleDrawer, written],
  );
}
