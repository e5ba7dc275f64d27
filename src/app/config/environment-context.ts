import { createContext, use } from 'react';
import type { Environment } from './env';

const EnvironmentContext = createContext<Environment | null>(null);

/** Makes the checked environment known to the tree below. */
export const EnvironmentProvider = EnvironmentContext;

/** The checked environment; throws outside of `EnvironmentProvider`. */
export function useEnvironment(): Environment {
  const environment = use(EnvironmentContext);
  if (environment === null) throw new Error('useEnvironment must be used inside EnvironmentProvider.');
  return environment;
}
