import { createContext, use } from 'react';
import { useHydrated } from './use-hydrated';

const PortalContainerContext = createContext<HTMLElement | null | undefined>(null);

/** Says where the layers opened from below it are put, so that a modal layer holds those that are opened inside it. */
export const PortalContainer = PortalContainerContext;

/**
 * Where a layer that is opened here is put: the body, unless something around says otherwise; `undefined` on a server and
 * while hydration begins, where there is no body to put it in.
 */
export function usePortalContainer(): HTMLElement | undefined {
  const body = useHydrated() ? document.body : undefined;
  return use(PortalContainerContext) ?? body;
}
