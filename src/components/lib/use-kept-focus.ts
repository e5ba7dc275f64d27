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
    let frame = 0;
    const watch = (left: number): void => {
      const { activeElement, body } = document;
      if (activeElement === body && latest) ref.current?.focus({ preventScroll: true });
      else if (left > 0) frame = requestAnimationFrame(() => watch(left - 1));
    };
    const onResize = (): void => {
      cancelAnimationFrame(frame);
      // At this moment the browser may have let go of what is hidden already.
      frame = requestAnimationFrame(() => watch(frames));
    };
    const onFocus = ({ target }: FocusEvent): void => {
      latest = target;
    };
    // Whoever presses on plain content, or leaves the page by Tab, has put the focus on nothing.
    const onInput = (): void => {
      setTimeout(() => {
        if (document.activeElement === document.body) latest = null;
      });
    };
    window.addEventListener('resize', onResize);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('pointerdown', onInput, true);
    document.addEventListener('keydown', onInput, true);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('resize', onResize);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('pointerdown', onInput, true);
      document.removeEventListener('keydown', onInput, true);
    };
  }, [ref]);
}
