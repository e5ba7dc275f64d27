// Tested in layers.test.tsx, "locks the page until the last one closes" and "blocks touch scrolling".
/** The number of layers that lock a page's scrolling, and the function that unlocks the page. */
const locks = new WeakMap<Document, { count: number; undo: () => void }>();

/** Prevents a page from scrolling until all layers that locked it have unlocked it, in any order. */
export function lockScroll(page = document): () => void {
  const lock = locks.get(page) ?? { count: 0, undo: lockPage(page) };
  locks.set(page, lock);
  lock.count += 1;
  return () => {
    lock.count -= 1;
    if (lock.count > 0) return;
    locks.delete(page);
    lock.undo();
  };
}

function lockPage(page: Document): () => void {
  const { documentElement, defaultView } = page;
  const { overflow, scrollbarGutter } = documentElement.style;
  // Reserve the space of a classic scrollbar, so the page does not shift.
  if ((defaultView?.innerWidth ?? 0) > documentElement.clientWidth) documentElement.style.scrollbarGutter = 'stable';
  documentElement.style.overflow = 'hidden';
  const releaseTouch = blockTouchScroll(page);
  return () => {
    documentElement.style.overflow = overflow;
    documentElement.style.scrollbarGutter = scrollbarGutter;
    releaseTouch();
  };
}

/**
 * Safari on iOS scrolls the page by touch despite `overflow: hidden`, even when a scroll container in the layer has
 * reached its end. This function cancels each touch that does not scroll a container. Unlike react-remove-scroll, it
 * does not need a style element, and layers that other libraries render at the end of the body can still scroll.
 */
function blockTouchScroll(page: Document): () => void {
  let start = { x: 0, y: 0 };
  const onStart = ({ touches }: TouchEvent): void => {
    const touch = touches[0];
    if (touch) start = { x: touch.clientX, y: touch.clientY };
  };
  const onMove = (event: TouchEvent): void => {
    const touch = event.touches[0];
    // A gesture with two fingers zooms.
    if (!touch || event.touches.length > 1 || !event.cancelable) return;
    if (!usesTouch(event, start.x - touch.clientX, start.y - touch.clientY)) event.preventDefault();
  };
  page.addEventListener('touchstart', onStart, { capture: true, passive: true });
  page.addEventListener('touchmove', onMove, { capture: true, passive: false });
  return () => {
    page.removeEventListener('touchstart', onStart, { capture: true });
    page.removeEventListener('touchmove', onMove, { capture: true });
  };
}

/**
 * Whether the touch moves a slider or a text selection, or can scroll an element that contains its target by this
 * distance.
 */
function usesTouch(event: TouchEvent, left: number, top: number): boolean {
  // The path includes shadow roots and ends with the root element, the document and the window.
  const elements = (event.composedPath() as Element[]).filter((node) => node.matches?.(':not(html, body)'));
  const [target] = elements;
  if (!target) return false;
  const selection = target.ownerDocument.getSelection();
  const selects = selection?.isCollapsed === false && selection.containsNode(target, true);
  if (selects || target.matches('input[type="range"]')) return true;
  return elements.some((element) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    const { scrollTop, scrollHeight, clientHeight, scrollWidth, clientWidth } = element;
    if (Math.abs(left) > Math.abs(top)) return /auto|scroll/.test(overflowX) && scrollWidth > clientWidth;
    // At its end, a scroll container passes the touch on to the page.
    const canScroll = top > 0 ? scrollTop + clientHeight < scrollHeight - 1 : scrollTop > 0;
    return /auto|scroll/.test(overflowY) && canScroll;
  });
}
