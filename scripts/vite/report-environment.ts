import { loadEnv, type Plugin } from 'vite';
import { parseEnvironment } from '../../src/app/config/env.ts';

/** Logs missing and malformed environment variables in the terminal, as the app does on its page. */
export function reportEnvironment(): Plugin {
  return {
    name: 'waymark:report-environment',
    // Tests set their own environment, and a preview serves a finished build.
    apply: (_config, { mode, isPreview }) => mode !== 'test' && !isPreview,
    configResolved({ mode, root, logger }) {
      const result = parseEnvironment(loadEnv(mode, root, 'VITE_'), { mode });
      if (result.ok) return;
      logger.error(
        [
          'The environment is not valid. The app shows these problems instead of its pages:',
          ...result.problems.map(({ name, message }) => `  ${name} ${message}`),
        ].join('\n'),
      );
    },
  };
}
