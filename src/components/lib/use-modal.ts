import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { inertOthers } from './inert-others';
import { focusInside, getReturnTargets, restoreFocus } from './return-focus';

let lockCount = 0;
let undoLock: () => void = () => undefined;

/** Keeps the page from scrolling until every layer that locked it has unlocked it, in any order. */
function lockScroll(): () => void {
  lockCount += 1;
  if (lockCount === 1) {
    const { documentElement } = document;
    const { overflow, scrollbarGutter } = documentElement.style;
    // Reserve the space of a classic scrollbar, so that the page does not shift.
    if (window.innerWidth > documentElement.clientWidth) documentElement.style.scrollbarGutter = 'stable';
    documentElement.style.overflow = 'hidden';
    undoLock = () => {
      documentElement.style.overflow = overflow;
      documentElement.style.scrollbarGutter = scrollbarGutter;
    };
  }
  return () => {
    lockCount -= 1;
    if (lockCount === 0) undoLock();
  };
}

export interface ModalOptions {
  open: boolean;
  /** The layer. The focus moves into it. */
  panelRef: RefObject<HTMLElement | null>;
  /** Returns the elements that stay usable. @default the panel */
  getKept?: (panel: HTMLElement) => readonly Element[];
  /** The element to focus first. @default the first tabbable element in the panel */
  initialFocusRef?: RefObject<HTMLElement | null>;
  /** The element that opened the layer. It is reset to `null` on close. @default the element that has the focus */
  openerRef?: RefObject<HTMLElement | null>;
}

/**
 * Makes a layer modal (WAI-ARIA dialog pattern): while it is open, everything else is inert, the page does not scroll and
 * the focus is inside. On close, the focus returns to the element that opened it, or to the main content. All of this
 * happens in the commit that opens or closes the layer, so that no key reaches the wrong side.
 */
export function useModal({ open, panelRef, getKept, initialFocusRef, openerRef }: ModalOptions): void {
  const release = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    const panel = panelRef.current;
    if (!open) {
      release.current?.();
    } else if (panel && !release.current) {
      const opener = openerRef?.current;
      const targets = [...(opener ? getReturnTargets(opener) : []), ...getReturnTargets(document.activeElement)];
      const undoInert = inertOthers(...(getKept?.(panel) ?? [panel]));
      const unlockScroll = lockScroll();
      focusInside(panel, initialFocusRef?.current);
      release.current = () => {
        release.current = undefined;
        undoInert();
        unlockScroll();
        if (openerRef) openerRef.current = null;
        restoreFocus(targets, panel);
      };
    }
  }, [open, panelRef, getKept, initialFocusRef, openerRef]);
  // A layer that is unmounted while it is open. A layout effect's cleanup cannot do this: React restores the focus after it.
  useEffect(() => () => release.current?.(), []);
}
