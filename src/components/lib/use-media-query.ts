import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query matches. Renders again when that changes.
 * @param query a media query, such as `(min-width: 900px)`
 * @param serverValue the value on a server and during hydration
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
