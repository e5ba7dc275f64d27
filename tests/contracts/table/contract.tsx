import { cloneElement, type ComponentType, type ReactElement, type ReactNode } from 'react';

/** The names of the three props for a state that can be controlled or uncontrolled. */
export interface State {
  prop: string;
  defaultProp: string;
  onChange: string;
  /** A selector of the element that changes the state on click. */
  trigger: string;
  /** The name of the trigger in `slotProps`. A click handler there can prevent the change. */
  slot: string;
}

/** The data that the contract tests need about an exported component. */
export interface Contract {
  Component: ComponentType<never>;
  /** The required props. */
  props: Record<string, unknown>;
  /** Wraps the component in the parent that it requires. */
  wrap?: (element: ReactNode) => ReactElement;
  /**
   * A selector of the element that receives `ref`, `id`, `data-*` and handlers.
   *
   * @default the root element; the component's slot if it has a wrapper or a portal
   */
  target?: string;
  /**
   * A selector of the element that receives `className` and `style`, for a control with elements around it; true for the component's slot.
   *
   * @default the target
   */
  root?: string | true;
  /** The name of the root in `slotProps`. @default 'root' */
  slot?: string;
  /** Whether it renders in a portal, outside the test's container. */
  portal?: boolean;
  /** A child for `asChild`, for each component whose types accept `asChild`. */
  asChild?: ReactElement;
  /**
   * Matches an element only after, or only before, a click whose effect the consumer can prevent with `preventDefault`.
   */
  vetoes?: string;
  state?: State;
}

type Row<Props> = { props?: Partial<Props> } & Omit<Contract, 'Component' | 'props' | 'asChild'> &
  ('asChild' extends keyof Props ? Required<Pick<Contract, 'asChild'>> : { asChild?: never });

export function contract<Props>(
  Component: ComponentType<Props>,
  ...[row]: object extends Row<Props> ? [row?: Row<Props>] : [row: Row<Props>]
): Contract {
  return { Component: Component as ComponentType<never>, props: {}, ...row };
}

/** Returns a function that wraps an element in its parent. */
export const within =
  (parent: ReactElement) =>
  (element: ReactNode): ReactElement =>
    cloneElement(parent, undefined, element);

export const inList = within(<ul />);

export const link = <a href="#there">There</a>;

/** A child for a component that renders its own text. */
// oxlint-disable-next-line control-has-associated-label -- the component renders its text
export const emptyLink = <a href="#there" />;

/** Matches the trigger of a layer that is open. */
export const expanded = '[aria-expanded="true"]';
