/**
 * Calls the consumer's handler and then the component's handler. Calling `event.preventDefault()` in the consumer's
 * handler skips the component's, unless `checkForDefaultPrevented` is `false`.
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
