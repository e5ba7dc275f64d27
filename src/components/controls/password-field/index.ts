export { PasswordField, type PasswordFieldOptions, type PasswordFieldProps } from './password-field';
