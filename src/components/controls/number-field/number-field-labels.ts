/** The English labels of a number field. */
export const numberFieldLabels = {
  /** The names of a number field's buttons, which are described by the field's label. */
  decreaseNumber: 'Decrease',
  increaseNumber: 'Increase',
  /** The error for text that is not a number; `{example}` is replaced with a number. */
  invalidNumber: 'Enter a number, such as {example}',
  /** Displayed when a number was lowered to the maximum; `{max}` is replaced with the maximum. */
  maximumNumber: 'The maximum is {max}.',
  /** Displayed when a number was raised to the minimum; `{min}` is replaced with the minimum. */
  minimumNumber: 'The minimum is {min}.',
};
