import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react';
import { CommandPalette, useShortcut } from 'waymark';

export interface Palette {
  /** Opens the command palette, with a text in its field when one is given. */
  open: (query?: string) => void;
}

const PaletteContext = createContext<Palette | null>(null);

/** The way to the command palette; throws outside of `PaletteProvider`. */
export function usePalette(): Palette {
  const palette = use(PaletteContext);
  if (palette === null) throw new Error('usePalette must be used inside PaletteProvider.');
  return palette;
}

/** Gives the tree below the command palette, which Ctrl+K or Cmd+K opens as well. */
export function PaletteProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState(false);
  const [query, setQuery] = useState('');
  const open = useCallback((text = '') => {
    setQuery(text);
    setShown(true);
  }, []);
  useShortcut('mod+k', () => (shown ? setShown(false) : open()));
  return (
    <PaletteContext value={useMemo(() => ({ open }), [open])}>
      {children}
      <CommandPalette commands={[]} open={shown} onOpenChange={setShown} defaultQuery={query} />
    </PaletteContext>
  );
}
