/** The English labels of a field. */
export const fieldLabels = {
  /** Displayed after the label of an optional field. */
  optional: 'optional',
};
