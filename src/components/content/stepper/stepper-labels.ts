/** The English labels of a stepper. */
export const stepperLabels = {
  /** Read after the title of a complete step. */
  stepComplete: 'Complete',
  /** Read after the title of a step with an error. */
  stepError: 'Has an error',
};
