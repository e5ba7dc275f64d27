import { type RefObject, useEffect } from 'react';
import { inertOthers } from './inert-others';
import { focusInside, openersOf, returnFocus } from './return-focus';

let locks = 0;
let undoLock: () => void = () => undefined;

/** Keeps the page from scrolling until the last of the layers that asked for it lets go, in whichever order they do. */
function lockScroll(): () => void {
  locks += 1;
  if (locks === 1) {
    const { documentElement } = document;
    const { overflow, scrollbarGutter } = documentElement.style;
    // Where the scrollbar takes room its place is kept, so that the page behind does not jump.
    if (window.innerWidth > documentElement.clientWidth) documentElement.style.scrollbarGutter = 'stable';
    documentElement.style.overflow = 'hidden';
    undoLock = () => {
      documentElement.style.overflow = overflow;
      documentElement.style.scrollbarGutter = scrollbarGutter;
    };
  }
  return () => {
    locks -= 1;
    if (locks === 0) undoLock();
  };
}

export interface ModalOptions {
  open: boolean;
  /** The layer itself; the focus goes into it. */
  panelRef: RefObject<HTMLElement | null>;
  /** What has to stay usable beside it, such as the scrim. */
  besideRef?: RefObject<HTMLElement | null>;
  /** What is focused first. @default the first thing in the panel that takes the focus */
  initialFocusRef?: RefObject<HTMLElement | null>;
  /** What opened it, where that is known. @default what has the focus when it opens */
  openerRef?: RefObject<HTMLElement | null>;
}

/**
 * What makes a layer modal (WAI-ARIA dialog pattern): while it is open everything else is inert, the page does not
 * scroll, and the focus is inside. When it closes the focus returns to what opened it, or to the main content when that
 * is gone.
 */
export function useModal({ open, panelRef, besideRef, initialFocusRef, openerRef }: ModalOptions): void {
  useEffect(() => {
    const panel = panelRef.current;
    if (!open || !panel) return undefined;
    const openers = openersOf(openerRef?.current ?? document.activeElement);
    const beside = besideRef?.current;
    const undoInert = inertOthers(...(beside ? [panel, beside] : [panel]));
    const unlockScroll = lockScroll();
    focusInside(panel, initialFocusRef?.current);
    return () => {
      undoInert();
      unlockScroll();
      if (openerRef) openerRef.current = null;
      returnFocus(openers, panel);
    };
  }, [open, panelRef, besideRef, initialFocusRef, openerRef]);
}
