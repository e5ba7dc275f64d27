/** The English labels of a number field. */
export const numberFieldLabels = {
  /** The names of a number field's buttons, which the field's label describes. */
  decreaseNumber: 'Decrease',
  increaseNumber: 'Increase',
  /** The error for text that is not a number; a number replaces `{example}`. */
  invalidNumber: 'Enter a number, such as {example}',
  /** Displayed when a larger number was changed to the maximum, which replaces `{max}`. */
  maximumNumber: 'The maximum is {max}.',
  /** Displayed when a smaller number was changed to the minimum, which replaces `{min}`. */
  minimumNumber: 'The minimum is {min}.',
};
