/** Stops waiting for the heading of the last call. */
let stopWaiting = (): void => undefined;

/**
 * Focuses the page's heading, so that a screen reader announces the page. A live region would announce it again. If the
 * page is not rendered yet, or a closing layer keeps it inert, waits until it can be focused, unless the user presses a
 * key or clicks in the meantime.
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

/**
 * Calls the listener when the user clicks or presses a key. Returns a function that removes the listener.
 * @param keys Only these keys.
 * @default every key
 */
export function onUserInput(listener: () => void, keys?: readonly string[]): () => void {
  const removed = new AbortController();
  const options = { capture: true, signal: removed.signal };
  window.addEventListener('pointerdown', listener, options);
  window.addEventListener('keydown', ({ key }) => (keys?.includes(key) ?? true) && listener(), options);
  return () => removed.abort();
}

/**
 * Loads a layer's code. Returns false if the signal is aborted, or if the user presses Escape or Tab or clicks in the
 * meantime: the layer takes focus when it opens, so it must not open once the user is doing something else.
 */
export async function loadLayer(load: () => Promise<void>, signal: AbortSignal): Promise<boolean> {
  let removeListeners = (): void => undefined;
  const left = new Promise<boolean>((resolve) => {
    removeListeners = onUserInput(() => resolve(false), ['Escape', 'Tab']);
    signal.addEventListener('abort', () => resolve(false));
  });
  try {
    return await Promise.race([load().then(() => true), left]);
  } finally {
    removeListeners();
  }
}
