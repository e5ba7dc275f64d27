// Tested in layers.test.tsx, "makes an element inert that a script adds".
import { parentOf } from './composed-tree';

interface Layer {
  /** The elements that remain usable. */
  kept: readonly (Element | null)[];
  scrim?: Element | null;
  /** Elements that other code opened above the layer, such as a date picker's popup. */
  above: Set<Node>;
}

/** The open modal layers, in the order in which they opened. */
const layers: Layer[] = [];
/** The elements that this module made inert. An element that was already inert remains inert. */
const held = new Set<Element>();
let observer: MutationObserver | undefined;
/**
 * Regions that remain usable while a layer is open: the toasts of the kit and other libraries, and the loading bar. A
 * field's messages belong to the page and are therefore excluded.
 */
const live = '[data-live], [aria-live]:not([aria-live="off"], [data-slot$="-messages"])';

/**
 * Elements added while a layer is open belong to the page behind it, except elements that the user opens: other
 * libraries render their popups as portals in the body.
 */
function handleMutations(records: readonly MutationRecord[]): void {
  const isByUser = (navigator as Partial<Navigator>).userActivation?.isActive ?? true;
  for (const { target, addedNodes } of isByUser ? records : []) {
    if (target === target.ownerDocument?.body) for (const node of addedNodes) layers.at(-1)?.above.add(node);
  }
  update();
}

/**
 * Makes everything outside the top layer inert, or nothing if no layer is open. Marks every scrim except the top one.
 */
function update(): void {
  observer ??= new MutationObserver(handleMutations);
  observer.disconnect();
  const outside = new Set<Element>();
  const layer = layers.at(-1);
  const topScrim = layers.findLast(({ scrim }) => scrim)?.scrim;
  for (const { scrim } of layers) scrim?.toggleAttribute('data-covered', scrim !== topScrim);
  // The kept elements and all nodes that contain them, across shadow roots and frames.
  const around = new Set<Node>();
  const visit = (parent: Node): void => {
    // Content added while the layer is open, such as a chat widget, must also be inert.
    observer?.observe(parent, { childList: true });
    for (const child of (parent as ParentNode & Node).children) {
      if (around.has(child) || layer?.above.has(child) || child.matches(live)) continue;
      if (child.querySelector(live)) visit(child);
      else if (!child.matches('script, style, link, template')) outside.add(child);
    }
  };
  for (const element of layer?.kept ?? []) {
    for (let node: Node | null = element; node; node = parentOf(node)) around.add(node);
  }
  for (const node of around) if (!layer?.kept.some((element) => element?.contains(node))) visit(node);
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
 * Makes everything inert except the given elements and their ancestors, as a modal layer must (WAI-ARIA dialog
 * pattern). Live regions and the loading bar remain usable. If several layers are open, only the last one is usable.
 * Because two scrims would darken the page twice, every scrim except the last one has the `data-covered` attribute.
 * @returns a function that undoes this; a second call has no effect
 */
export function inertOthers(kept: readonly (Element | null)[], scrim?: Element | null): () => void {
  const layer: Layer = { kept, scrim, above: new Set() };
  layers.push(layer);
  update();
  return () => {
    const index = layers.indexOf(layer);
    if (index < 0) return;
    layers.splice(index, 1);
    update();
  };
}
