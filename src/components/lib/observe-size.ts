/**
 * Calls `onResize` between layout and paint: immediately, and whenever the size of the element or one of its children
 * changes, including children added later. Returns a function that stops observing. Has no effect in environments
 * without `ResizeObserver`, such as jsdom.
 */
export function observeSize(element: Element, onResize: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') return () => undefined;
  const sizes = new ResizeObserver(onResize);
  const observe = (): void => {
    sizes.disconnect();
    for (const box of [element, ...element.children]) sizes.observe(box);
  };
  const children = new MutationObserver(observe);
  children.observe(element, { childList: true });
  observe();
  return () => {
    sizes.disconnect();
    children.disconnect();
  };
}
