import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { type Command, CommandPalette } from 'waymark';
import { useUser } from '../../auth/auth-context';
import { menu } from '../../config/menu';
import { usePreloadPage } from '../../lib/preload-page';
import { pageCommands } from './page-commands';
import { readRecentCommands, rememberCommand } from './recent-commands';
import { signOutId, useActionCommands } from './use-action-commands';

export interface AppPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What stands in its field when it opens. */
  query: string;
}

const pages = pageCommands(menu);

/** The command palette of the app: its pages, what can be done anywhere, and first what the person chose last. */
export function AppPalette({ open, onOpenChange, query }: AppPaletteProps) {
  const uid = useUser()?.uid ?? '';
  const actions = useActionCommands();
  const preloadPage = usePreloadPage();
  // A new tab loads its own code.
  const preload = useCallback(
    (command: Command | undefined) => {
      if (command?.href !== undefined && !command.newTab) preloadPage(command.href);
    },
    [preloadPage],
  );
  const commands = useMemo(() => [...pages, ...actions], [actions]);
  const [recent, setRecent] = useState<readonly string[]>([]);
  const [wasOpen, setWasOpen] = useState(false);
  if (open !== wasOpen) {
    setWasOpen(open);
    // As it opens, so that the list keeps its order while it goes.
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
      onSelect={({ id }) => {
        if (id !== signOutId) rememberCommand(uid, id);
      }}
    />
  );
}

/** The keys, for whoever has some. */
function Hints() {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-caption text-muted pointer-coarse:hidden">
      <Hint keys="↑ ↓">to choose</Hint>
      <Hint keys="Enter">to open</Hint>
      <Hint keys="Esc">to close</Hint>
    </ul>
  );
}

function Hint({ keys, children }: { keys: string; children: ReactNode }) {
  return (
    <li className="flex items-center gap-1.5">
      <kbd className="rounded-inner border border-divider px-1.5 font-sans text-micro">{keys}</kbd>
      {children}
    </li>
  );
}
