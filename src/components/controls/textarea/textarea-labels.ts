/** The English texts of a text area. */
export const textareaLabels = {
  /** The description of a field with a maximum length; `{max}` is replaced by the number. */
  characterLimit: '{max, plural, one {Up to # character} other {Up to # characters}}',
  /** Announced near the maximum length; `{count}` is replaced by the number of characters that are left. */
  charactersLeft: '{count, plural, one {# character left} other {# characters left}}',
};
