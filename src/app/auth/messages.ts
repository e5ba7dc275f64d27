import type { AuthErrorCode } from './auth-errors';
import type { SessionEndReason } from './auth-service';

/** What the person reads for each error; it says what to do next and never repeats the provider's words. */
export const authErrorMessages: Record<AuthErrorCode, string> = {
  'email-already-in-use': 'An account with this e-mail address already exists. Sign in instead, or use another address.',
  'invalid-credential': 'The e-mail address or the password is not right. Check both and try again.',
  'invalid-email': 'This e-mail address is not valid. Check it for typing mistakes.',
  'user-disabled': 'This account has been disabled. Ask your administrator to enable it.',
  'too-many-requests': 'Too many attempts. Wait a few minutes, then try again.',
  'weak-password': 'This password is too weak. Use at least 6 characters.',
  'password-does-not-meet-requirements': 'This password does not meet the requirements. Make it longer and mix letters, digits and symbols.',
  'network-request-failed': 'The sign-in service cannot be reached. Check your connection and try again.',
  timeout: 'The sign-in service took too long to answer. Try again.',
  'requires-recent-login': 'For your security, sign in again before you do this.',
  'user-token-expired': 'Your session has expired. Sign in again.',
  'not-configured': 'This way of signing in is not set up for this site. Ask your administrator.',
  'internal-error': 'The sign-in service had a problem. Try again in a moment.',
  unknown: 'Something went wrong. Try again in a moment.',
};

/** What the login page tells a person whose session has ended; null where the person did it. */
export const sessionEndMessages: Record<SessionEndReason, string | null> = {
  'signed-out': null,
  'signed-out-elsewhere': 'You were signed out in another tab.',
  'user-disabled': 'You were signed out because this account has been disabled. Ask your administrator to enable it.',
  'user-token-expired': 'Your session has expired. Sign in again to continue where you were.',
};

/** What a form says about a field before anything is sent. */
export const validationMessages = {
  nameRequired: 'Enter your name.',
  emailRequired: 'Enter your e-mail address.',
  emailShape: 'Enter an e-mail address like name@example.com.',
  passwordRequired: 'Enter your password.',
  passwordTooShort: 'Use at least 6 characters.',
} as const;
