/** The English labels of password requirements. */
export const passwordRequirementsLabels = {
  passwordRequirements: 'Password requirements',
  /** Announced after a requirement that the password meets. */
  requirementMet: 'done',
  passwordStrength: 'Password strength',
  weakPassword: 'Weak',
  fairPassword: 'Fair',
  strongPassword: 'Strong',
  /** Announced after typing; `{strength}` is replaced with one of the three labels above. */
  passwordStrengthIs: 'Password strength: {strength}.',
  /** Announced after typing; `{missing}` is replaced with the requirements that the password does not meet. */
  missingRequirements: 'Still required: {missing}.',
  /** Announced after typing if the password meets every requirement. */
  allRequirementsMet: 'All requirements are met.',
};
