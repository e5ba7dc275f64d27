import type { AuthField } from '../auth-error-table';
import { minPasswordLength, normalizeEmail } from '../credentials';

/** The messages that fields show before anything is sent. */
const messages = {
  nameRequired: 'Enter your name.',
  nameTooLong: 'Use at most 100 characters.',
  emailRequired: 'Enter your email address.',
  emailShape: 'Enter an email address like name@example.com.',
  passwordRequired: 'Enter your password.',
  passwordTooShort: 'Use at least 6 characters.',
  newPasswordRequired: 'Enter a new password.',
  confirmationRequired: 'Enter the new password again.',
  passwordsDiffer: 'The two passwords are different.',
} as const;

/** The message of each invalid field; empty when all are valid. */
export type FieldErrors = Partial<Record<AuthField, string>>;

/** The longest display name that the provider accepts, in characters. */
export const maxNameLength = 100;

/** Returns the message for a display name; undefined when it is valid. */
export function nameProblem(name: string): string | undefined {
  if (name.trim() === '') return messages.nameRequired;
  return name.trim().length > maxNameLength ? messages.nameTooLong : undefined;
}

/** Checks the login form before anything is sent. */
export function validateSignIn(values: { email: string; password: string }): FieldErrors {
  return { ...validateEmail(values.email), ...(values.password === '' && { password: messages.passwordRequired }) };
}

/** Checks the register form before anything is sent; the provider's policy may still reject the password. */
export function validateSignUp(values: { name: string; email: string; password: string }): FieldErrors {
  const name = nameProblem(values.name);
  return {
    ...(name !== undefined && { name }),
    ...validateSignIn(values),
    ...(values.password !== '' &&
      values.password.length < minPasswordLength && { password: messages.passwordTooShort }),
  };
}

/** Checks a new password that is typed twice, before anything is sent; the provider's policy may still reject it. */
export function validateNewPassword({ password, confirmation }: { password: string; confirmation: string }): {
  password?: string;
  confirmation?: string;
} {
  if (password === '') return { password: messages.newPasswordRequired };
  if (confirmation === '') return { confirmation: messages.confirmationRequired };
  return confirmation === password ? {} : { confirmation: messages.passwordsDiffer };
}

/** Checks an address before anything is sent. */
export function validateEmail(email: string): FieldErrors {
  const address = normalizeEmail(email);
  if (address === '') return { email: messages.emailRequired };
  // Finds typos only: the provider decides which addresses it accepts.
  return /^\S+@[^\s@]+$/.test(address) ? {} : { email: messages.emailShape };
}
