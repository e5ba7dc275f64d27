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
