import { type AuthErrorCode, toAuthError } from './auth-error';
import type { SessionEndReason } from './auth-service';

/** The message of each error: what happened and what to do. The provider's own text is never shown. */
export const authErrorMessages = {
  // Accounts and passwords
  'email-already-in-use': 'An account with this email address already exists. Sign in, or use another address.',
  'invalid-credential': 'The email address or password is incorrect. Check both and try again.',
  'wrong-password': 'The password is incorrect. Check it and try again.',
  'invalid-email': 'This email address is not valid. Check it for typos.',
  'weak-password': 'This password is too weak. Use at least 6 characters.',
  'password-does-not-meet-requirements':
    'This password does not meet the requirements. Make it longer and mix letters, digits and symbols.',
  'email-change-needs-verification': 'Confirm the new address first. Open the link in the email that we sent to it.',
  'unverified-email': 'Verify your email address first. Then try again.',

  // The session
  'user-disabled': 'This account has been disabled. Ask your administrator to enable it.',
  'user-token-expired': 'Your session has expired. Sign in again.',
  'requires-recent-login': 'For your security, sign in again before you do this.',
  'user-mismatch': 'This is not the account that you are signed in with. Choose the same account.',

  // The connection to the provider
  'too-many-requests': 'Too many attempts. Wait a few minutes, then try again.',
  'network-request-failed': 'The sign-in service cannot be reached. Check your connection and try again.',
  timeout: 'The sign-in service took too long to respond. Try again.',
  cancelled: 'Canceled. Nothing was changed.',
  'internal-error': 'The sign-in service had a problem. Try again in a moment.',

  // Providers and their windows
  'account-exists':
    'An account with this email address already exists. Sign in as you did before to add this provider to it.',
  'credential-already-in-use': 'This provider account is linked to another account here. Choose another one.',
  'provider-already-linked': 'This provider is already linked to your account.',
  'no-such-provider': 'This provider is no longer linked to your account.',
  'last-provider': 'This is your only way to sign in. Add another one before you remove it.',
  'popup-closed': 'The sign-in window was closed too early. Try again.',
  'popup-blocked': 'Your browser blocked the sign-in window. Allow pop-ups for this site, then try again.',
  'provider-cancelled': 'The provider did not grant access. Try again, or choose another way to sign in.',
  'provider-rejected': 'The provider’s response was not accepted. Try again, or choose another way to sign in.',
  'provider-unreachable':
    'The sign-in window could not be opened. Check your connection, allow apis.google.com in your content blocker, and try again.',
  'redirect-operation-pending': 'A sign-in is already in progress. Wait for it, or reload the page.',
  superseded: 'A newer request replaced this one. Try again.',
  'unauthorized-domain':
    'Providers cannot be used on this address of the site. Ask your administrator to authorize it.',
  'storage-unsupported': 'Your browser blocks storage for this site. Allow cookies and site data, then try again.',
  'browser-unsupported': 'This browser does not support this way to sign in. Use another browser, or another way.',

  // Links from emails
  'expired-action-code': 'This link has expired. Request a new one.',
  'invalid-action-code': 'This link is not valid: it was used, or a newer one was sent. Request a new one.',

  // The second factor
  'second-factor-required': 'Confirm the sign-in with the code that we send to your phone.',
  'invalid-code': 'This code is incorrect. Check it, or request a new one.',
  'code-expired': 'This code has expired. Request a new one.',
  'second-factor-session-expired': 'This took too long. Sign in again.',
  'second-factor-not-found': 'This phone is no longer registered with your account. Sign in again.',
  'invalid-phone-number': 'This phone number is not valid. Include the country code, like +44 7700 900123.',
  'second-factor-already-in-use': 'This phone is already registered with your account.',
  'second-factor-limit': 'Your account has the maximum number of phones. Remove one first.',
  'unsupported-first-factor':
    'This way to sign in cannot be confirmed by phone. Use email and password, or a provider.',

  // The site
  'bot-check-failed': 'We could not verify that you are not a robot. Reload the page and try again.',
  'not-configured': 'This way to sign in is not set up for this site. Ask your administrator.',
  unknown: 'Something went wrong. Try again in a moment.',
} as const;

/** The messages of the login page after a session has ended; null where the user signed out. */
export const sessionEndMessages: Record<SessionEndReason, string | null> = {
  'signed-out': null,
  'signed-out-elsewhere': 'You were signed out in another tab.',
  'account-deleted': 'Your account has been deleted.',
  'user-disabled': 'You were signed out because this account has been disabled. Ask your administrator to enable it.',
  'user-token-expired': 'Your session has expired. Sign in to continue where you left off.',
};

/** The form fields that an error can belong to. */
export type AuthField = 'name' | 'email' | 'password' | 'phone' | 'code';

/** The next step after an error, for a link or a button beside its message. */
export type AuthNextStep =
  | 'sign-in'
  | 'reset-password'
  /** Request another email. */
  | 'new-link'
  /** Request another code. */
  | 'new-code'
  /** Sign in to the existing account and link the provider: `AuthError.link`. */
  | 'link'
  /** Enter the code of the second factor: `AuthError.secondFactor`. */
  | 'second-factor'
  /** Confirm the user's identity: `useReauth`. */
  | 'reauthenticate'
  | 'verify-email'
  /** Add a password or another provider first. */
  | 'add-sign-in-method'
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
  'last-provider': 'add-sign-in-method',
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

/** Returns what a form shows for anything that was thrown. An error without its own message shows its code. */
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
