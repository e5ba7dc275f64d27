/** The English texts of a number field. */
export const numberFieldLabels = {
  /** The names of a number field's buttons, which its label describes. */
  decreaseNumber: 'Decrease',
  increaseNumber: 'Increase',
  /** The error of a number field whose text is not a number; `{example}` is replaced by a number. */
  invalidNumber: 'Enter a number, such as {example}',
  /** Displayed when a larger number was changed to the maximum; `{max}` is replaced by it. */
  maximumNumber: 'The maximum is {max}.',
  /** Displayed when a smaller number was changed to the minimum; `{min}` is replaced by it. */
  minimumNumber: 'The minimum is {min}.',
};
