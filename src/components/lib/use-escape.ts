// Tested in layers.test.tsx, "Escape with two open layers".
import { type RefObject, useLayoutEffect, useRef } from 'react';

type EscapeHandler = (event: KeyboardEvent) => void;

/** The open layers, in the order in which they opened. */
const openLayers: { handler: RefObject<EscapeHandler>; page: Document }[] = [];

/** Passes Escape to the most recently opened layer. An Escape that ends a composition is left to the input method. */
function closeTopLayer(event: KeyboardEvent): void {
  if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing)
    openLayers.at(-1)?.handler.current(event);
}

/**
 * Handles Radix's `onEscapeKeyDown`. Radix sends Escape to the most recently mounted layer: a layer that is fading out
 * would swallow the key, and a layer that has just opened is not listening yet. This function ensures that the most
 * recently opened layer receives it instead.
 */
export function delegateEscape(event: KeyboardEvent): void {
  closeTopLayer(event);
  event.preventDefault();
}

/**
 * Calls `onClose` when Escape is pressed while this is the most recently opened layer. It listens from the commit that
 * opens the layer to the commit that closes it, so a key pressed in either frame is not lost.
 * @param onEscapeKeyDown called first; `preventDefault` keeps the layer open
 * @param layer the element of a layer without Radix. Radix itself handles keys in other documents, such as a frame's
 */
export function useEscape(
  open: boolean,
  onClose: () => void,
  onEscapeKeyDown?: EscapeHandler,
  layer?: RefObject<Element | null>,
): void {
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
    const page = layer?.current?.ownerDocument ?? document;
    const entry = { handler, page };
    // A document calls a listener only once, even if several layers add it.
    page.addEventListener('keydown', closeTopLayer);
    openLayers.push(entry);
    return () => {
      openLayers.splice(openLayers.indexOf(entry), 1);
      if (openLayers.every((other) => other.page !== page)) page.removeEventListener('keydown', closeTopLayer);
    };
  }, [open, layer]);
}
