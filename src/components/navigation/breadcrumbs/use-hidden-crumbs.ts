import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type HiddenCrumbs, hiddenByWidth } from './hidden-crumbs';

const widthOf = (element: Element): number => element.getBoundingClientRect().width;

/**
 * Measures which crumbs to hide so that the trail fits, before the browser paints.
 * @param least the crumbs that are hidden at any width
 * @returns the hidden crumbs (`undefined` on a server), and refs for
 * - an element with the available width, whose height does not depend on its content;
 * - the title, if it is beside the trail;
 * - the list: the first crumb, the button, and the crumbs after those of `least`. Hidden crumbs keep their width.
 */
export function useHiddenCrumbs(least: HiddenCrumbs) {
  const rulerRef = useRef<HTMLDivElement>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const listRef = useRef<HTMLOListElement>(null);
  const [found, setFound] = useState<HiddenCrumbs>();

  const update = useCallback(() => {
    const [ruler, title, list] = [rulerRef.current, titleRef.current, listRef.current];
    if (!ruler || !list) return;
    const room = widthOf(ruler);
    // Measure without truncation.
    list.style.width = 'max-content';
    const widths = Array.from(list.children, widthOf);
    list.style.width = '';
    let next = hiddenByWidth(least, widths, room);
    if (title?.parentElement) {
      const gap = Number.parseFloat(getComputedStyle(title.parentElement).columnGap);
      const beside = hiddenByWidth(least, widths, room - widthOf(title) - gap);
      // A trail that does not fit beside the title wraps to a row of its own.
      if (!beside.cut) next = beside;
    }
    setFound((old) => (old?.from === next.from && old.to === next.to ? old : next));
  }, [least]);

  // After every render, because a title may have changed.
  useLayoutEffect(update);

  useLayoutEffect(() => {
    const [ruler, list] = [rulerRef.current, listRef.current];
    if (!ruler || !list || typeof ResizeObserver === 'undefined') return undefined;
    const resize = (): void => {
      const hadFocus = list.querySelector(':focus');
      // Synchronously: a deferred update would be painted one frame late.
      flushSync(update);
      // Hiding a focused crumb or the button would lose focus.
      if (hadFocus && !list.querySelector('li:not([data-hidden]) :focus')) {
        list.querySelector<HTMLElement>('li:not([data-hidden]) :is(button, a)')?.focus();
      }
    };
    const observer = new ResizeObserver(resize);
    observer.observe(ruler);
    // A web font changes the width of the crumbs, but not of the card.
    // jsdom has no `document.fonts`.
    const fonts = document.fonts as FontFaceSet | undefined;
    fonts?.addEventListener('loadingdone', resize);
    return () => {
      observer.disconnect();
      fonts?.removeEventListener('loadingdone', resize);
    };
  }, [update]);

  return [found, rulerRef, titleRef, listRef] as const;
}
