import { createContext, use } from 'react';
import type { Environment } from './env';

const EnvironmentContext = createContext<Environment | null>(null);

export const EnvironmentProvider = EnvironmentContext;

/** Returns the validated environment. Throws outside `EnvironmentProvider`. */
export function useEnvironment(): Environment {
  const environment = use(EnvironmentContext);
  if (environment === null) throw new Error('useEnvironment must be used inside EnvironmentProvider.');
  return environment;
}
