// @ts-check

/**
 * The ids of the rows of a page's keyboard table.
 *
 * @param {string} mdx the page's text
 * @returns {string[]}
 */
export function keyboardRowIds(mdx) {
  const [, table = ''] = mdx.split(/^## Keyboard$/m);
  const [section = ''] = table.split(/^## /m);
  return [...section.matchAll(/^\|\s*`?([a-z][a-z-]+)`?\s*\|/gm)].map(([, id = '']) => id);
}
