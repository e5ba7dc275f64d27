import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** `false` on a server and for the first render of a page that came from one, `true` ever after. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
