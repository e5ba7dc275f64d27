import { useEffect } from 'react';

/** An event of Radix for a click or a focus outside of a layer. */
export type OutsideEvent = CustomEvent<{ originalEvent: Event }>;

/** The elements that were pressed while a layer was open. Radix reports a click later, when `composedPath()` is empty. */
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

/** The element that was clicked or focused. The target of the event is the host, if the element is in a shadow root. */
export function getOutsideTarget({ target, detail: { originalEvent } }: OutsideEvent): Element {
  return (pressed.get(originalEvent) ?? originalEvent.composedPath()[0] ?? target) as Element;
}

/** Whether the target of an event is inside of the toasts. No layer closes when a toast is clicked or focused. */
export const isInToaster = (event: OutsideEvent): boolean =>
  getOutsideTarget(event).closest('[data-slot="toaster"]') !== null;
