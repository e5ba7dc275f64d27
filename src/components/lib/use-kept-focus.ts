import { type RefObject, useEffect } from 'react';

/** How many frames after a resize the focus is watched: media queries, React and the browser follow one after the other. */
const frames = 30;

/**
 * Puts the focus on an element when a change of the window's size takes away what has it: a field that a narrow header
 * has no room for. The browser would leave it on nothing, and the next Tab would begin at the top of the page.
 */
export function useKeptFocus(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let latest: EventTarget | null = null;
    const watch = (left: number): void => {
      if (document.activeElement === document.body) {
        // What still shows was left on purpose: by a press on plain content, or by Tab out of the page.
        if (latest instanceof Element && !latest.checkVisibility()) ref.current?.focus({ preventScroll: true });
      } else if (left > 0) requestAnimationFrame(() => watch(left - 1));
    };
    const onResize = (): void => watch(frames);
    const onFocus = ({ target }: FocusEvent): void => {
      latest = target;
    };
    window.addEventListener('resize', onResize);
    document.addEventListener('focusin', onFocus);
    return () => {
      window.removeEventListener('resize', onResize);
      document.removeEventListener('focusin', onFocus);
    };
  }, [ref]);
}
