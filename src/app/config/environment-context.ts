import { createRequiredContext } from '../lib/state';
import type { Environment } from './env';

export const [EnvironmentProvider, useEnvironment] = createRequiredContext<Environment>(
  'EnvironmentProvider',
  'useEnvironment',
);
