/** The English labels of a JSON viewer. */
export const jsonViewerLabels = {
  /** The size of an array; `{count}` is replaced by the number of its items, also of those that were left out. */
  jsonItems: '{count, plural, one {# item} other {# items}}',
  /** The size of an object; `{count}` is replaced by the number of its fields, also of those that were left out. */
  jsonFields: '{count, plural, one {# field} other {# fields}}',
  /** The last line of an array or object of which a part was left out; `{count}` is replaced by the size of that part. */
  jsonMore: '{count, plural, other {# more}}',
};
