import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import { type Command, hasOpenModal, useShortcut, useToast } from 'waymark';
import { shortcuts } from '../../config/layout';
import { lazyWithPreload, usePreloadWhenIdle } from '../../lib/lazy-with-preload';
import { onUserLeaves } from '../../lib/focus';

interface Palette {
  open: (query?: string) => void;
  preload: () => void;
  /** Adds commands, and returns the function that removes them. */
  addCommands: (commands: readonly Command[]) => () => void;
}

const AppPalette = lazyWithPreload(async () => (await import('./app-palette')).AppPalette);

const PaletteContext = createContext<Palette | null>(null);

export function usePalette(): Palette {
  const palette = use(PaletteContext);
  if (palette === null) throw new Error('usePalette must be used inside PaletteProvider.');
  return palette;
}

/** Provides the command palette. Ctrl+K or Cmd+K opens and closes it. */
export function PaletteProvider({ children }: { children: ReactNode }) {
  const { show } = useToast();
  const [state, setState] = useState<'closed' | 'loading' | 'open'>('closed');
  const [isMounted, setIsMounted] = useState(false);
  const [query, setQuery] = useState('');
  const [pageCommands, setPageCommands] = useState<readonly Command[]>([]);
  usePreloadWhenIdle(AppPalette);

  // Back and Forward close the palette. Selecting a command closes it before the page changes, so do not close it again when
  // the router has rendered the page: the user may have opened the palette again while the page was loading.
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
    const canceled = new AbortController();
    AppPalette.load().then(
      () => {
        if (canceled.signal.aborted) return;
        setIsMounted(true);
        setState('open');
      },
      () => {
        if (canceled.signal.aborted) return;
        setState('closed');
        show({
          id: 'palette',
          tone: 'error',
          title: 'The command palette cannot be shown',
          description: 'Check your connection, then try again.',
          actions: [{ label: 'Try again', onClick: () => setState('loading') }],
        });
      },
    );
    const removeListeners = onUserLeaves(() => setState('closed'));
    return () => {
      canceled.abort();
      removeListeners();
    };
  }, [state, show]);

  const addCommands = useCallback<Palette['addCommands']>((commands) => {
    setPageCommands(commands);
    return () => setPageCommands((now) => (now === commands ? [] : now));
  }, []);

  useShortcut(shortcuts.palette.chord, () => (state === 'closed' ? open() : setState('closed')), {
    // A dialog would lose what the user has entered in it.
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

/**
 * Adds the commands of a page to the command palette while the page is mounted. Keep the array stable between renders. Does
 * nothing outside `PaletteProvider`.
 */
export function usePaletteCommands(commands: readonly Command[]): void {
  const addCommands = use(PaletteContext)?.addCommands;
  useEffect(() => addCommands?.(commands), [addCommands, commands]);
}
