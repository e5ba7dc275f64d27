/** The elements that each open modal layer keeps usable, in the order in which the layers opened. */
const layers: (readonly Element[])[] = [];
/** What this module has made inert. An element that was inert before belongs to the page and stays as it is. */
const held = new Set<Element>();
let observer: MutationObserver | undefined;

/** Makes everything outside of the top layer inert, and nothing when no layer is open. */
function update(): void {
  observer ??= new MutationObserver(update);
  observer.disconnect();
  const outside = new Set<Element>();
  const kept = layers.at(-1);
  const visit = (parent: Element): void => {
    // Content that is added while the layer is open, such as a chat widget, must be inert too.
    observer?.observe(parent, { childList: true });
    for (const child of parent.children) {
      if (kept?.includes(child) || child.hasAttribute('data-live')) continue;
      if (kept?.some((element) => child.contains(element)) || child.querySelector('[data-live]')) visit(child);
      else if (!child.matches('script, style, link, template')) outside.add(child);
    }
  };
  if (kept) visit(document.body);
  for (const element of held) {
    if (outside.has(element)) continue;
    held.delete(element);
    element.removeAttribute('inert');
  }
  for (const element of outside) {
    if (held.has(element) || element.hasAttribute('inert')) continue;
    held.add(element);
    element.setAttribute('inert', '');
  }
}

/**
 * Makes everything inert except the given elements and their ancestors, as a modal layer must (WAI-ARIA dialog pattern).
 * Live regions and the loading bar, marked with `data-live`, stay readable. With several layers the last one counts.
 * @returns a function that ends it; a second call does nothing
 */
export function inertOthers(...kept: readonly Element[]): () => void {
  layers.push(kept);
  update();
  return () => {
    const index = layers.indexOf(kept);
    if (index < 0) return;
    layers.splice(index, 1);
    update();
  };
}
