// Tested in roots.spec.ts, "an app in a shadow root" and "an app in a frame".
/** Whether a node belongs to a shadow root, or to a document that does not run the kit, such as that of a frame. */
export const isForeign = (node: Node): boolean => node.getRootNode() !== document;

/** The node that contains another node: its slot, its parent, its shadow root's host, or its document's frame. */
export function parentOf(node: Node): Node | null {
  const { ownerDocument } = node;
  if (node === ownerDocument?.body) {
    // A page that embeds the kit's document is not part of the app.
    return ownerDocument === document ? null : (ownerDocument.defaultView?.frameElement ?? null);
  }
  const { assignedSlot, parentNode, host } = node as Partial<Element & ShadowRoot>;
  return assignedSlot ?? parentNode ?? host ?? null;
}

/** Like `contains`, but across shadow roots and frames. */
export function containsNode(outer: Node | null | undefined, inner: Node | null): boolean {
  let node = inner;
  while (node && node !== outer) node = parentOf(node);
  return node !== null;
}

/** The focused element. In a shadow root or a frame, `document.activeElement` would be the host or the frame. */
export function getActiveElement(): HTMLElement | null {
  let active = document.activeElement;
  for (let inner = active; inner; inner = innerActiveElement(inner)) active = inner;
  return active as HTMLElement | null;
}

function innerActiveElement(element: Element): Element | null {
  const { shadowRoot, contentDocument } = element as Partial<HTMLIFrameElement>;
  return (shadowRoot ?? contentDocument)?.activeElement ?? null;
}
