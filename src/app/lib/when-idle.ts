/** Calls back when the page has nothing else to do; returns what cancels that. */
export function whenIdle(callback: () => void): () => void {
  // Safari has no idle callback.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(callback, 1000);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(() => callback());
  return () => cancelIdleCallback(request);
}
