import type { PasswordStatus } from './types';

/** The minimum length that the provider accepts, unless its password policy sets another one. */
export const minPasswordLength = 6;

/** Removes spaces around an address, for example from copying. */
export function normalizeEmail(email: string): string {
  return email.trim();
}

/** Checks a password against the provider's default policy. */
export function defaultPasswordStatus(password: string): PasswordStatus {
  const met = password.length >= minPasswordLength;
  return { isValid: met, rules: [{ id: 'min-length', value: minPasswordLength, met }], source: 'default' };
}

export const maxNameLength = 100;

export function nameProblem(name: string): string | undefined {
  if (name.trim() === '') return 'Enter your name.';
  return name.trim().length > maxNameLength ? `Use at most ${maxNameLength} characters.` : undefined;
}

export function emailProblem(email: string): string | undefined {
  const address = normalizeEmail(email);
  if (address === '') return 'Enter your email address.';
  // Only finds typos: the provider decides which addresses it accepts.
  return /^\S+@[^\s@]+$/.test(address) ? undefined : 'Enter an email address like name@example.com.';
}

type Problems<Name extends string> = Partial<Record<Name, string | undefined>>;

export function validateSignIn({
  email,
  password,
}: Record<'email' | 'password', string>): Problems<'email' | 'password'> {
  return { email: emailProblem(email), password: password === '' ? 'Enter your password.' : undefined };
}

/** Checks the register form before anything is sent; the provider's policy may still reject the password. */
export function validateSignUp(
  values: Record<'name' | 'email' | 'password', string>,
): Problems<'name' | 'email' | 'password'> {
  const { email, password = shortPasswordProblem(values.password) } = validateSignIn(values);
  return { name: nameProblem(values.name), email, password };
}

function shortPasswordProblem(password: string): string | undefined {
  return password.length < minPasswordLength ? `Use at least ${minPasswordLength} characters.` : undefined;
}

/** Checks a new password, typed twice, before anything is sent; the provider's policy may still reject it. */
export function validateNewPassword({
  password,
  confirmation,
}: Record<'password' | 'confirmation', string>): Problems<'password' | 'confirmation'> {
  if (password === '') return { password: 'Enter a new password.' };
  if (confirmation === '') return { confirmation: 'Enter the new password again.' };
  return { confirmation: confirmation === password ? undefined : 'The two passwords are different.' };
}

/**
 * Returns the message for a new email address; undefined if it is valid.
 * @param current the account's current address
 */
export function newEmailProblem(email: string, current: string | null): string | undefined {
  // Case does not distinguish accounts.
  if (normalizeEmail(email).toLowerCase() === current?.toLowerCase())
    return 'This is already your address. Enter another one.';
  return emailProblem(email);
}
