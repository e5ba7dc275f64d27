let lockCount = 0;
let undoLock: () => void = () => undefined;

/** Keeps the page from scrolling until every layer that locked it has unlocked it, in any order. */
export function lockScroll(): () => void {
  lockCount += 1;
  if (lockCount === 1) {
    const { documentElement } = document;
    const { overflow, scrollbarGutter } = documentElement.style;
    // Reserve the space of a classic scrollbar, so that the page does not shift.
    if (window.innerWidth > documentElement.clientWidth) documentElement.style.scrollbarGutter = 'stable';
    documentElement.style.overflow = 'hidden';
    const releaseTouch = blockTouchScroll();
    undoLock = () => {
      documentElement.style.overflow = overflow;
      documentElement.style.scrollbarGutter = scrollbarGutter;
      releaseTouch();
    };
  }
  return () => {
    lockCount -= 1;
    if (lockCount === 0) undoLock();
  };
}

/**
 * Safari on iOS scrolls the page by touch despite `overflow: hidden`, even when a scroll container in the layer has
 * reached its end. Cancel each touch that scrolls no container. Unlike react-remove-scroll, this needs no style
 * element, and a layer that another library renders at the end of the body still scrolls.
 */
function blockTouchScroll(): () => void {
  let start = { x: 0, y: 0 };
  const onStart = ({ touches }: TouchEvent): void => {
    const touch = touches[0];
    if (touch) start = { x: touch.clientX, y: touch.clientY };
  };
  const onMove = (event: TouchEvent): void => {
    const touch = event.touches[0];
    // Two fingers zoom.
    if (!touch || event.touches.length > 1 || !event.cancelable) return;
    if (!usesTouch(event.target, start.x - touch.clientX, start.y - touch.clientY)) event.preventDefault();
  };
  document.addEventListener('touchstart', onStart, { capture: true, passive: true });
  document.addEventListener('touchmove', onMove, { capture: true, passive: false });
  return () => {
    document.removeEventListener('touchstart', onStart, { capture: true });
    document.removeEventListener('touchmove', onMove, { capture: true });
  };
}

/** Whether the touch moves a slider or a text selection, or an element around its target can scroll by that distance. */
function usesTouch(target: EventTarget | null, left: number, top: number): boolean {
  if (!(target instanceof Element)) return false;
  const selection = document.getSelection();
  const selects = selection?.isCollapsed === false && selection.containsNode(target, true);
  if (selects || target.matches('input[type="range"]')) return true;
  for (let element: Element | null = target; element && element !== document.body; element = element.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(element);
    const { scrollTop, scrollHeight, clientHeight, scrollWidth, clientWidth } = element;
    if (Math.abs(left) > Math.abs(top)) {
      if (/auto|scroll/.test(overflowX) && scrollWidth > clientWidth) return true;
    } else if (/auto|scroll/.test(overflowY)) {
      // At its end, a scroll container passes the touch on to the page.
      if (top > 0 ? scrollTop + clientHeight < scrollHeight - 1 : scrollTop > 0) return true;
    }
  }
  return false;
}
