// Tested in open-state.test.tsx, "the focus after Dialog has closed", and layers.test.tsx, "a dialog".
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { getActiveElement } from './composed-tree';
import { inertOthers } from './inert-others';
import { lockScroll } from './lock-scroll';
import { focusInside, getReturnTargets, restoreFocus } from './return-focus';

const openings = new Set<() => void>();

/** Calls the listener when a modal layer opens. Returns the unsubscribe function. */
export function onModalOpen(listener: () => void): () => void {
  openings.add(listener);
  return () => void openings.delete(listener);
}

/**
 * Makes everything outside the elements inert, hides the scrims of other layers if this layer has one, and prevents the
 * page from scrolling. Returns a function that undoes all of this.
 */
export function isolate(kept: readonly (Element | null)[], scrim?: Element | null): () => void {
  for (const listener of openings) listener();
  const undoInert = inertOthers(kept, scrim);
  const unlockScroll = lockScroll(kept[0]?.ownerDocument);
  return () => {
    undoInert();
    unlockScroll();
  };
}

export interface ModalOptions {
  open: boolean;
  /** The layer that receives focus. The preceding element is its scrim. */
  panelRef: RefObject<HTMLElement | null>;
  /** Returns the elements that remain usable. @default the panel */
  getKept?: (panel: HTMLElement) => readonly (Element | null)[];
  /** Called before focus moves into the layer. `preventDefault` keeps focus in place. */
  onOpenAutoFocus?: (event: Event) => void;
  /** Called before focus returns. `preventDefault` keeps focus in place. */
  onCloseAutoFocus?: (event: Event) => void;
  /** The element that opened the layer. It is reset to `null` on close. @default the focused element */
  openerRef?: RefObject<HTMLElement | null>;
}

/**
 * Makes a layer modal (WAI-ARIA dialog pattern): while it is open, everything else is inert, the page does not scroll
 * and focus is inside. On close, focus returns to the element that opened it, or to the main content. All of this
 * happens in the commit that opens or closes the layer, so no key press reaches an inert or closing part.
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
      const undo = isolate(getKept?.(panel) ?? [panel], panel.previousElementSibling);
      if (isAllowed('openAutoFocus', latest.current.onOpenAutoFocus)) focusInside(panel);
      release.current = () => {
        release.current = undefined;
        undo();
        if (openerRef) openerRef.current = null;
        if (isAllowed('closeAutoFocus', latest.current.onCloseAutoFocus)) restoreFocus(targets, panel);
      };
    }
  }, [open, panelRef, getKept, openerRef]);
  // Handles a layer that is unmounted while open. A layout effect's cleanup function cannot do this, because React
  // restores focus afterwards.
  useEffect(() => () => release.current?.(), []);
}

/** Calls the consumer's handler and returns whether the default action is still allowed. */
function isAllowed(type: string, handler: ((event: Event) => void) | undefined): boolean {
  const event = new Event(type, { cancelable: true });
  handler?.(event);
  return !event.defaultPrevented;
}
