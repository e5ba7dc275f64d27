import { type RefCallback, type RefObject, useCallback } from 'react';

/**
 * Returns a ref for elements that may be removed while they contain the focus, which the browser would move to the
 * body. Focus moves to the first button in the next list item; if there is none, to the fallback.
 */
export function useFocusAfterRemoval(fallbackRef: RefObject<HTMLElement | null>): RefCallback<HTMLElement> {
  return useCallback(
    (element) => () => {
      if (!element?.contains(document.activeElement)) return;
      const next = element.matches('li') ? element.nextElementSibling?.querySelector('button') : null;
      (next ?? fallbackRef.current)?.focus();
    },
    [fallbackRef],
  );
}
