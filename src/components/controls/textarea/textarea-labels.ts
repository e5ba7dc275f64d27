/** The English labels of a text area. */
export const textareaLabels = {
  /** The description of a field with a maximum length; the length replaces `{max}`. */
  characterLimit: '{max, plural, one {Up to # character} other {Up to # characters}}',
  /** Announced near the maximum length; the number of remaining characters replaces `{count}`. */
  charactersLeft: '{count, plural, one {# character left} other {# characters left}}',
};
