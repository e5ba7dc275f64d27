import { type Context, createContext, use } from 'react';

/** Creates a context and the hook that reads it. Outside the provider, the hook throws an error that mentions both. */
export function createRequiredContext<Value>(provider: string, hook: string): [Context<Value | null>, () => Value] {
  const RequiredContext = createContext<Value | null>(null);
  function useRequiredContext(): Value {
    const value = use(RequiredContext);
    if (value === null) throw new Error(`${hook} must be used inside ${provider}.`);
    return value;
  }
  return [RequiredContext, useRequiredContext];
}
