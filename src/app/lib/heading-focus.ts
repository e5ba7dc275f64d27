/** Stops waiting for the last heading that could not take the focus at once. */
let stopWaiting = (): void => undefined;

/**
 * Puts the focus on the page's heading, which makes a screen reader say where the person is: once, where a live region would
 * be a second voice. While a layer that is about to close keeps the page inert, it waits for that; whoever does something
 * else meanwhile is left alone.
 */
export function focusHeading(): void {
  stopWaiting();
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (!heading) return;
  const inert = heading.closest('[inert]');
  if (!inert) {
    takeFocus(heading);
    return;
  }
  const observer = new MutationObserver(() => {
    if (heading.closest('[inert]')) return;
    stopWaiting();
    takeFocus(heading);
  });
  const stop = new AbortController();
  stopWaiting = () => {
    observer.disconnect();
    stop.abort();
  };
  observer.observe(document.body, { subtree: true, attributeFilter: ['inert'] });
  for (const type of ['keydown', 'pointerdown']) {
    window.addEventListener(type, () => stopWaiting(), { capture: true, signal: stop.signal });
  }
}

function takeFocus(element: HTMLElement): void {
  const isOwn = !element.hasAttribute('tabindex');
  if (isOwn) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  if (!isOwn) return;
  element.addEventListener('blur', function leave() {
    // Another window has the focus, and gives it back to what had it here.
    if (document.activeElement === element) return;
    element.removeEventListener('blur', leave);
    // A heading that can be focused takes the focus of each click on it, which nobody asks for.
    element.removeAttribute('tabindex');
  });
}
