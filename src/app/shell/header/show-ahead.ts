import { sizes } from 'waymark/tokens';

/** How far a popover keeps from the edges of the viewport, in px: the kit's own distance. */
const edge = 8;

/**
 * Lays a popup out that is rendered but hidden, so that to show it is to paint it. Nobody sees it or meets it with the keyboard
 * or a screen reader.
 */
export function layOutHidden(popup: HTMLElement | null): void {
  // What the popover places; React hides it while the popup is closed.
  const layer = popup?.parentElement;
  if (!popup || layer?.style.display !== 'none') return;
  layer.style.visibility = 'hidden';
  layer.style.removeProperty('display');
  // It would play the way out.
  popup.style.animation = 'none';
}

/**
 * Shows a popup that is rendered but hidden, in its place below the end of its trigger, before React and the popover hear that
 * it is open: what they have to do then takes longer than a frame on a slow machine. They find everything as they would have
 * it. Returns whether there was something to show.
 */
export function showAhead(popup: HTMLElement | null, trigger: HTMLElement | null): boolean {
  const layer = popup?.parentElement;
  if (!popup || !layer || !trigger) return false;
  const isHidden = layer.style.display === 'none' || layer.style.visibility === 'hidden';
  if (!isHidden) return false;
  layer.style.removeProperty('display');

  // All that has to be read, before anything is written.
  const { left, right, bottom } = trigger.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const { zIndex, direction } = getComputedStyle(popup);
  const width = layer.offsetWidth;

  const top = bottom + sizes['popup-gap'];
  const start = direction === 'rtl' ? left : right - width;
  const x = Math.max(edge, Math.min(start, clientWidth - edge - width));
  layer.style.setProperty('--radix-popper-available-height', `${clientHeight - top - edge}px`);
  layer.style.setProperty('--radix-popper-available-width', `${clientWidth - 2 * edge}px`);
  layer.style.setProperty('--radix-popper-transform-origin', '100% 0');
  layer.style.transform = `translate(${Math.round(x)}px, ${Math.round(top)}px)`;
  layer.style.zIndex = zIndex;
  layer.style.removeProperty('visibility');
  popup.style.removeProperty('animation');
  popup.dataset.state = 'open';
  return true;
}
