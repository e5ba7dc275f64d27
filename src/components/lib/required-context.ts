import { type Context, createContext, use } from 'react';

/**
 * Creates a context that a component's parts share, and the hook that reads it. The hook accepts the name of a part;
 * outside the component, it throws an error that mentions this name.
 * @param root the component that provides the context, for the error
 */
export function createRequiredContext<Value>(root: string): [Context<Value | null>, (part: string) => Value] {
  const RequiredContext = createContext<Value | null>(null);
  function useRequiredContext(part: string): Value {
    const value = use(RequiredContext);
    if (value === null) throw new Error(`${part} must be used inside ${root}.`);
    return value;
  }
  return [RequiredContext, useRequiredContext];
}
