import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type HiddenCrumbs, hiddenByWidth } from './hidden-crumbs';

const widthOf = (element: Element): number => element.getBoundingClientRect().width;

/**
 * Finds what has to hide so that the trail fits, before the browser paints.
 * @param least what is hidden whatever the room
 * @returns what is hidden, `undefined` on a server; and refs for
 * - an element as wide as the card has room, and not higher for what is in it;
 * - the title, where the trail stands beside it;
 * - the list: the first crumb, the button, the crumbs after those of `least`. Those that are hidden keep their width.
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
    // For a moment nothing is cut but what is wider than its style allows.
    list.style.width = 'max-content';
    const widths = Array.from(list.children, widthOf);
    list.style.width = '';
    let next = hiddenByWidth(least, widths, room);
    if (title?.parentElement) {
      const gap = Number.parseFloat(getComputedStyle(title.parentElement).columnGap);
      const beside = hiddenByWidth(least, widths, room - widthOf(title) - gap);
      // What does not fit beside the title gets a row of its own.
      if (!beside.cut) next = beside;
    }
    setFound((old) => (old?.from === next.from && old.to === next.to ? old : next));
  }, [least]);

  // After each render, because a title may have another text. What was found for other links lasts until here.
  useLayoutEffect(update);

  useLayoutEffect(() => {
    const [ruler, list] = [rulerRef.current, listRef.current];
    if (!ruler || !list || typeof ResizeObserver === 'undefined') return undefined;
    const resize = (): void => {
      const hadFocus = list.querySelector(':focus');
      // At once: what React puts off would show one picture too late.
      flushSync(update);
      // A crumb that goes takes the focus with it, and so does the button.
      if (hadFocus && !list.querySelector('li:not([data-hidden]) :focus')) {
        list.querySelector<HTMLElement>('li:not([data-hidden]) :is(button, a)')?.focus();
      }
    };
    const observer = new ResizeObserver(resize);
    observer.observe(ruler);
    // A typeface that arrives changes the widths of the crumbs, not that of the card.
    // jsdom has none.
    const fonts = document.fonts as FontFaceSet | undefined;
    fonts?.addEventListener('loadingdone', resize);
    return () => {
      observer.disconnect();
      fonts?.removeEventListener('loadingdone', resize);
    };
  }, [update]);

  return [found, rulerRef, titleRef, listRef] as const;
}
