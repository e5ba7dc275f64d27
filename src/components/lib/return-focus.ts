// Tested in open-state.test.tsx, "the focus after ... has closed".
import type { KeyboardEvent } from 'react';
import { containsNode, getActiveElement, isForeign } from './composed-tree';

/** Matches tabbable elements. It also matches hidden and inert elements, which cannot receive focus. */
export const tabbable =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex="0"]';

/** Focuses the first candidate that accepts focus. */
function focusFirst(candidates: Iterable<HTMLElement | null | undefined>): boolean {
  for (const candidate of candidates) {
    candidate?.focus({ preventScroll: true });
    if (candidate && getActiveElement() === candidate) return true;
  }
  return false;
}

/** Moves focus into a layer: to the first tabbable element, or to the layer itself. */
export function focusInside(layer: HTMLElement): void {
  focusFirst([...layer.querySelectorAll<HTMLElement>(tabbable), layer]);
}

/**
 * Keeps Tab and Shift+Tab inside a layer in a shadow root or a frame. Radix's focus scope does not work there, because
 * it compares with `document.activeElement`.
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
 * The elements that can receive focus when a layer that is now opening closes: the given element, followed by the
 * triggers of the surrounding layers, in case earlier elements have been removed from the page.
 */
export function getReturnTargets(element: Element | null): HTMLElement[] {
  const targets: HTMLElement[] = [];
  let current = element as HTMLElement | null;
  while (current && !current.matches('body') && !targets.includes(current)) {
    targets.push(current);
    const root = current.getRootNode() as Document | ShadowRoot;
    const layer: Element | null = current.closest('[role="menu"][id], [role="dialog"][id]');
    // A menu refers to its trigger as its label; a dialog's trigger refers to the dialog with `aria-controls`.
    const name = layer?.getAttribute('role') === 'menu' ? layer.getAttribute('aria-labelledby') : null;
    current = layer && (root.getElementById(name ?? '') ?? findController(root, layer.id));
  }
  return targets;
}

/**
 * Compares the attribute instead of using a selector, because an id from the consumer may not be valid in a selector.
 */
function findController(root: ParentNode, id: string): HTMLElement | null {
  const controllers = root.querySelectorAll<HTMLElement>('[aria-controls]');
  return [...controllers].find((element) => element.getAttribute('aria-controls') === id) ?? null;
}

/** The return targets passed on by a layer that opened this layer and then closed. */
const inherited = new WeakMap<Element, readonly (HTMLElement | null)[]>();

/**
 * Returns focus when a layer has closed: to the first target that accepts it, or else to the main content, so focus is
 * never lost to the body. A layer that opens another layer and then closes passes its targets on to that layer. Focus
 * does not move if it is already on another element, because of a click outside or because a page focused its heading.
 */
export function restoreFocus(targets: readonly (HTMLElement | null)[], layer?: HTMLElement | null): void {
  const activeElement = getActiveElement();
  const isElsewhere = activeElement?.matches(':not(body)') && !containsNode(layer, activeElement);
  // A click on plain content focuses the surrounding landmark, which the user did not choose.
  if (isElsewhere && !activeElement?.matches('main, [role="main"]')) {
    const nextLayer = activeElement?.closest('[role="dialog"], [role="alertdialog"]');
    if (nextLayer) inherited.set(nextLayer, targets);
    return;
  }
  if (!focusFirst([...targets, ...((layer && inherited.get(layer)) ?? [])]) && !isElsewhere) {
    focusFirst([document.querySelector<HTMLElement>('main'), ...document.querySelectorAll<HTMLElement>(tabbable)]);
  }
}
