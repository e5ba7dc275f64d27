/** The English labels of a JSON viewer. */
export const jsonViewerLabels = {
  /** The size of an array; `{count}` is replaced with the number of its items, including omitted ones. */
  jsonItems: '{count, plural, one {# item} other {# items}}',
  /** The size of an object; `{count}` is replaced with the number of its fields, including omitted ones. */
  jsonFields: '{count, plural, one {# field} other {# fields}}',
  /**
   * The last line of an array or object from which children were omitted; `{count}` is replaced with the number of
   * omitted children.
   */
  jsonMore: '{count, plural, other {# more}}',
};
