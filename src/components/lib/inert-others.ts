/** How many open layers hold an element inert, so that the last one to close releases it. */
const holders = new WeakMap<Element, number>();

function hold(element: HTMLElement): void {
  const count = holders.get(element) ?? 0;
  // What was inert before any layer opened belongs to the page and stays as it is.
  if (count === 0 && element.hasAttribute('inert')) return;
  holders.set(element, count + 1);
  element.setAttribute('inert', '');
}

function release(element: HTMLElement): void {
  const count = holders.get(element);
  if (count === undefined) return;
  if (count > 1) {
    holders.set(element, count - 1);
  } else {
    holders.delete(element);
    element.removeAttribute('inert');
  }
}

/**
 * Makes everything inert but the given elements and what they lie in, as a modal layer must (WAI-ARIA dialog pattern).
 * Live regions and the loading bar, marked with `data-live`, stay readable.
 * @returns a function that undoes it; a second call of it does nothing
 */
export function inertOthers(...kept: readonly HTMLElement[]): () => void {
  const held: HTMLElement[] = [];
  const visit = (parent: Element): void => {
    for (const child of parent.children) {
      if (!(child instanceof HTMLElement) || kept.includes(child) || child.hasAttribute('data-live')) continue;
      if (kept.some((element) => child.contains(element)) || child.querySelector('[data-live]')) {
        visit(child);
      } else if (!['SCRIPT', 'STYLE', 'LINK', 'TEMPLATE'].includes(child.tagName)) {
        hold(child);
        held.push(child);
      }
    }
  };
  visit(document.body);
  return () => {
    for (const element of held.splice(0)) release(element);
  };
}
