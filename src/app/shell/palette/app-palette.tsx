import { useCallback, useMemo, useState } from 'react';
import { type Command, CommandPalette, Kbd, type MenuEntry, menuToCommands, useDrawer } from 'waymark';
import { useUser } from '../../auth/service';
import { menu } from '../../config/menu';
import { type DataState, useData, viewsOf } from '../../data/store';
import { usePreloadPage } from '../../lib/lazy-with-preload';
import { readRecentCommands, rememberCommand } from './recent-commands';
import {
  Bookmark,
  CircleUserRound,
  LogOut,
  Monitor,
  Moon,
  PanelLeft,
  PilcrowLeft,
  PilcrowRight,
  Plug,
  RefreshCw,
  RotateCcw,
  Share2,
  Sun,
} from 'lucide-react';
import { connectionPath, newConnection, paths, rangeParam, sourceParam } from '../../config/paths';
import { isReadable } from '../../data/json-api/connection';
import { defaultRange } from '../../../rows/ranges';
import { useSignOut } from '../use-sign-out';
import { usePreferences, useResetWithUndo } from '../../preferences/preferences-context';
import { shortcuts } from '../../config/layout';

interface AppPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  query: string;
  pageCommands: readonly Command[];
}

export function AppPalette({ open, onOpenChange, query, pageCommands: ofPage }: AppPaletteProps) {
  const uid = useUser()?.uid ?? '';
  const actions = useActionCommands();
  const preloadPage = usePreloadPage();
  // A new tab loads the code itself.
  const preload = useCallback(
    (command: Command | undefined) => {
      if (command?.href !== undefined && !command.newTab) preloadPage(command.href);
    },
    [preloadPage],
  );
  const { connections, views } = useData();
  const commands = useMemo(
    () => [...pages, ...ofPage, ...dataCommands({ connections, views }), ...actions, ...lastPages],
    [ofPage, connections, views, actions],
  );
  const [recent, setRecent] = useState<readonly string[]>([]);
  const [wasOpen, setWasOpen] = useState(false);
  if (open !== wasOpen) {
    setWasOpen(open);
    // Read this on opening, because the order must not change during the exit animation.
    if (open) setRecent(readRecentCommands(uid));
  }
  return (
    <CommandPalette
      commands={commands}
      recent={recent}
      open={open}
      onOpenChange={onOpenChange}
      defaultQuery={query}
      footer={<Hints />}
      onActiveChange={preload}
      onCommandSelect={({ id }) => {
        if (id !== signOutId) rememberCommand(uid, id);
      }}
    />
  );
}

const hints = { '↑ ↓': 'to choose', Enter: 'to open', Esc: 'to close' };

/** Keyboard hints, which are hidden on touch devices. */
function Hints() {
  return (
    <ul role="list" className="flex flex-wrap gap-x-4 gap-y-1 text-caption text-muted pointer-coarse:hidden">
      {Object.entries(hints).map(([keys, text]) => (
        <li key={keys} className="flex items-center gap-1.5">
          <Kbd>{keys}</Kbd>
          {text}
        </li>
      ))}
    </ul>
  );
}

export const pagesGroup = 'Pages';

/** Pages without a menu item, and the form for a new connection. */
const otherPages: readonly Command[] = [
  {
    id: 'account',
    title: 'Account Settings',
    group: pagesGroup,
    caption: 'Profile',
    start: <CircleUserRound />,
    href: paths.account,
    keywords: ['profile', 'name', 'picture', 'email', 'e-mail', 'password', 'delete'],
  },
  {
    id: 'account-social',
    title: 'Social Profile',
    group: pagesGroup,
    caption: 'Profile',
    start: <Share2 />,
    href: paths.accountSocial,
    keywords: ['sign-in', 'providers', 'linked', 'accounts'],
  },
  {
    id: 'new-connection',
    title: 'New connection',
    group: pagesGroup,
    caption: 'API Setup',
    start: <Plug />,
    href: connectionPath(newConnection),
    keywords: ['api', 'add', 'create', 'connect', 'source', 'url', 'json', 'data'],
  },
];

