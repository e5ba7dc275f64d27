/** The English labels of a button. */
export const buttonLabels = {
  /** Announced while a button is `loading`. */
  buttonLoading: 'Working',
};
