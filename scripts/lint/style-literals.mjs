// @ts-check

/** @type {readonly [pattern: RegExp, message: string][]} */
const forbidden = [
  [/#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])/i, 'a colour; name a role of the tokens instead'],
  [/\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/i, 'a colour; name a role of the tokens instead'],
  [/(?<![\w.-])-?\d*\.?\d+(?:px|rem|pt)\b/, 'a size; take a step of the spacing or a size of the tokens instead'],
  [/(?<![\w-])-?z-(?:\d|\[)/, 'a layer; name one of the tokens instead'],
  [/(?<![\w-])(?:duration|delay)-(?:\d|\[)/, 'a duration; name one of the tokens instead'],
  [
    /(?<![\w-])-?(?:m[lr]|p[lr]|scroll-[mp][lr]|left|right|border-[lr]|rounded-(?:l|r|tl|tr|bl|br))-|(?<![\w-])(?:text|float|clear)-(?:left|right)(?![\w-])/,
    'a physical side; use start and end, which follow the writing direction',
  ],
];

/**
 * What a text that may hold class names or styles must not say, or `null`.
 * @param {string} text
 * @returns {string | null}
 */
export function styleProblem(text) {
  for (const [pattern, message] of forbidden) {
    const found = pattern.exec(text);
    if (found) return `"${found[0].trim()}" is ${message}.`;
  }
  return null;
}

/** Reports colours, sizes, layers, durations and physical sides that are written out instead of named by a token. */
export const styleLiterals = {
  meta: { type: 'problem' },
  /** @param {any} context */
  create(context) {
    /** @param {any} node @param {unknown} text */
    const check = (node, text) => {
      const message = typeof text === 'string' ? styleProblem(text) : null;
      if (message) context.report({ node, message });
    };
    return {
      /** @param {any} node */
      Literal(node) {
        check(node, node.value);
      },
      /** @param {any} node */
      TemplateElement(node) {
        check(node, node.value.cooked);
      },
    };
  },
};