export function pageCommands(entries: readonly MenuEntry[]): Command[] {
  return [...menuToCommands(entries, pagesGroup), ...otherPages];
}

const pages = pageCommands(menu).filter(({ group }) => group === pagesGroup);
const lastPages = pageCommands(menu).filter(({ group }) => group !== pagesGroup);

/** Returns a command for each dashboard source, followed by its saved views. */
export function dataCommands({ connections, views }: Pick<DataState, 'connections' | 'views'>): Command[] {
  const pathOf = (id: string, search = ''): string =>
    `${paths.dashboard}?${new URLSearchParams({ ...Object.fromEntries(new URLSearchParams(search)), [sourceParam]: id })}`;
  return connections.filter(isReadable).flatMap(({ id, name }) => [
    {
      id: `source-${id}`,
      title: `Switch to ${name}`,
      group: dataGroup,
      start: <Plug />,
      href: pathOf(id),
      keywords: ['source', 'connection', 'data', 'api', 'change'],
    },
    ...viewsOf(views, id).map((view) => ({
      id: `view-${view.id}`,
      title: view.name,
      group: dataGroup,
      caption: name,
      start: <Bookmark />,
      // If no range is specified, the default view would open.
      href: pathOf(id, view.search || `${rangeParam}=${defaultRange}`),
      keywords: ['view', 'saved'],
    })),
  ]);
}

/** The id of the sign-out command, which is never stored as a recent command. */
const signOutId = 'logout';

const actionsGroup = 'Actions';
const dataGroup = 'Sources and views';

const preferenceWords = {
  colorMode: ['theme', 'color', 'colour', 'appearance', 'switch'],
  direction: ['direction', 'switch', 'theme'],
};

const choices = [
  { name: 'colorMode', value: 'light', title: 'Light mode', Icon: Sun, words: ['bright', 'day'] },
  { name: 'colorMode', value: 'dark', title: 'Dark mode', Icon: Moon, words: ['night', 'black'] },
  {
    name: 'colorMode',
    value: 'system',
    title: 'System color mode',
    Icon: Monitor,
    words: ['automatic', 'light', 'dark'],
  },
  { name: 'direction', value: 'ltr', title: 'Left-to-right layout', Icon: PilcrowRight, words: ['ltr'] },
  { name: 'direction', value: 'rtl', title: 'Right-to-left layout', Icon: PilcrowLeft, words: ['rtl'] },
] as const;

function useActionCommands(): readonly Command[] {
  const { preferences, change } = usePreferences();
  const reset = useResetWithUndo();
  const { open: isDrawerOpen, toggle: toggleDrawer } = useDrawer();
  const { signOut } = useSignOut();
  return useMemo(
    () => [
      ...choices.map(({ name, value, title, Icon, words }): Command => ({
        id: `${name}-${value}`,
        title,
        group: actionsGroup,
        caption: preferences[name] === value ? 'In use' : undefined,
        start: <Icon />,
        keywords: [...preferenceWords[name], ...words],
        onSelect: () => change({ [name]: value }),
      })),
      {
        id: 'reset-theme',
        title: 'Reset theme settings',
        group: actionsGroup,
        start: <RotateCcw />,
        keywords: ['default', 'font', 'radius', 'corners', 'colour', 'color'],
        onSelect: reset,
      },
      {
        id: 'menu',
        title: isDrawerOpen ? 'Collapse main menu' : 'Expand main menu',
        group: actionsGroup,
        start: <PanelLeft />,
        shortcut: shortcuts.menu.chord,
        keywords: ['drawer', 'sidebar', 'open', 'close', 'toggle', 'navigation'],
        onSelect: toggleDrawer,
      },
      {
        id: 'reload',
        title: 'Reload this page',
        group: actionsGroup,
        start: <RefreshCw />,
        keywords: ['refresh', 'again'],
        onSelect: () => window.location.reload(),
      },
      {
        id: signOutId,
        title: 'Logout',
        group: actionsGroup,
        start: <LogOut />,
        keywords: ['sign out', 'log out', 'leave', 'exit'],
        onSelect: signOut,
      },
    ],
    [change, isDrawerOpen, preferences, reset, signOut, toggleDrawer],
  );
}
