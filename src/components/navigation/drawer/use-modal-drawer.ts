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
  const { openerRef } = useDrawer('Drawer');
  useEffect(() => {
    const panel = panelRef.current;
    const scrim = scrimRef.current;
    if (!open || !panel || !scrim) return;
    const opener =
      openerRef.current ?? (document.activeElement instanceof HTMLElement ? document.activeElement : null);
    const undoInert = inertOthers(panel, scrim);
    const { documentElement } = document;
    const overflow = documentElement.style.overflow;
    documentElement.style.overflow = 'hidden';
    (panel.querySelector<HTMLElement>(tabbable) ?? panel).focus({ preventScroll: true });
    return () => {
      undoInert();
      documentElement.style.overflow = overflow;
      openerRef.current = null;
      // Somebody who put the focus elsewhere on purpose, a page that took it for its heading, keeps it.
      const { activeElement } = document;
      if (activeElement && activeElement !== document.body && !panel.contains(activeElement)) return;
      const target = opener?.isConnected ? opener : document.querySelector<HTMLElement>('main');
      target?.focus({ preventScroll: true });
    };
  }, [open, panelRef, scrimRef, openerRef]);
}
