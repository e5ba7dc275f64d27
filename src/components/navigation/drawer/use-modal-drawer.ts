import { type RefObject, useEffect } from 'react';
import { useModal } from '../../lib/use-modal';
import { useDrawer } from './drawer-context';

/** What the drawer does beyond its looks while it is modal and open. */
export function useModalDrawer(
  open: boolean,
  panelRef: RefObject<HTMLElement | null>,
  besideRef: RefObject<HTMLElement | null>,
): void {
  const { openerRef, setOpen } = useDrawer('Drawer');
  useModal({ open, panelRef, besideRef, openerRef });

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
