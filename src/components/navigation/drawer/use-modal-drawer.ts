import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { returnFocus } from '../../lib/return-focus';
import { useModal } from '../../lib/use-modal';
import { useDrawer } from './drawer-context';

/** What the drawer does beyond its looks while it is modal and open. */
export function useModalDrawer(
  open: boolean,
  panelRef: RefObject<HTMLElement | null>,
  besideRef: RefObject<HTMLElement | null>,
): void {
  const { variant, id, openerRef, setOpen } = useDrawer('Drawer');
  useModal({ open, panelRef, besideRef, openerRef });

  const lastVariant = useRef(variant);
  useLayoutEffect(() => {
    const shrunk = variant === 'modal' && lastVariant.current === 'permanent';
    lastVariant.current = variant;
    const panel = panelRef.current;
    // Where the window has become too narrow for the drawer it goes, and would take the focus with it.
    if (shrunk && !open && panel?.contains(document.activeElement)) {
      returnFocus([document.querySelector<HTMLElement>(`[aria-controls="${id}"]`)], panel);
    }
  }, [variant, open, id, panelRef]);

  useEffect(() => {
    if (!open) return undefined;
    // The focus falls to the body when what had it inside is taken away; the panel then hears no key.
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented && event.target === document.body) setOpen(false);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open, setOpen]);
}
