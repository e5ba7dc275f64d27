import { createContext, use } from 'react';
import { useHydrated } from './use-hydrated';

/** An element or a shadow root. */
export type PortalTarget = Element | DocumentFragment;

const PortalContainerContext = createContext<PortalTarget | null | undefined>(null);

/** Sets the portal container of the layers below, so a modal layer contains the layers opened from it. */
export const PortalContainer = PortalContainerContext;

/**
 * The portal container of a layer: the nearest `PortalContainer`, or else the body; `undefined` on a server and during
 * hydration.
 */
export function usePortalContainer(): PortalTarget | undefined {
  const body = useHydrated() ? document.body : undefined;
  return use(PortalContainerContext) ?? body;
}
