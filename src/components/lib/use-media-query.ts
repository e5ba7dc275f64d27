'use client';

import { useCallback, useSyncExternalStore } from 'react';

/** Returns `undefined` in environments without media queries, such as jsdom. */
const matchMedia = (query: string): MediaQueryList | undefined => (window as Partial<Window>).matchMedia?.(query);

/**
 * Whether a media query matches. The component re-renders when the result changes.
 * @param query a media query, such as `(min-width: 900px)`
 * @param serverValue the value on a server, during hydration, and in environments without media queries
 */
export function useMediaQuery(query: string, serverValue = false): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list?.addEventListener('change', onChange);
      return () => list?.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query)?.matches ?? serverValue,
    () => serverValue,
  );
}
