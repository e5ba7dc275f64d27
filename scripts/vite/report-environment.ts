import { loadEnv, type Plugin } from 'vite';
import { parseEnvironment } from '../../src/app/config/env.ts';

/** Says in the terminal what the app would say on its page: which value of the environment is missing or malformed. */
export function reportEnvironment(): Plugin {
  return {
    name: 'waymark:report-environment',
    // The tests bring an environment of their own, and a preview shows what was built with one.
    apply: (_config, { mode, isPreview }) => mode !== 'test' && !isPreview,
    configResolved({ mode, root, logger }) {
      const result = parseEnvironment(loadEnv(mode, root, 'VITE_'), { mode });
      if (result.ok) return;
      logger.error(
        [
          'The environment is not complete; the app will show this instead of its pages:',
          ...result.problems.map(({ name, message }) => `  ${name} ${message}`),
        ].join('\n'),
      );
    },
  };
}
