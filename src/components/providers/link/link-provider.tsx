'use client';

import { type ComponentProps, type ComponentType, createContext, type ReactNode, use } from 'react';

/** The props of a link component: the props of an `a`, with a required `href`. */
export type LinkComponentProps = ComponentProps<'a'> & { href: string };
export type LinkComponent = ComponentType<LinkComponentProps>;

const LinkContext = createContext<LinkComponent | 'a'>('a');

export interface LinkProviderProps {
  /** The component that renders the kit's links, such as a router's link. */
  component: LinkComponent;
  /** The components whose links use the link component. */
  children: ReactNode;
}

/** Sets the kit's link component. Without a provider, links are plain `a` elements. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** Returns the nearest provider's link component, or `a`. */
export function useLinkComponent(): LinkComponent | 'a' {
  return use(LinkContext);
}
