import { type AuthErrorCode, toAuthError } from './auth-error';
import { authErrorMessages } from './auth-error-messages';

/** The fields of forms that an error can belong to. */
export type AuthField = 'name' | 'email' | 'password' | 'phone' | 'code';

/** What the person can do about an error, for a link or a button beside its message. */
export type AuthNextStep =
  /** Sign in, or sign in again. */
  | 'sign-in'
  | 'reset-password'
  /** Ask for another e-mail. */
  | 'new-link'
  /** Ask for another code on the phone. */
  | 'new-code'
  /** Sign in to the account that exists, and link the provider: `AuthError.link`. */
  | 'link'
  /** Enter the code of the second factor: `AuthError.secondFactor`. */
  | 'second-factor'
  /** Prove anew who is there: `useReauth`. */
  | 'reauthenticate'
  | 'verify-email'
  /** Add another way in first: a password, a provider. */
  | 'add-way-in'
  | 'retry';

export interface AuthErrorDescription {
  code: AuthErrorCode;
  message: string;
  /** The field that the message belongs to; null when it concerns the whole form. */
  field: AuthField | null;
  nextStep: AuthNextStep | null;
}

const fields: Partial<Record<AuthErrorCode, AuthField>> = {
  'email-already-in-use': 'email',
  'invalid-email': 'email',
  'wrong-password': 'password',
  'weak-password': 'password',
  'password-does-not-meet-requirements': 'password',
  'invalid-phone-number': 'phone',
  'second-factor-already-in-use': 'phone',
  'invalid-code': 'code',
  'code-expired': 'code',
};

const nextSteps: Partial<Record<AuthErrorCode, AuthNextStep>> = {
  'email-already-in-use': 'sign-in',
  'invalid-credential': 'reset-password',
  'user-token-expired': 'sign-in',
  'requires-recent-login': 'reauthenticate',
  'unverified-email': 'verify-email',
  'account-exists': 'link',
  'last-provider': 'add-way-in',
  'expired-action-code': 'new-link',
  'invalid-action-code': 'new-link',
  'second-factor-required': 'second-factor',
  'code-expired': 'new-code',
  'second-factor-session-expired': 'sign-in',
  'popup-closed': 'retry',
  'popup-blocked': 'retry',
  'provider-unreachable': 'retry',
  'network-request-failed': 'retry',
  timeout: 'retry',
  'internal-error': 'retry',
};

/** Resolves anything that was thrown to what a form shows; an error without a message of its own carries its code. */
export function describeAuthError(error: unknown): AuthErrorDescription {
  const { code, providerCode } = toAuthError(error);
  const message = authErrorMessages[code];
  return {
    code,
    message: code === 'unknown' ? `${message} (${providerCode})` : message,
    field: fields[code] ?? null,
    nextStep: nextSteps[code] ?? null,
  };
}
