import { sizes } from 'waymark/tokens';

/** How far a popover keeps from the edges of the viewport, in px: the kit's own distance. */
const edge = 8;

/**
 * Lays a popup out that is rendered but hidden, so that to show it is to paint it. The browser keeps what it worked out, but
 * nobody sees the popup or meets it with the keyboard or a screen reader.
 */
export function layOutHidden(popup: HTMLElement | null, trigger: HTMLElement | null): void {
  // What the popover places; React hides it while the popup is closed.
  const layer = popup?.parentElement;
  if (!popup || !trigger || layer?.style.display !== 'none') return;
  // Not in browsers of before 2024: there the press has more to do.
  if (!('contentVisibility' in layer.style)) return;
  layer.style.removeProperty('display');
  // It would play the way out.
  popup.style.animation = 'none';
  place(layer, popup, trigger);
  // Works out all that the following line keeps.
  layer.getBoundingClientRect();
  layer.style.contentVisibility = 'hidden';
}

/**
 * Shows a popup that is rendered but hidden, in its place below the end of its trigger, before React and the popover hear that
 * it is open: what they have to do then takes longer than a frame on a slow machine. They find everything as they would have
 * it. Returns whether there was something to show.
 */
export function showAhead(popup: HTMLElement | null, trigger: HTMLElement | null): boolean {
  const layer = popup?.parentElement;
  if (!popup || !layer || !trigger) return false;
  const isHidden = layer.style.display === 'none' || layer.style.contentVisibility === 'hidden';
  if (!isHidden) return false;
  layer.style.removeProperty('display');
  layer.style.removeProperty('content-visibility');
  place(layer, popup, trigger);
  popup.style.removeProperty('animation');
  popup.dataset.state = 'open';
  return true;
}

/** Places the layer as the popover will. What is inherited has its values, or all of the popup would be styled once more. */
function place(layer: HTMLElement, popup: HTMLElement, trigger: HTMLElement): void {
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
  // oxlint-disable-next-line waymark/style-literals -- to the letter as Radix sets it: another value would be a change
  layer.style.setProperty('--radix-popper-transform-origin', '100% 0px');
  layer.style.transform = `translate(${Math.round(x)}px, ${Math.round(top)}px)`;
  layer.style.zIndex = zIndex;
}
