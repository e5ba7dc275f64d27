/**
 * Calls the listener when the user clicks or presses a key. Returns the function that removes the listener.
 * @param keys Only these keys. @default every key
 */
export function onUserInput(listener: () => void, keys?: readonly string[]): () => void {
  const removed = new AbortController();
  const options = { capture: true, signal: removed.signal };
  window.addEventListener('pointerdown', listener, options);
  window.addEventListener('keydown', ({ key }) => (keys?.includes(key) ?? true) && listener(), options);
  return () => removed.abort();
}

/**
 * Calls the listener when the user presses Escape or Tab, or clicks. A layer takes the focus when it opens: use this while its
 * code loads, because it must not open once the user does something else. Returns the function that removes the listener.
 */
export const onUserLeaves = (listener: () => void): (() => void) => onUserInput(listener, ['Escape', 'Tab']);
