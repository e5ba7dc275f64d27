import { useSyncExternalStore } from 'react';

const subscribe = (): (() => void) => () => undefined;

/** `false` on a server and during hydration, then `true`. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
