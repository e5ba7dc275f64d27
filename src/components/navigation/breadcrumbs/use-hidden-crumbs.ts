import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type HiddenCrumbs, hiddenByWidth } from './hidden-crumbs';
import type { PageHeaderContextValue } from './page-header';

const widthOf = (element: Element): number => element.getBoundingClientRect().width;

/**
 * The widths of the crumbs and the button in a list without truncation, each including the separator that follows it.
 * Hidden parts keep their width.
 */
function measure(list: HTMLElement): number[] {
  const widths: number[] = [];
  list.style.width = 'max-content';
  for (const part of list.children) {
    const width = widthOf(part);
    // A separator.
    if (part.ariaHidden === 'true') widths.push((widths.pop() ?? 0) + width);
    else widths.push(width);
  }
  list.style.width = '';
  return widths;
}

/**
 * Measures before paint which crumbs must be hidden for the trail to fit.
 * @param least the crumbs that are hidden at every width
 * @param header the surrounding page header, which determines the available width; its title may be in the same row
 * @returns the hidden crumbs (`undefined` on a server), a ref for an element with the available width and a height
 * independent of its content, and a ref for the list of the first crumb, the button, and the crumbs after `least`
 */
export function useHiddenCrumbs(least: HiddenCrumbs, header: PageHeaderContextValue | null) {
  const ownRulerRef = useRef<HTMLDivElement>(null);
  const listRef = useRef<HTMLOListElement>(null);
  const [found, setFound] = useState<HiddenCrumbs>();

  const update = useCallback(() => {
    const [ruler, title, list] = [(header?.rulerRef ?? ownRulerRef).current, header?.titleRef.current, listRef.current];
    if (!ruler || !list) return;
    const room = widthOf(ruler);
    const widths = measure(list);
    let next = hiddenByWidth(least, widths, room);
    if (title?.parentElement) {
      const gap = Number.parseFloat(getComputedStyle(title.parentElement).columnGap);
      const beside = hiddenByWidth(least, widths, room - widthOf(title) - gap);
      // A trail that does not fit beside the title wraps to a separate row.
      if (!beside.cut) next = beside;
    }
    setFound((old) => (old?.from === next.from && old.to === next.to ? old : next));
  }, [least, header]);

  // Runs after every render, because a crumb may have changed.
  useLayoutEffect(update);

  useLayoutEffect(() => {
    const [ruler, title, list] = [(header?.rulerRef ?? ownRulerRef).current, header?.titleRef.current, listRef.current];
    if (!ruler || !list || typeof ResizeObserver === 'undefined') return undefined;
    const resize = (): void => {
      const hadFocus = list.querySelector(':focus');
      // Update synchronously, because a deferred update would be painted one frame late.
      flushSync(update);
      // Hiding a focused crumb or the button would lose focus.
      if (hadFocus && !list.querySelector('li:not([data-hidden]) :focus')) {
        list.querySelector<HTMLElement>('li:not([data-hidden]) :is(button, a)')?.focus();
      }
    };
    const observer = new ResizeObserver(resize);
    observer.observe(ruler);
    // The title is not part of the trail and may change independently.
    if (title) observer.observe(title);
    // A web font changes the width of the crumbs, but not the width of the card. jsdom does not support
    // `document.fonts`.
    const fonts = document.fonts as FontFaceSet | undefined;
    fonts?.addEventListener('loadingdone', resize);
    return () => {
      observer.disconnect();
      fonts?.removeEventListener('loadingdone', resize);
    };
  }, [update, header]);

  return [found, ownRulerRef, listRef] as const;
}
