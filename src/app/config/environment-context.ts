import { createRequiredContext } from '../lib/required-context';
import type { Environment } from './env';

export const [EnvironmentProvider, useEnvironment] = createRequiredContext<Environment>(
  'EnvironmentProvider',
  'useEnvironment',
);
