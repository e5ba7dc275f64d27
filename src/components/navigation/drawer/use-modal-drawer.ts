import { type RefObject, useEffect } from 'react';
import { inertOthers } from '../../lib/inert-others';
import { useDrawer } from './drawer-context';

/** What a Tab key would find, in the order of the page. */
const tabbable = 'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), [tabindex="0"]';

/**
 * While the drawer is modal and open: everything else is inert, the page does not scroll, and the focus is inside. When
 * it closes the focus returns to the button that opened it, or to the main content when that is gone.
 */
export function useModalDrawer(
  open: boolean,
  panelRef: RefObject<HTMLElement | null>,
  scrimRef: RefObject<HTMLElement | null>,
): void {
  const { openerRef, setOpen } = useDrawer('Drawer');
  useEffect(() => {
    const panel = panelRef.current;
    const scrim = scrimRef.current;
    if (!open || !panel || !scrim) return undefined;
    const focused = document.activeElement === document.body ? null : document.activeElement;
    const opener = openerRef.current ?? (focused instanceof HTMLElement ? focused : null);
    const undoInert = inertOthers(panel, scrim);
    const { documentElement } = document;
    const { overflow, scrollbarGutter } = documentElement.style;
    // Where the scrollbar takes room its place is kept, so that the page behind does not jump.
    if (window.innerWidth > documentElement.clientWidth) documentElement.style.scrollbarGutter = 'stable';
    documentElement.style.overflow = 'hidden';
    // What is hidden refuses the focus; the panel itself never does.
    for (const candidate of [...panel.querySelectorAll<HTMLElement>(tabbable), panel]) {
      candidate.focus({ preventScroll: true });
      if (document.activeElement === candidate) break;
    }
    return () => {
      undoInert();
      documentElement.style.overflow = overflow;
      documentElement.style.scrollbarGutter = scrollbarGutter;
      openerRef.current = null;
      // Somebody who put the focus elsewhere on purpose, a page that took it for its heading, keeps it.
      const { activeElement } = document;
      if (activeElement && activeElement !== document.body && !panel.contains(activeElement)) return;
      opener?.focus({ preventScroll: true });
      if (document.activeElement !== opener) {
        document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
      }
    };
  }, [open, panelRef, scrimRef, openerRef]);

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
