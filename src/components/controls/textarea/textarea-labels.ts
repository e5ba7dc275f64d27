/** The English labels of a text area. */
export const textareaLabels = {
  /** The description of a field with a maximum length; `{max}` is replaced with the length. */
  characterLimit: '{max, plural, one {Up to # character} other {Up to # characters}}',
  /** Announced near the maximum length; `{count}` is replaced with the number of remaining characters. */
  charactersLeft: '{count, plural, one {# character left} other {# characters left}}',
};
