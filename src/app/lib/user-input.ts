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
