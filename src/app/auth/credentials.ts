import type { PasswordStatus } from './auth-types';

/** The provider's own minimum, which applies where its policy sets no other. */
export const minPasswordLength = 6;

/** Removes the blanks that copying leaves around an address. */
export function normalizeEmail(email: string): string {
  return email.trim();
}

/** Checks a password against the provider's default policy. */
export function defaultPasswordStatus(password: string): PasswordStatus {
  const met = password.length >= minPasswordLength;
  return { isValid: met, rules: [{ id: 'min-length', value: minPasswordLength, met }], source: 'default' };
}
