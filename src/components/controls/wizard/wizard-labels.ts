/** The English labels of a wizard. */
export const wizardLabels = {
  /** Read before the current step's title; `{step}` and `{count}` are replaced with numbers. */
  wizardStep: 'Step {step} of {count}:',
  /** The button that returns to the previous step. */
  wizardBack: 'Back',
  /** The button that checks the step and continues. */
  wizardNext: 'Next',
  /** The button of the last step, which finishes the wizard. */
  wizardFinish: 'Finish',
  /** Displayed when the check of a step or the last request has failed. */
  wizardFailed: 'Something went wrong. Your entries were kept. Try again.',
};
