// @ts-check
// PostCSS plugins for the cascade layers of the kit's style sheets.

/** @typedef {import('vite').CSSOptions['postcss']} PostCss */

/** Tailwind's values for browsers without `@property`, which the kit does not support. They select every element. */
const withoutFallback = {
  postcssPlugin: 'waymark:without-fallback',
  AtRule: {
    layer: (/** @type {AtRule} */ rule) => {
      if (rule.params === 'properties' && rule.nodes) rule.remove();
    },
  },
};

/** Unwraps the kit's own layers, the inner ones first. */
const unwrap = {
  postcssPlugin: 'waymark:unwrap-layers',
  OnceExit: (/** @type {{ walkAtRules: (name: string, visit: (rule: AtRule) => void) => void }} */ sheet) => {
    /** @type {AtRule[]} */
    const rules = [];
    sheet.walkAtRules('layer', (rule) => rules.push(rule));
    for (const rule of rules.toReversed()) {
      if (rule.nodes && !rule.params.startsWith('wm-reset')) rule.replaceWith(rule.nodes);
    }
  },
};

/** @typedef {{ params: string, nodes?: unknown[], remove: () => void, replaceWith: (nodes: unknown) => void }} AtRule */

export const cleanLayers = /** @type {PostCss} */ ({ plugins: [withoutFallback] });
export const withoutLayers = /** @type {PostCss} */ ({ plugins: [withoutFallback, unwrap] });
