// Tested in foreign-layers.test.tsx, "in a foreign dialog that traps focus".
import { type RefObject, useLayoutEffect } from 'react';

/**
 * While a layer that was opened from a dialog and renders outside it is open, stops its focus events before they reach
 * the document. Dialogs of other libraries and other Radix versions trap focus by listening there, and would take focus
 * away from the layer. React listens further down, on the portal's container.
 */
export function useKeptFocusEvents(
  open: boolean,
  layerRef: RefObject<HTMLElement | null>,
  triggerRef: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    if (!open) return undefined;
    const opener = triggerRef.current ?? document.activeElement;
    const dialog = opener?.closest('[role="dialog"], [role="alertdialog"]');
    if (!dialog) return undefined;

    function handleFocus(event: FocusEvent): void {
      const layer = layerRef.current;
      if (!layer || dialog?.contains(layer)) return;
      const isInLayer = (target: EventTarget | null): boolean => target instanceof Node && layer.contains(target);
      if (isInLayer(event.target) || isInLayer(event.relatedTarget)) event.stopPropagation();
    }

    const root = document.documentElement;
    const stop = new AbortController();
    root.addEventListener('focusin', handleFocus, { signal: stop.signal });
    root.addEventListener('focusout', handleFocus, { signal: stop.signal });
    return () => stop.abort();
  }, [open, layerRef, triggerRef]);
}
