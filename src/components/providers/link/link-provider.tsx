'use client';

import { type ComponentProps, type ComponentType, createContext, type ReactNode, use } from 'react';

/** The props of a link component: those of an `a` with a required `href`. */
export type LinkComponentProps = ComponentProps<'a'> & { href: string };
export type LinkComponent = ComponentType<LinkComponentProps>;

const LinkContext = createContext<LinkComponent | 'a'>('a');

export interface LinkProviderProps {
  /** The component that renders the links of the kit, such as a router's link. */
  component: LinkComponent;
  /** The components whose links use the component. */
  children: ReactNode;
}

/** Sets the link component of the kit. Without a provider, links are plain `a` elements. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** Returns the link component of the nearest provider, or `a`. */
export function useLinkComponent(): LinkComponent | 'a' {
  return use(LinkContext);
}
