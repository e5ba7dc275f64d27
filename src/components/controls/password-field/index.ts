export { PasswordField, type PasswordFieldOptions, type PasswordFieldProps } from './password-field';
export {
  type PasswordRequirement,
  PasswordRequirements,
  type PasswordRequirementsProps,
} from './password-requirements';
export { estimatePasswordStrength } from './password-strength';
