// PostCSS plugins for the cascade layers of the kit's style sheets.
import type { CSSOptions } from 'vite';

type PostCss = Exclude<CSSOptions['postcss'], string | undefined>;
type Plugin = Extract<NonNullable<PostCss['plugins']>[number], { postcssPlugin: string; prepare?: unknown }>;

/** Removes Tailwind's values for browsers without `@property`, which the kit does not support. They select every element. */
const withoutFallback: Plugin = {
  postcssPlugin: 'waymark:without-fallback',
  AtRule: {
    layer: (rule) => {
      if (rule.params === 'properties' && rule.nodes) rule.remove();
    },
  },
};

/** Unwraps the kit's own layers, the inner ones first. */
const unwrap: Plugin = {
  postcssPlugin: 'waymark:unwrap-layers',
  AtRuleExit: {
    layer: (rule) => {
      if (rule.nodes && !rule.params.startsWith('wm-reset')) rule.replaceWith(rule.nodes);
    },
  },
};

export const cleanLayers: PostCss = { plugins: [withoutFallback] };
export const withoutLayers: PostCss = { plugins: [withoutFallback, unwrap] };
