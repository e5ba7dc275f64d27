/**
 * Calls the listener when the user presses Escape or Tab, or a pointer. A layer takes the focus when it opens: use this while
 * its code loads, because it must not open once the user does something else. Returns the function that removes the listener.
 */
export function onUserInput(listener: () => void): () => void {
  const removed = new AbortController();
  const options = { capture: true, signal: removed.signal };
  document.addEventListener('pointerdown', listener, options);
  document.addEventListener('keydown', ({ key }) => (key === 'Escape' || key === 'Tab') && listener(), options);
  return () => removed.abort();
}
