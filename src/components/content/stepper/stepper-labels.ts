/** The English texts of a stepper. */
export const stepperLabels = {
  /** Read after the title of a step that is complete. */
  stepComplete: 'Complete',
  /** Read after the title of a step that has an error. */
  stepError: 'Has an error',
};
