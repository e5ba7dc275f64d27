/**
 * Calls the consumer's handler first, then the component's own. `event.preventDefault()` in the consumer's handler vetoes
 * the component's, unless `checkForDefaultPrevented` is `false`.
 */
export function composeEventHandlers<Event extends { defaultPrevented: boolean }>(
  consumerHandler: ((event: Event) => void) | undefined,
  ownHandler: ((event: Event) => void) | undefined,
  { checkForDefaultPrevented = true } = {},
): (event: Event) => void {
  return (event) => {
    consumerHandler?.(event);
    if (!checkForDefaultPrevented || !event.defaultPrevented) ownHandler?.(event);
  };
}
