import { type RefCallback, type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import { openersOf, returnFocus } from './return-focus';

export interface Opener {
  /** What opens the layer, while it is there. */
  trigger: RefObject<HTMLElement | null>;
  /** Goes on what opens the layer. */
  triggerRef: RefCallback<HTMLElement>;
  /** For Radix's `onOpenAutoFocus`: notes where the focus came from. */
  noteOrigin: () => void;
  /** For Radix's `onCloseAutoFocus`: gives the focus back. */
  giveBack: (event: Event) => void;
}

/**
 * Where the focus goes when a layer that is not modal closes. Radix leaves it on the body after a press outside, and
 * when the trigger is gone.
 * @param close is called when the trigger goes away while the layer is open
 * @param elsewhere the trigger, where it is not one of the layer's own parts
 */
export function useOpener(open: boolean, close: () => void, elsewhere?: RefObject<HTMLElement | null>): Opener {
  const own = useRef<HTMLElement | null>(null);
  const trigger = elsewhere ?? own;
  const origins = useRef<readonly HTMLElement[]>([]);
  /** Closes the layer, while it is open and there. */
  const latest = useRef<() => void>(undefined);
  useEffect(() => {
    latest.current = open ? close : undefined;
    return () => {
      latest.current = undefined;
    };
  }, [open, close]);
  const triggerRef = useCallback((element: HTMLElement | null) => {
    own.current = element;
    if (element) return;
    // A ref is emptied for a moment whenever it is composed anew.
    queueMicrotask(() => {
      if (!own.current) latest.current?.();
    });
  }, []);
  return useMemo(
    () => ({
      trigger,
      triggerRef,
      noteOrigin: () => {
        origins.current = openersOf(document.activeElement);
      },
      giveBack: (event) => {
        if (event.defaultPrevented) return;
        event.preventDefault();
        returnFocus(
          [trigger.current, ...origins.current],
          event.currentTarget instanceof HTMLElement ? event.currentTarget : null,
        );
      },
    }),
    [trigger, triggerRef],
  );
}
