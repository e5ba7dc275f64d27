/**
 * Calls `onResize` between layout and paint: immediately, and whenever the size of the element or of one of its children
 * changes. Returns a function that stops it. Does nothing in an environment without `ResizeObserver`, such as jsdom.
 */
export function observeSize(element: Element, onResize: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') return () => undefined;
  const observer = new ResizeObserver(onResize);
  for (const box of [element, ...element.children]) observer.observe(box);
  return () => observer.disconnect();
}
