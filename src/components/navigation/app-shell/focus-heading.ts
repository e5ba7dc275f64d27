/** Stops waiting for the heading of the last call. */
let stopWaiting = (): void => undefined;

/**
 * Focuses the page's heading after a navigation so that a screen reader announces the page. A live region would
 * announce it again. If the page is not rendered yet or a closing layer keeps it inert, waits until it can be focused,
 * unless the user presses a key or clicks in the meantime.
 */
export function focusHeading(): void {
  stopWaiting();
  if (focusReachableHeading()) return;
  const observer = new MutationObserver(() => {
    if (focusReachableHeading()) stopWaiting();
  });
  const input = new AbortController();
  stopWaiting = () => {
    observer.disconnect();
    input.abort();
  };
  for (const type of ['pointerdown', 'keydown']) {
    window.addEventListener(type, () => stopWaiting(), { capture: true, signal: input.signal });
  }
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['inert'] });
}

/** Focuses the heading, or the main content if there is none. Returns whether the element is rendered and not inert. */
function focusReachableHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (!heading || heading.closest('[inert]')) return false;
  takeFocus(heading);
  return true;
}

function takeFocus(element: HTMLElement): void {
  const isTemporary = !element.hasAttribute('tabindex');
  if (isTemporary) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  if (!isTemporary) return;
  element.addEventListener('blur', function leave() {
    // The window has lost focus, and will return it to this element.
    if (document.activeElement === element) return;
    element.removeEventListener('blur', leave);
    // A focusable heading would receive focus on every click.
    element.removeAttribute('tabindex');
  });
}
