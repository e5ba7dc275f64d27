import type { Plugin } from 'vite';
import { baseColors } from '../../src/components/tokens/base-colors.ts';

/** Adds the `theme-color` of each color scheme from the tokens. */
export function themeColor(): Plugin {
  return {
    name: 'waymark:theme-color',
    transformIndexHtml: () =>
      (['light', 'dark'] as const).map((mode) => ({
        tag: 'meta',
        attrs: {
          name: 'theme-color',
          content: baseColors[mode].paper,
          media: `(prefers-color-scheme: ${mode})`,
          'data-ground': mode,
        },
        injectTo: 'head',
      })),
  };
}
