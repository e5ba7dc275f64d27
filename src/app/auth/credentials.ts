import type { PasswordStatus } from './auth-types';

/** The minimum length that the provider accepts, unless its password policy sets another one. */
export const minPasswordLength = 6;

/** Removes the spaces around an address, which copying may add. */
export function normalizeEmail(email: string): string {
  return email.trim();
}

/** Checks a password against the provider's default policy. */
export function defaultPasswordStatus(password: string): PasswordStatus {
  const met = password.length >= minPasswordLength;
  return { isValid: met, rules: [{ id: 'min-length', value: minPasswordLength, met }], source: 'default' };
}
