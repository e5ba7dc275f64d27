import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query holds, and again whenever that changes.
 * @param query a media query, such as `(min-width: 900px)`
 * @param serverValue what a server render assumes; hydration begins with it as well
 */
export function useMediaQuery(query: string, serverValue = false): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => serverValue,
  );
}
