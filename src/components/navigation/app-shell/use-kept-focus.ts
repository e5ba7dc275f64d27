import { type RefObject, useEffect } from 'react';

/** How long to watch the focus after a resize, in frames: media queries, React and the browser react one after the other. */
const watchedFrames = 30;

/**
 * Moves the focus to an element when a resize of the window hides the focused element, such as a field in a header that
 * has become too narrow. The browser would move the focus to the body, and the next Tab would start at the top of the page.
 */
export function useKeptFocus(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let latest: EventTarget | null = null;
    const watch = (left: number): void => {
      if (document.activeElement === document.body) {
        // The user has left an element that is still visible: by a click on plain content, or by Tab out of the page.
        if (latest instanceof Element && !latest.checkVisibility()) ref.current?.focus({ preventScroll: true });
      } else if (left > 0) requestAnimationFrame(() => watch(left - 1));
    };
    const onResize = (): void => watch(watchedFrames);
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
