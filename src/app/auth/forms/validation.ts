import type { AuthField } from '../auth-errors';
import { minPasswordLength, normalizeEmail } from '../credentials';
import { validationMessages as messages } from '../messages';

export { normalizeEmail } from '../credentials';

/** The message of each field that is not right; empty when all are. */
export type FieldErrors = Partial<Record<AuthField, string>>;

/** What a person may call themselves, in characters; the provider takes no more. */
export const maxNameLength = 100;

/** What is wrong with a display name and how to mend it; undefined when nothing is. */
export function nameProblem(name: string): string | undefined {
  if (name.trim() === '') return messages.nameRequired;
  return name.trim().length > maxNameLength ? messages.nameTooLong : undefined;
}

/** Checks the login form before anything is sent. */
export function validateSignIn(values: { email: string; password: string }): FieldErrors {
  return { ...validateEmail(values.email), ...(values.password === '' && { password: messages.passwordRequired }) };
}

/** Checks the register form before anything is sent; the provider's policy may still refuse the password. */
export function validateSignUp(values: { name: string; email: string; password: string }): FieldErrors {
  const name = nameProblem(values.name);
  return {
    ...(name !== undefined && { name }),
    ...validateSignIn(values),
    ...(values.password !== '' &&
      values.password.length < minPasswordLength && { password: messages.passwordTooShort }),
  };
}

/** Checks a new password that is typed twice, before anything is sent; the provider's policy may still refuse it. */
export function validateNewPassword({ password, confirmation }: { password: string; confirmation: string }): {
  password?: string;
  confirmation?: string;
} {
  if (password === '') return { password: messages.newPasswordRequired };
  if (confirmation === '') return { confirmation: messages.confirmationRequired };
  return confirmation === password ? {} : { confirmation: messages.passwordsDiffer };
}

/** Checks a single address, before anything is sent. */
export function validateEmail(email: string): FieldErrors {
  const address = normalizeEmail(email);
  if (address === '') return { email: messages.emailRequired };
  // Only the provider knows what it accepts: this finds slips of the hand and lets every unusual address pass.
  return /^\S+@[^\s@]+$/.test(address) ? {} : { email: messages.emailShape };
}
