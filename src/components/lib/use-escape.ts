import { type RefObject, useLayoutEffect, useRef } from 'react';

type EscapeHandler = (event: KeyboardEvent) => void;

/** The handlers of the open layers, in the order in which the layers opened. */
const openLayers: RefObject<EscapeHandler>[] = [];

/** Passes Escape to the layer that opened last. An Escape that ends a composition belongs to the input method. */
function closeTopLayer(event: KeyboardEvent): void {
  if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing) openLayers.at(-1)?.current(event);
}

/**
 * For Radix's `onEscapeKeyDown`. Radix sends Escape to the layer that was mounted last: one that is fading out would
 * swallow the key, and one that has just opened does not listen yet. The open layer that opened last gets it instead.
 */
export function delegateEscape(event: KeyboardEvent): void {
  closeTopLayer(event);
  event.preventDefault();
}

/**
 * Calls `onClose` when Escape is pressed while this is the layer that opened last. Listens from the commit that opens the
 * layer to the commit that closes it, so that a key in either frame is not lost.
 * @param onEscapeKeyDown called first; `preventDefault` keeps the layer open
 */
export function useEscape(open: boolean, onClose: () => void, onEscapeKeyDown?: EscapeHandler): void {
  const handler = useRef<EscapeHandler>(() => undefined);
  useLayoutEffect(() => {
    handler.current = (event) => {
      onEscapeKeyDown?.(event);
      if (event.defaultPrevented) return;
      event.preventDefault();
      onClose();
    };
  });
  useLayoutEffect(() => {
    if (!open) return undefined;
    if (openLayers.length === 0) document.addEventListener('keydown', closeTopLayer);
    openLayers.push(handler);
    return () => {
      openLayers.splice(openLayers.indexOf(handler), 1);
      if (openLayers.length === 0) document.removeEventListener('keydown', closeTopLayer);
    };
  }, [open]);
}
