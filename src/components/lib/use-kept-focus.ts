import { type RefObject, useEffect } from 'react';

/**
 * Puts the focus on an element when a change of the window's size takes away what has it: a field that a narrow header
 * has no room for. The browser would leave it on nothing, and the next Tab would begin at the top of the page.
 */
export function useKeptFocus(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onResize = (): void => {
      if (document.activeElement === document.body) return;
      // The browser lets go of what is hidden when it draws the page anew.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
        }),
      );
    };
    window.addEventListener('resize', onResize);
    return () => window.removeEventListener('resize', onResize);
  }, [ref]);
}
