import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type HiddenCrumbs, hiddenByCount, hiddenByWidth } from '../../lib/hidden-crumbs';

/** How wide an item of the list would be if nothing cut it, up to the width that its style allows. */
function naturalWidth(item: Element): number {
  const text = item.querySelector('[data-slot="truncated-text"]');
  const cut = text ? text.scrollWidth - text.clientWidth : 0;
  const widest = Number.parseFloat(getComputedStyle(item).maxWidth) || Infinity;
  return Math.min(item.getBoundingClientRect().width + cut, widest);
}

export interface HiddenCrumbsParts {
  /** Which crumbs are hidden, by index. */
  hidden: HiddenCrumbs;
  /** Which crumbs are hidden whatever the room; they need no width, and no place in the list. */
  least: HiddenCrumbs;
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
  const [found, setFound] = useState<HiddenCrumbs>();

  const update = (): void => {
    const [ruler, title, list] = [rulerRef.current, titleRef.current, listRef.current];
    if (!ruler || !list) return;
    const [first = 0, button = 0, ...tail] = Array.from(list.children, naturalWidth);
    const arrange = (room: number) =>
      hiddenByWidth({
        count,
        max,
        room,
        button,
        width: (index) => (index === 0 ? first : (tail[tail.length - count + index] ?? 0)),
      });
    const room = ruler.getBoundingClientRect().width;
    let next = arrange(room);
    if (title?.parentElement) {
      const gap = Number.parseFloat(getComputedStyle(title.parentElement).columnGap);
      const beside = arrange(room - title.getBoundingClientRect().width - gap);
      // What does not fit beside the title gets a row of its own.
      if (!beside.cut) next = beside;
    }
    setFound((old) => (old?.from === next.from && old.to === next.to ? old : next));
  };

  const latest = useRef(update);
  useLayoutEffect(() => {
    latest.current = update;
    update();
  });

  const shows = count > 0;
  useLayoutEffect(() => {
    const ruler = rulerRef.current;
    if (!shows || !ruler || typeof ResizeObserver === 'undefined') return undefined;
    const resize = (): void => {
      const list = listRef.current;
      const hadFocus = list?.contains(document.activeElement);
      // At once: what React puts off would show one picture too late.
      flushSync(() => latest.current());
      // A crumb that goes takes the focus with it, and so does the button.
      if (hadFocus && !list?.querySelector('li:not([data-hidden]) :focus')) {
        list?.querySelector<HTMLElement>('li:not([data-hidden]) :is(button, a)')?.focus();
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
  }, [shows]);

  // Links that are new may be more or fewer than those that were measured.
  const least = hiddenByCount(count, max);
  const hidden = { from: Math.min(found?.from ?? 1, least.from), to: Math.max(found?.to ?? 1, least.to) };
  return { hidden, least, measured: found !== undefined, rulerRef, titleRef, listRef };
}
