import { useCallback, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useShortcut } from 'waymark';
import { breakpoints } from 'waymark/tokens';
import { afterPaint } from '../../lib/after-paint';
import { changeMenuState, useMenuState } from './menu-state';
import { useHistoryStep } from '../../lib/use-history-step';
import { shortcuts } from '../../config/shortcuts';
import { createDrawerMemory } from './drawer-memory';

const wideQuery = `(min-width: ${breakpoints.md}px)`;
const isWide = (): boolean => window.matchMedia(wideQuery).matches;

export interface DrawerState {
  /** Whether the viewport has room for the drawer beside the page: from md (900 px) on. */
  wide: boolean;
  /** Whether it is open, rather than mini or, on narrow viewports, closed; `undefined` while the menu's state loads. */
  open: boolean | undefined;
  setOpen: (open: boolean) => void;
}

/**
 * The drawer's state, which lies in the menu's. A wide viewport begins with the person's last choice, a narrow one
 * closed, also when the window crosses from one to the other. Ctrl+B or Cmd+B changes it.
 */
export function useDrawerState(): DrawerState {
  const [memory] = useState(createDrawerMemory);
  const [begun, setBegun] = useState(false);
  const stored = useMenuState('isDashboardDrawerOpened');
  const open = begun ? stored : undefined;
  /** Takes back what was asked for and is not shown yet. */
  const takeBack = useRef<() => void>(() => undefined);

  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(wideQuery);
      const onCross = (): void => {
        takeBack.current();
        // Together, so that no render sees the one without the other.
        changeMenuState({ isDashboardDrawerOpened: list.matches && memory.isOpen() });
        onChange();
      };
      list.addEventListener('change', onCross);
      return () => list.removeEventListener('change', onCross);
    },
    [memory],
  );
  const wide = useSyncExternalStore(subscribe, isWide);

  // Before the first paint. The cache may be empty, or hold what an earlier session left.
  useLayoutEffect(() => {
    if (open !== undefined) return;
    changeMenuState({ isDashboardDrawerOpened: isWide() && memory.isOpen() });
    // oxlint-disable-next-line react/set-state-in-effect -- only after the first paint would the cache cause this render
    setBegun(true);
  }, [open, memory]);

  const setOpen = useCallback(
    (next: boolean) => {
      if (isWide()) memory.note(next);
      takeBack.current();
      // All of the page is laid out anew: too much for the frame that answers the press.
      takeBack.current = afterPaint(() => changeMenuState({ isDashboardDrawerOpened: next }));
    },
    [memory],
  );
  useHistoryStep(
    useCallback(() => {
      if (isWide()) return;
      takeBack.current();
      changeMenuState({ isDashboardDrawerOpened: false });
    }, []),
  );
  useShortcut(shortcuts.menu.chord, () => setOpen(!open), { whileTyping: false, enabled: isPageReachable });

  return { wide, open, setOpen };
}

/** Whether no modal layer covers the page; the drawer's own does not count, because the chord closes it. */
function isPageReachable(): boolean {
  return document.querySelector('[aria-modal="true"]:not([data-slot="drawer"])') === null;
}
