import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { getActiveElement } from './composed-tree';
import { inertOthers } from './inert-others';
import { lockScroll } from './lock-scroll';
import { focusInside, getReturnTargets, restoreFocus } from './return-focus';

/** Makes everything outside of the elements inert, and keeps the page from scrolling. Returns the function that undoes both. */
export function isolate(...kept: readonly Element[]): () => void {
  const undoInert = inertOthers(...kept);
  const unlockScroll = lockScroll(kept[0]?.ownerDocument);
  return () => {
    undoInert();
    unlockScroll();
  };
}

export interface ModalOptions {
  open: boolean;
  /** The layer. The focus moves into it. */
  panelRef: RefObject<HTMLElement | null>;
  /** Returns the elements that stay usable. @default the panel */
  getKept?: (panel: HTMLElement) => readonly Element[];
  /** Called before the focus moves into the layer. `preventDefault` leaves the focus where it is. */
  onOpenAutoFocus?: (event: Event) => void;
  /** Called before the focus returns. `preventDefault` leaves the focus where it is. */
  onCloseAutoFocus?: (event: Event) => void;
  /** The element that opened the layer. It is reset to `null` on close. @default the element that has the focus */
  openerRef?: RefObject<HTMLElement | null>;
}

/**
 * Makes a layer modal (WAI-ARIA dialog pattern): while it is open, everything else is inert, the page does not scroll and
 * the focus is inside. On close, the focus returns to the element that opened it, or to the main content. All of this
 * happens in the commit that opens or closes the layer, so that no key reaches an inert or a closing part.
 */
export function useModal({
  open,
  panelRef,
  getKept,
  openerRef,
  onOpenAutoFocus,
  onCloseAutoFocus,
}: ModalOptions): void {
  const release = useRef<() => void>(undefined);
  const latest = useRef({ onOpenAutoFocus, onCloseAutoFocus });
  useLayoutEffect(() => {
    latest.current = { onOpenAutoFocus, onCloseAutoFocus };
  });
  useLayoutEffect(() => {
    const panel = panelRef.current;
    if (!open) {
      release.current?.();
    } else if (panel && !release.current) {
      const opener = openerRef?.current;
      const targets = [...(opener ? getReturnTargets(opener) : []), ...getReturnTargets(getActiveElement())];
      const undo = isolate(...(getKept?.(panel) ?? [panel]));
      if (isAllowed('openAutoFocus', latest.current.onOpenAutoFocus)) focusInside(panel);
      release.current = () => {
        release.current = undefined;
        undo();
        if (openerRef) openerRef.current = null;
        if (isAllowed('closeAutoFocus', latest.current.onCloseAutoFocus)) restoreFocus(targets, panel);
      };
    }
  }, [open, panelRef, getKept, openerRef]);
  // A layer that is unmounted while it is open. A layout effect's cleanup cannot do this: React restores the focus after it.
  useEffect(() => () => release.current?.(), []);
}

/** Calls the consumer's handler and returns whether it has left the default action to the layer. */
function isAllowed(type: string, handler: ((event: Event) => void) | undefined): boolean {
  const event = new Event(type, { cancelable: true });
  handler?.(event);
  return !event.defaultPrevented;
}
