import type { ComponentType, ReactElement, ReactNode } from 'react';

/** A state that a component can hold itself or be given: the names of its three props. */
export interface State {
  prop: string;
  defaultProp: string;
  onChange: string;
  /** Finds what changes the state when it is pressed. */
  trigger: (root: ParentNode) => Element | null;
  /** Further props of the trigger take a handler here, whose `preventDefault` vetoes. */
  triggerProps: string;
}

/** What the contracts need to know of an exported component. */
export interface Contract {
  Component: ComponentType<never>;
  /** The least props that it renders with. */
  props: Record<string, unknown>;
  /** What it has to stand in, besides the providers that every test has. */
  wrap?: (element: ReactNode) => ReactElement;
  /** Where `ref` and `data-*` go: a selector, when it is not the root. */
  target?: string;
  /** It stands in a portal, and so nowhere in the test's own container. */
  portal?: boolean;
  /** A child to lend its looks to, where it can. */
  asChild?: ReactElement;
  /** It does something of its own at a press, which a handler of the consumer can veto. */
  vetoes?: (root: ParentNode) => boolean;
  state?: State;
}

export function contract<Props>(
  Component: ComponentType<Props>,
  props: Partial<Props>,
  rest: Omit<Contract, 'Component' | 'props'> = {},
): Contract {
  return { Component: Component as ComponentType<never>, props, ...rest };
}

export const inList = (element: ReactNode): ReactElement => <ul>{element}</ul>;

export const link = <a href="#there">There</a>;

/** A part that brings its own text lends it to the child as well. */
// oxlint-disable-next-line control-has-associated-label -- the part gives it its text
export const emptyLink = <a href="#there" />;
