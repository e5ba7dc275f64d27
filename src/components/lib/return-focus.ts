import type { KeyboardEvent } from 'react';
import { containsNode, getActiveElement, isForeign } from './composed-tree';

/** Matches tabbable elements. It also matches hidden and inert elements, which refuse the focus. */
export const tabbable =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex="0"]';

/** Focuses the first candidate that accepts the focus. */
function focusFirst(candidates: Iterable<HTMLElement | null | undefined>): boolean {
  for (const candidate of candidates) {
    candidate?.focus({ preventScroll: true });
    if (candidate && getActiveElement() === candidate) return true;
  }
  return false;
}

/** Moves the focus into a layer: to the first tabbable element, or to the layer itself. */
export function focusInside(layer: HTMLElement): void {
  focusFirst([...layer.querySelectorAll<HTMLElement>(tabbable), layer]);
}

/**
 * Keeps Tab and Shift+Tab in a layer in a shadow root or in a frame, where the focus scope of Radix does not: it compares with
 * `document.activeElement`.
 */
export function loopTab(event: KeyboardEvent<HTMLElement>): void {
  const { key, shiftKey, altKey, ctrlKey, metaKey, currentTarget: layer } = event;
  if (key !== 'Tab' || altKey || ctrlKey || metaKey || !isForeign(layer)) return;
  const stops = [...layer.querySelectorAll<HTMLElement>(tabbable)].filter(
    (element) => element.tabIndex >= 0 && element.checkVisibility(),
  );
  if (shiftKey) stops.reverse();
  if (getActiveElement() !== stops.at(-1)) return;
  event.preventDefault();
  focusFirst(stops);
}

/**
 * The elements to return the focus to when a layer that opens now closes: the given element, then the trigger of the
 * layer around it, and so on, in case the earlier ones are no longer in the page.
 */
export function getReturnTargets(element: Element | null): HTMLElement[] {
  const targets: HTMLElement[] = [];
  let current = element as HTMLElement | null;
  while (current && !current.matches('body') && !targets.includes(current)) {
    targets.push(current);
    const root = current.getRootNode() as Document | ShadowRoot;
    const layer: Element | null = current.closest('[role="menu"][id], [role="dialog"][id]');
    // A menu is named by its trigger; the trigger of a dialog says what it controls.
    const name = layer?.getAttribute('role') === 'menu' ? layer.getAttribute('aria-labelledby') : null;
    current = layer && (root.getElementById(name ?? '') ?? findController(root, layer.id));
  }
  return targets;
}

/** Compares the attribute, because an id from the consumer may not be valid in a selector. */
function findController(root: ParentNode, id: string): HTMLElement | null {
  const controllers = root.querySelectorAll<HTMLElement>('[aria-controls]');
  return [...controllers].find((element) => element.getAttribute('aria-controls') === id) ?? null;
}

/** The return targets of a layer that opened this one and closed. */
const inherited = new WeakMap<Element, readonly (HTMLElement | null)[]>();

/**
 * Returns the focus when a layer has closed: to the first target that accepts it, else to the main content, so that it is
 * never lost to the body. A layer that opens another layer and closes passes its targets on to it. The focus does not move if
 * it is already on another element, after a click outside or because a page has focused its heading.
 */
export function restoreFocus(targets: readonly (HTMLElement | null)[], layer?: HTMLElement | null): void {
  const activeElement = getActiveElement();
  const isElsewhere = activeElement?.matches(':not(body)') && !containsNode(layer, activeElement);
  // A click on plain content focuses the landmark around it, not an element that the user chose.
  if (isElsewhere && !activeElement?.matches('main, [role="main"]')) {
    const nextLayer = activeElement?.closest('[role="dialog"], [role="alertdialog"]');
    if (nextLayer) inherited.set(nextLayer, targets);
    return;
  }
  if (!focusFirst([...targets, ...((layer && inherited.get(layer)) ?? [])]) && !isElsewhere) {
    focusFirst([document.querySelector<HTMLElement>('main'), ...document.querySelectorAll<HTMLElement>(tabbable)]);
  }
}
