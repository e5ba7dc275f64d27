import type { Plugin } from 'vite';

export function reportEnvironment(): Plugin {
  return { name: 'waymark:report-environment' };
}
