// Tested in open-state.test.tsx, "the focus after ... has closed", and layers.test.tsx, "that fades out".
import { type RefCallback, type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { getActiveElement } from './composed-tree';
import { getReturnTargets, restoreFocus } from './return-focus';

export interface ReturnFocus {
  /** The trigger of the layer, while it is mounted. */
  trigger: RefObject<HTMLElement | null>;
  triggerRef: RefCallback<HTMLElement>;
  /** Records the focused element as the target if the trigger is no longer on the page. */
  captureFocus: () => void;
  /** Returns focus to the trigger, or to the recorded element. */
  restoreFocus: (layer: HTMLElement | null) => void;
}

/**
 * Returns focus when a non-modal layer closes. Radix leaves focus on the body after a click outside and when the
 * trigger is no longer on the page.
 * @param close called when the trigger is unmounted while the layer is open
 */
export function useReturnFocus(open: boolean, close: () => void): ReturnFocus {
  const trigger = useRef<HTMLElement | null>(null);
  const targets = useRef<readonly HTMLElement[]>([]);
  const latest = useRef<() => void>(undefined);
  useEffect(() => {
    latest.current = open ? close : undefined;
    return () => {
      latest.current = undefined;
    };
  }, [open, close]);
  const triggerRef = useCallback((element: HTMLElement | null) => {
    trigger.current = element;
    if (element) return;
    // React also detaches a ref briefly when the ref callback changes.
    queueMicrotask(() => {
      if (!trigger.current) latest.current?.();
    });
  }, []);
  return useMemo(
    () => ({
      trigger,
      triggerRef,
      captureFocus: () => {
        targets.current = getReturnTargets(getActiveElement());
      },
      restoreFocus: (layer) => restoreFocus([trigger.current, ...targets.current], layer),
    }),
    [trigger, triggerRef],
  );
}

/**
 * Returns focus in the commit that closes a layer, before its exit animation: the layer is then inert, and the next key
 * press goes to the trigger. Radix returns focus after the animation, when the content is unmounted.
 * @param onCloseAutoFocus the consumer's handler, called once; `preventDefault` keeps focus in place
 * @returns the handler for Radix's `onCloseAutoFocus`
 */
export function useRestoreFocusOnClose(
  open: boolean,
  contentRef: RefObject<HTMLElement | null>,
  restore: (layer: HTMLElement | null) => void,
  onCloseAutoFocus?: (event: Event) => void,
): (event: Event) => void {
  const last = useRef({ open: false, event: null as Event | null });
  function handleClose(event: Event, layer: HTMLElement | null): void {
    last.current.event = event;
    onCloseAutoFocus?.(event);
    if (!event.defaultPrevented) restore(layer);
  }
  useLayoutEffect(() => {
    const closes = last.current.open && !open;
    last.current.open = open;
    if (open) last.current.event = null;
    if (closes) handleClose(new Event('closeAutoFocus', { cancelable: true }), contentRef.current);
  });
  return (event) => {
    // The layer has opened again with new content, which has focus.
    if (!open && last.current.open) {
      event.preventDefault();
      return;
    }
    const layer = (event.currentTarget as HTMLElement | null) ?? contentRef.current;
    const { event: earlier } = last.current;
    // The content was unmounted on close, or the click outside removed focus from the trigger.
    if (!earlier) handleClose(event, layer);
    else if (!earlier.defaultPrevented) restore(layer);
    event.preventDefault();
  };
}
