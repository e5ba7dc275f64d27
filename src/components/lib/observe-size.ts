/**
 * Calls back between the layout and the paint, at once and whenever the element or one of its children has another size.
 * Returns what ends that. A test's page without layout never calls back.
 */
export function observeSize(element: Element, onResize: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') return () => undefined;
  const observer = new ResizeObserver(onResize);
  for (const box of [element, ...element.children]) observer.observe(box);
  return () => observer.disconnect();
}
