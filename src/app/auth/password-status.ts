import type { PasswordStatus } from './auth-service';
import { minPasswordLength } from './forms/validation';

/** Holds a password against what the provider demands where its policy says nothing else. */
export function defaultPasswordStatus(password: string): PasswordStatus {
  const met = password.length >= minPasswordLength;
  return { isValid: met, rules: [{ id: 'min-length', value: minPasswordLength, met }], source: 'default' };
}
