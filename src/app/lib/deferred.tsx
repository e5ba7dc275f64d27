import { type ComponentType, memo, type ReactNode, useDeferredValue } from 'react';

/**
 * Returns a component that renders new props in time slices, in which the page stays responsive. Updates of an external store, such
 * as the cache of the responses, would otherwise render it as one task. All of its props change together.
 */
export function deferred<Props extends object>(Component: ComponentType<Props>): (props: Props) => ReactNode {
  const Shown: ComponentType<Props> = memo(Component);
  return function Deferred(props: Props) {
    return <Shown {...useDeferredValue(props)} />;
  };
}
