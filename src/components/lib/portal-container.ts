import { createContext, use } from 'react';

const PortalContainerContext = createContext<HTMLElement | null>(null);

/** Says where the layers opened from below it are put, so that a modal layer holds those that are opened inside it. */
export const PortalContainer = PortalContainerContext;

/** Where a layer that is opened here is put; `undefined` stands for the body. */
export function usePortalContainer(): HTMLElement | undefined {
  return use(PortalContainerContext) ?? undefined;
}
