import { onUserInput } from './on-user-input';

/** Stops waiting for the heading of the last call. */
let stopWaiting = (): void => undefined;

/**
 * Focuses the page's heading, so that a screen reader announces the page. A live region would announce it a second time. While the
 * page is not rendered yet, or a closing layer keeps it inert, waits for it, unless the user presses a key or clicks meanwhile.
 */
export function focusHeading(): void {
  stopWaiting();
  if (focusReachableHeading()) return;
  const observer = new MutationObserver(() => {
    if (focusReachableHeading()) stopWaiting();
  });
  const ignoreInput = onUserInput(() => stopWaiting());
  stopWaiting = () => {
    observer.disconnect();
    ignoreInput();
  };
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['inert'] });
}

/** Focuses the heading, or the main content of a page without one. Returns whether it is rendered and not inert. */
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
    // The window lost the focus, and returns it to this element.
    if (document.activeElement === element) return;
    element.removeEventListener('blur', leave);
    // A focusable heading would get the focus on every click.
    element.removeAttribute('tabindex');
  });
}
