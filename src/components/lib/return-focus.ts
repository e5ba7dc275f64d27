/** What a Tab key finds, in the order of the page; what is hidden or inert still has to refuse by itself. */
export const tabbable =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex="0"]';

/** Puts the focus on the first of the elements that takes it; what is gone, hidden or inert refuses. */
function focusFirst(candidates: Iterable<HTMLElement | null | undefined>): boolean {
  for (const candidate of candidates) {
    candidate?.focus({ preventScroll: true });
    if (candidate && document.activeElement === candidate) return true;
  }
  return false;
}

/** Moves the focus into a layer: to the first thing in it that takes it, else to the layer itself. */
export function focusInside(layer: HTMLElement, first?: HTMLElement | null): void {
  focusFirst([first, ...layer.querySelectorAll<HTMLElement>(tabbable), layer]);
}

/**
 * Where the focus is to return to when a layer that opens now closes: what has the focus, and should that be gone by
 * then, what opened the layer it lies in.
 */
export function openersOf(element: Element | null): HTMLElement[] {
  const openers: HTMLElement[] = [];
  let current = element;
  while (current instanceof HTMLElement && current !== document.body && !openers.includes(current)) {
    openers.push(current);
    const layer: Element | null = current.closest('[role="menu"][id], [role="dialog"][id]');
    // A menu is named by its button, and a popover's button says what it controls.
    const name = layer?.getAttribute('role') === 'menu' ? layer.getAttribute('aria-labelledby') : null;
    current = layer && (document.getElementById(name ?? '') ?? document.querySelector(`[aria-controls="${layer.id}"]`));
  }
  return openers;
}

/** What opened the layer that has handed over to another one and is gone. */
const inherited = new WeakMap<Element, readonly (HTMLElement | null)[]>();

/**
 * Gives the focus back when a layer has closed: to the first opener that is still there, else to the main content, so
 * that it never falls to the body. A layer that opens another one and closes leaves its openers to that one. Whoever has
 * put the focus on something else meanwhile, by a press outside or a page that took it for its heading, keeps it there.
 */
export function returnFocus(openers: readonly (HTMLElement | null)[], layer?: HTMLElement | null): void {
  const { activeElement } = document;
  const isElsewhere =
    activeElement instanceof HTMLElement && activeElement !== document.body && !layer?.contains(activeElement);
  // A press on plain content puts the focus on the landmark around it; that is nobody's choice.
  if (isElsewhere && !activeElement.matches('main, [role="main"]')) {
    const heir = activeElement.closest('[role="dialog"], [role="alertdialog"]');
    if (heir) inherited.set(heir, openers);
    return;
  }
  if (!focusFirst([...openers, ...((layer && inherited.get(layer)) ?? [])]) && !isElsewhere) {
    focusFirst([document.querySelector<HTMLElement>('main'), ...document.querySelectorAll<HTMLElement>(tabbable)]);
  }
}
