import { type ReactNode, use, useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { type Command, hasOpenModal, useShortcut, toast } from 'waymark';
import { shortcuts } from '../../config/layout';
import { lazyWithPreload, usePreloadWhenIdle } from '../../lib/lazy-with-preload';
import { onUserInput } from '../../lib/user-input';
import { createRequiredContext } from '../../lib/state';

interface Palette {
  open: (query?: string) => void;
  preload: () => void;
  /** Adds commands and returns the function that removes them. */
  addCommands: (commands: readonly Command[]) => () => void;
}

const AppPalette = lazyWithPreload(async () => (await import('./app-palette')).AppPalette);

const [PaletteContext, usePalette] = createRequiredContext<Palette>('PaletteProvider', 'usePalette');
export { usePalette };

/** Provides the command palette. Ctrl+K or Cmd+K opens and closes it. */
export function PaletteProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<'closed' | 'loading' | 'open'>('closed');
  const [isMounted, setIsMounted] = useState(false);
  const [query, setQuery] = useState('');
  const [pageCommands, setPageCommands] = useState<readonly Command[]>([]);
  usePreloadWhenIdle(AppPalette);

  // Only Back and Forward close the palette here: a selected command has already closed it, and the user may have
  // reopened it while the page was loading.
  useEffect(() => {
    const close = (): void => setState('closed');
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, []);

  const open = useCallback((text = '') => {
    setQuery(text);
    setState('loading');
  }, []);

  useEffect(() => {
    if (state !== 'loading') return undefined;
    let isWaiting = true;
    // The palette takes focus when it opens, so it must not open once the user is doing something else.
    const removeListeners = onUserInput(() => setState('closed'), ['Escape', 'Tab']);
    AppPalette.load().then(
      () => {
        if (!isWaiting) return;
        setIsMounted(true);
        setState('open');
      },
      () => {
        if (!isWaiting) return;
        setState('closed');
        toast.error('The command palette cannot be shown', {
          id: 'palette',
          description: 'Check your connection, then try again.',
          actions: [{ label: 'Try again', onClick: () => setState('loading') }],
        });
      },
    );
    return () => {
      isWaiting = false;
      removeListeners();
    };
  }, [state]);

  const addCommands = useCallback<Palette['addCommands']>((commands) => {
    setPageCommands(commands);
    return () => setPageCommands((now) => (now === commands ? [] : now));
  }, []);

  useShortcut(shortcuts.palette.chord, () => (state === 'closed' ? open() : setState('closed')), {
    // Keep what the user has entered in an open dialog.
    enabled: () => state !== 'closed' || !hasOpenModal(),
  });

  return (
    <PaletteContext value={useMemo(() => ({ open, preload: AppPalette.preload, addCommands }), [open, addCommands])}>
      {children}
      {isMounted && (
        <AppPalette
          open={state === 'open'}
          onOpenChange={(next) => setState(next ? 'open' : 'closed')}
          query={query}
          pageCommands={pageCommands}
        />
      )}
    </PaletteContext>
  );
}

/** Adds a page's commands to the palette while the page is mounted. Has no effect outside `PaletteProvider`. */
export function usePaletteCommands(commands: readonly Command[]): void {
  const addCommands = use(PaletteContext)?.addCommands;
  const latest = useEffectEvent(() => commands);
  useEffect(
    () =>
      addCommands?.(
        latest().map((command, index) => ({ ...command, onSelect: (event) => latest()[index]?.onSelect?.(event) })),
      ),
    [addCommands],
  );
}
