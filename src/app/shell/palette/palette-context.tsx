import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react';
import { useShortcut, useToast } from 'waymark';
import { lazyPart, usePreloadWhenIdle } from '../../lib/lazy-part';
import { useHistoryStep } from '../../lib/use-history-step';
import { shortcuts } from '../../config/shortcuts';
import type { AppPaletteProps } from './app-palette';

export interface Palette {
  /** Opens the command palette, with a text in its field when one is given. */
  open: (query?: string) => void;
  /** Loads its code, at a sign that it will be opened. */
  preload: () => void;
}

const palette = lazyPart<AppPaletteProps>(async () => (await import('./app-palette')).AppPalette);

const PaletteContext = createContext<Palette | null>(null);

/** The way to the command palette; throws outside of `PaletteProvider`. */
export function usePalette(): Palette {
  const value = use(PaletteContext);
  if (value === null) throw new Error('usePalette must be used inside PaletteProvider.');
  return value;
}

/** Gives the tree below the command palette, which Ctrl+K or Cmd+K opens and closes as well. */
export function PaletteProvider({ children }: { children: ReactNode }) {
  const { show } = useToast();
  const [shown, setShown] = useState(false);
  const [query, setQuery] = useState('');
  usePreloadWhenIdle(palette);

  const open = useCallback(
    (text = '') => {
      const begin = (): void => {
        setQuery(text);
        setShown(true);
        palette.load().catch(() => {
          setShown(false);
          show({
            id: 'palette',
            tone: 'error',
            title: 'The command palette cannot be shown',
            description: 'Check your connection, then try again.',
            action: { label: 'Try again', onClick: begin },
          });
        });
      };
      begin();
    },
    [show],
  );
  useShortcut(shortcuts.palette.chord, () => (shown ? setShown(false) : open()));
  useHistoryStep(useCallback(() => setShown(false), []));

  return (
    <PaletteContext value={useMemo(() => ({ open, preload: palette.preload }), [open])}>
      {children}
      <palette.Part open={shown} onOpenChange={setShown} query={query} />
    </PaletteContext>
  );
}
