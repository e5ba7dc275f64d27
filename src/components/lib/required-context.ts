import { type Context, createContext, use } from 'react';

/**
 * Creates a context that the parts of a component share, and the hook that reads it. The hook takes the name of the part and
 * throws an error that names it outside of the component.
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
