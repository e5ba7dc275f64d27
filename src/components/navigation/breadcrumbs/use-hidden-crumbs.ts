import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type HiddenCrumbs, hiddenByCount, hiddenByWidth } from '../../lib/hidden-crumbs';

const widthOf = (element: Element): number => element.getBoundingClientRect().width;

export interface HiddenCrumbsParts extends HiddenCrumbs {
  /** The index up to which crumbs are hidden whatever the room; they need no width, and no place in the list. */
  least: number;
  /** Whether their widths are known; they are not on a server. */
  measured: boolean;
  /** An element as wide as the card has room, and not higher for what is in it. */
  rulerRef: RefObject<HTMLDivElement | null>;
  /** The title, where the trail stands beside it. */
  titleRef: RefObject<HTMLHeadingElement | null>;
  /** The list: the first crumb, the button, the last crumbs. Those that are hidden keep their width. */
  listRef: RefObject<HTMLOListElement | null>;
}

/** Finds what has to hide so that the trail fits, before the browser paints. */
export function useHiddenCrumbs(count: number, max: number): HiddenCrumbsParts {
  const rulerRef = useRef<HTMLDivElement>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const listRef = useRef<HTMLOListElement>(null);
  const [from, setFrom] = useState(1);
  const [to, setTo] = useState<number>();

  const update = useCallback(() => {
    const [ruler, title, list] = [rulerRef.current, titleRef.current, listRef.current];
    if (!ruler || !list) return;
    const room = widthOf(ruler);
    // For a moment nothing is cut but what is wider than its style allows.
    list.style.width = 'max-content';
    const [first = 0, button = 0, ...tail] = Array.from(list.children, widthOf);
    list.style.width = '';
    const width = (index: number): number => (index === 0 ? first : (tail.at(index - count) ?? 0));
    const arrange = (within: number) => hiddenByWidth({ count, max, room: within, button, width });
    let next = arrange(room);
    if (title?.parentElement) {
      const gap = Number.parseFloat(getComputedStyle(title.parentElement).columnGap);
      const beside = arrange(room - widthOf(title) - gap);
      // What does not fit beside the title gets a row of its own.
      if (!beside.cut) next = beside;
    }
    setFrom(next.from);
    setTo(next.to);
  }, [count, max]);

  // After each render: a title may have another text.
  useLayoutEffect(update);

  useLayoutEffect(() => {
    const [ruler, list] = [rulerRef.current, listRef.current];
    if (!ruler || !list || typeof ResizeObserver === 'undefined') return undefined;
    const resize = (): void => {
      const hadFocus = list.contains(document.activeElement);
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

  // Links that are new may be more or fewer than those that were measured.
  const least = hiddenByCount(count, max);
  return {
    from: Math.min(from, least.from),
    to: Math.min(Math.max(to ?? 1, least.to), count - 1),
    least: least.to,
    measured: to !== undefined,
    rulerRef,
    titleRef,
    listRef,
  };
}
