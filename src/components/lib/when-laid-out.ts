/**
 * Calls the callback once the browser has laid out an element, before it is painted. Reading its size or scroll
 * position on mount would force a layout in the task that renders it. Returns a function that cancels the call. In
 * environments without `ResizeObserver`, such as jsdom, it calls back immediately.
 */
export function whenLaidOut(element: Element, callback: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') {
    callback();
    return () => undefined;
  }
  const observer = new ResizeObserver(() => {
    observer.disconnect();
    callback();
  });
  observer.observe(element);
  return () => observer.disconnect();
}
