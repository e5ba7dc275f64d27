// @ts-check

/** @type {readonly [pattern: RegExp, message: string][]} */
const forbidden = [
  [/#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])/i, 'a color; use a role of the tokens'],
  [/\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/i, 'a color; use a role of the tokens'],
  [/(?<![\w.-])-?\d*\.?\d+(?:px|rem|pt)\b/, 'a size; use a spacing step or a size of the tokens'],
  [/(?<![\w-])-?z-(?:\d|\[)/, 'a z-index; use one of the tokens'],
  [/(?<![\w-])(?:duration|delay)-(?:\d|\[)/, 'a duration; use one of the tokens'],
  [
    /(?<![\w-])-?(?:m[lr]|p[lr]|scroll-[mp][lr]|left|right|border-[lr]|rounded-(?:l|r|tl|tr|bl|br))-|(?<![\w-])(?:text|float|clear)-(?:left|right)(?![\w-])/,
    'a physical side; use start and end, which follow the writing direction',
  ],
];

/**
 * Returns what is wrong with a string that may contain class names or styles, or `null`.
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

/** Rejects literal colors, sizes, z-indexes, durations and physical sides where a token or logical property exists. */
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
