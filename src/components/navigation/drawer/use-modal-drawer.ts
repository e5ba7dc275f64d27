import { type RefObject, useLayoutEffect, useRef } from 'react';
import { restoreFocus } from '../../lib/return-focus';
import { useEscape } from '../../lib/use-escape';
import { useModal } from '../../lib/use-modal';
import { useDrawer } from './drawer-context';

/** Makes the open modal drawer trap the focus and close on Escape, and keeps the focus when the window becomes narrow. */
export function useModalDrawer(
  open: boolean,
  panelRef: RefObject<HTMLElement | null>,
  getKept: (panel: HTMLElement) => readonly Element[],
): void {
  const { variant, id, openerRef, setOpen } = useDrawer('Drawer');
  useModal({ open, panelRef, getKept, openerRef });
  useEscape(open, () => setOpen(false));

  const lastVariant = useRef(variant);
  useLayoutEffect(() => {
    const shrunk = variant === 'modal' && lastVariant.current === 'permanent';
    lastVariant.current = variant;
    const panel = panelRef.current;
    // The window has become too narrow for the permanent drawer, which contains the focus and closes.
    if (shrunk && !open && panel?.contains(document.activeElement)) {
      restoreFocus([document.querySelector<HTMLElement>(`[aria-controls="${id}"]`)], panel);
    }
  }, [variant, open, id, panelRef]);
}
