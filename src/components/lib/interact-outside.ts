/** Whether the target of an event is inside of the toasts. No layer closes when a toast is clicked or focused. */
export function isInToaster({ target }: Event): boolean {
  return target instanceof Element && target.closest('[data-slot="toaster"]') !== null;
}
