import { createContext, use } from 'react';
import type { Environment } from './env';

const EnvironmentContext = createContext<Environment | null>(null);

export const EnvironmentProvider = EnvironmentContext;

export function useEnvironment(): Environment {
  const environment = use(EnvironmentContext);
  if (environment === null) throw new Error('useEnvironment must be used inside EnvironmentProvider.');
  return environment;
}
