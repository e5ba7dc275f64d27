import { memo, useCallback, useEffect, useRef, useState } from 'react';
import { hintDelayMs } from '../../lib/layer-look';
import { useEscape } from '../../lib/use-escape';
import { useOnDemand } from '../../lib/use-on-demand';
import { loadLayers } from './load-layers';

/** How long the pointer may take to reach the text before it closes. */
const closeDelayMs = 200;

/**
 * Returns the cell, or the part of it, whose text is truncated. Ignores visually hidden text, which is one pixel wide.
 */
const findCut = (cell: Element): Element | undefined =>
  [cell, ...cell.querySelectorAll('*')].find(
    ({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1,
  );

/**
 * Displays the whole text of a truncated cell or header on hover and on focus. All cells share one layer, of the same
 * kind as the column menus, because `Tooltip` would add 3.5 kB to each grid.
 */
export const TruncatedCells = memo(function TruncatedCells({ scroller }: { scroller: HTMLElement | null }) {
  const [cut, setCut] = useState<Element | null>(null);
  const anchor = useRef<Element>(null);
  const [layers, requestLayers] = useOnDemand(loadLayers);
  const timer = useRef(0);
  useEscape(cut !== null, () => setCut(null));

  const show = useCallback((next: Element | null, delayMs: number): void => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      if (next) anchor.current = next;
      setCut(next);
    }, delayMs);
  }, []);

  useEffect(() => {
    if (!scroller) return undefined;
    const handle = (event: Event): void => {
      const isFocus = event.type === 'focusin';
      const cell = event.target instanceof Element && event.target.closest('[data-column]');
      // Ignore touch, and focus caused by a click.
      const isSilent =
        event instanceof PointerEvent ? event.pointerType === 'touch' : !cell || !cell.matches(':focus-visible');
      const next = cell && !isSilent ? findCut(cell) : undefined;
      if (next) {
        requestLayers();
        show(next, isFocus ? 0 : hintDelayMs);
      } else show(null, closeDelayMs);
    };
    const hide = (): void => show(null, closeDelayMs);
    const listeners = new AbortController();
    const { signal } = listeners;
    for (const name of ['pointerover', 'focusin']) scroller.addEventListener(name, handle, { signal });
    for (const name of ['pointerleave', 'focusout', 'scroll']) scroller.addEventListener(name, hide, { signal });
    return () => {
      listeners.abort();
      window.clearTimeout(timer.current);
    };
  }, [scroller, show, requestLayers]);

  return (
    layers && (
      <layers.CellText
        open={cut !== null}
        anchor={anchor}
        onPointerEnter={() => window.clearTimeout(timer.current)}
        onPointerLeave={() => show(null, closeDelayMs)}
      >
        {cut?.textContent}
      </layers.CellText>
    )
  );
});
