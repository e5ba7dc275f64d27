// Tested in layers.test.tsx, "outside a layer in a shadow root".
import { useEffect } from 'react';

/** Radix's event for a click or focus outside a layer. */
export type OutsideEvent = CustomEvent<{ originalEvent: Event }>;

/**
 * The elements that were pressed while a layer was open. Radix reports the click later, when `composedPath()` is empty.
 */
const pressed = new WeakMap<Event, EventTarget | undefined>();

/** Records the elements that are pressed while a layer is open, for `getOutsideTarget`. */
export function useRecordedPresses(open: boolean): void {
  useEffect(() => {
    if (!open) return undefined;
    const record = (event: Event): void => void pressed.set(event, event.composedPath()[0]);
    document.addEventListener('pointerdown', record, { capture: true });
    return () => document.removeEventListener('pointerdown', record, { capture: true });
  }, [open]);
}

/** The clicked or focused element. In a shadow root, the event's target is only the host. */
export function getOutsideTarget({ target, detail: { originalEvent } }: OutsideEvent): Element {
  return (pressed.get(originalEvent) ?? originalEvent.composedPath()[0] ?? target) as Element;
}

/** Whether an event's target is inside the toaster. Clicking or focusing a toast does not close layers. */
export const isInToaster = (event: OutsideEvent): boolean =>
  getOutsideTarget(event).closest('[data-slot="toaster"]') !== null;
