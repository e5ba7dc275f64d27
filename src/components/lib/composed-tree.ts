/** Whether a node belongs to a shadow root or to another document than the one that runs the kit, such as that of a frame. */
export const isForeign = (node: Node): boolean => node.getRootNode() !== document;

/** The node around another one: its slot, its parent, the host of its shadow root, or the frame of its document. */
export function parentOf(node: Node): Node | null {
  const { ownerDocument } = node;
  if (node === ownerDocument?.body) {
    // A page that contains the document which runs the kit is not part of the app.
    return ownerDocument === document ? null : (ownerDocument.defaultView?.frameElement ?? null);
  }
  const { assignedSlot, parentNode, host } = node as Partial<Element & ShadowRoot>;
  return assignedSlot ?? parentNode ?? host ?? null;
}

/** Like `contains`, across shadow roots and frames. */
export function containsNode(outer: Node | null | undefined, inner: Node | null): boolean {
  let node = inner;
  while (node && node !== outer) node = parentOf(node);
  return node !== null;
}

/** The element that has the focus. `document.activeElement` is the host of the shadow root or the frame around it. */
export function getActiveElement(): HTMLElement | null {
  let active = document.activeElement;
  for (let inner = active; inner; inner = innerActiveElement(inner)) active = inner;
  return active as HTMLElement | null;
}

function innerActiveElement(element: Element): Element | null {
  const { shadowRoot, contentDocument } = element as Partial<HTMLIFrameElement>;
  return (shadowRoot ?? contentDocument)?.activeElement ?? null;
}
