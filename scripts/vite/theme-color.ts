import type { Plugin } from 'vite';
import { colors } from '../../src/components/tokens/colors.ts';

/** Colours the browser's own frame as the page: from the tokens, so that the two cannot differ. */
export function themeColor(): Plugin {
  return {
    name: 'waymark:theme-color',
    transformIndexHtml: () =>
      (['light', 'dark'] as const).map((mode) => ({
        tag: 'meta',
        attrs: {
          name: 'theme-color',
          content: colors[mode].paper,
          media: `(prefers-color-scheme: ${mode})`,
          'data-ground': mode,
        },
        injectTo: 'head',
      })),
  };
}
