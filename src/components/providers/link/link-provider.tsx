import { type ComponentProps, type ComponentType, createContext, type ReactNode, use } from 'react';

/** What the kit asks of a link component: the props of an `a`, of which `href` is always there. */
export type LinkComponentProps = ComponentProps<'a'> & { href: string };
export type LinkComponent = ComponentType<LinkComponentProps>;

const LinkContext = createContext<LinkComponent | 'a'>('a');

export interface LinkProviderProps {
  /** Renders the kit's links, so that a router can follow them without a page load. */
  component: LinkComponent;
  children: ReactNode;
}

/** Makes the kit's links those of a router. Without it they are plain `a` elements. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** The component that renders links here: the provider's, else `a`. */
export function useLinkComponent(): LinkComponent | 'a' {
  return use(LinkContext);
}
