import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { type Command, CommandPalette, Kbd } from 'waymark';
import { useUser } from '../../auth/service';
import { menu } from '../../config/menu';
import { useData } from '../../data/use-data';
import { usePreloadPage } from '../../lib/router-link';
import { dataCommands, pageCommands, pagesGroup, signOutId, useActionCommands } from './commands';
import { readRecentCommands, rememberCommand } from './recent-commands';

export interface AppPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  query: string;
  pageCommands: readonly Command[];
}

const pages = pageCommands(menu).filter(({ group }) => group === pagesGroup);
const lastPages = pageCommands(menu).filter(({ group }) => group !== pagesGroup);

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

/** Keyboard hints, which are hidden on touch devices. */
function Hints() {
  return (
    <ul role="list" className="flex flex-wrap gap-x-4 gap-y-1 text-caption text-muted pointer-coarse:hidden">
      <Hint keys="↑ ↓">to choose</Hint>
      <Hint keys="Enter">to open</Hint>
      <Hint keys="Esc">to close</Hint>
    </ul>
  );
}

function Hint({ keys, children }: { keys: string; children: ReactNode }) {
  return (
    <li className="flex items-center gap-1.5">
      <Kbd>{keys}</Kbd>
      {children}
    </li>
  );
}
