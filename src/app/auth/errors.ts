import type { PendingLink, SecondFactorChallenge, SessionEndReason } from './types';

export type AuthField = 'name' | 'email' | 'password' | 'phone' | 'code';

export interface AuthErrorEntry {
  /** What happened and what to do. A provider's message is never shown. */
  message: string;
  /** The field to which the message belongs. @default the whole form */
  field?: AuthField;
  /** Additional Firebase codes for this error. Each code belongs to one error only. */
  also?: readonly string[];
}

/** Every error that the app distinguishes. A Firebase code that is not listed is treated as `unknown`. */
export const authErrors = {
  // Accounts and passwords
  'email-already-in-use': {
    message: 'An account with this email address already exists. Sign in, or use another address.',
    field: 'email',
  },
  // Several codes share one error, because different messages would reveal which addresses have an account.
  'invalid-credential': {
    message: 'The email address or password is incorrect. Check both and try again.',
    also: ['wrong-password', 'user-not-found', 'invalid-login-credentials'],
  },
  'wrong-password': { message: 'The password is incorrect. Check it and try again.', field: 'password' },
  'invalid-email': {
    message: 'This email address is not valid. Check it for typos.',
    field: 'email',
    also: ['invalid-recipient-email', 'missing-email'],
  },
  'weak-password': {
    message: 'This password is too weak. Use at least 6 characters.',
    field: 'password',
    also: ['missing-password'],
  },
  'password-does-not-meet-requirements': {
    message: 'This password does not meet the requirements. Make it longer and mix letters, digits and symbols.',
    field: 'password',
  },
  'email-change-needs-verification': {
    message: 'Confirm the new address first. Open the link in the email that we sent to it.',
  },
  'unverified-email': { message: 'Verify your email address first. Then try again.' },

  // The session
  'user-disabled': { message: 'This account has been disabled. Ask your administrator to enable it.' },
  'user-token-expired': {
    message: 'Your session has expired. Sign in again.',
    also: ['invalid-user-token', 'invalid-refresh-token', 'user-signed-out', 'null-user', 'no-current-user'],
  },
  'requires-recent-login': { message: 'For your security, sign in again before you do this.' },
  'user-mismatch': { message: 'This is not the account that you are signed in with. Choose the same account.' },

  // The connection to the provider
  'too-many-requests': { message: 'Too many attempts. Wait a few minutes, then try again.', also: ['quota-exceeded'] },
  'network-request-failed': { message: 'The sign-in service cannot be reached. Check your connection and try again.' },
  timeout: { message: 'The sign-in service took too long to respond. Try again.' },
  cancelled: { message: 'Canceled. Nothing was changed.' },
  'internal-error': { message: 'The sign-in service had a problem. Try again in a moment.' },

  // Providers and their windows
  'account-exists': {
    message: 'An account with this email address already exists. Sign in as you did before to add this provider to it.',
    also: ['account-exists-with-different-credential'],
  },
  'credential-already-in-use': {
    message: 'This provider account is linked to another account here. Choose another one.',
  },
  'provider-already-linked': { message: 'This provider is already linked to your account.' },
  'no-such-provider': { message: 'This provider is no longer linked to your account.' },
  'last-provider': { message: 'This is your only sign-in method. Add another one before you remove it.' },
  'popup-closed': { message: 'The sign-in window was closed too early. Try again.', also: ['popup-closed-by-user'] },
  'popup-blocked': { message: 'Your browser blocked the sign-in window. Allow pop-ups for this site, then try again.' },
  'provider-cancelled': {
    message: 'The provider did not grant access. Try again, or choose another sign-in method.',
    also: ['user-cancelled', 'redirect-cancelled-by-user'],
  },
  'provider-rejected': {
    message: 'The provider’s response was not accepted. Try again, or choose another sign-in method.',
    also: ['rejected-credential', 'invalid-auth-event', 'no-auth-event', 'missing-or-invalid-nonce'],
  },
  'provider-unreachable': {
    message:
      'The sign-in window could not be opened. Check your connection, allow apis.google.com in your content blocker, and try again.',
  },
  'redirect-operation-pending': { message: 'A sign-in is already in progress. Wait for it, or reload the page.' },
  superseded: { message: 'A newer request replaced this one. Try again.', also: ['cancelled-popup-request'] },
  'unauthorized-domain': {
    message: 'Sign-in providers are not set up for this site address. Ask your administrator to authorize it.',
  },
  'storage-unsupported': {
    message: 'Your browser blocks storage for this site. Allow cookies and site data, then try again.',
    also: ['web-storage-unsupported'],
  },
  'browser-unsupported': {
    message: 'This browser does not support this sign-in method. Use another browser, or another method.',
    also: ['operation-not-supported-in-this-environment', 'cors-unsupported'],
  },

  // Links from emails
  'expired-action-code': { message: 'This link has expired. Request a new one.' },
  'invalid-action-code': {
    message: 'This link is no longer valid. It was already used, or a newer one was sent. Request a new link.',
  },

  // The second factor
  'second-factor-required': {
    message: 'Confirm the sign-in with the code that we send to your phone.',
    also: ['multi-factor-auth-required'],
  },
  'invalid-code': {
    message: 'This code is incorrect. Check it, or request a new one.',
    field: 'code',
    also: ['invalid-verification-code', 'missing-verification-code'],
  },
  'code-expired': {
    message: 'This code has expired. Request a new one.',
    field: 'code',
    also: ['invalid-verification-id', 'missing-verification-id'],
  },
  'second-factor-session-expired': {
    message: 'This took too long. Sign in again.',
    also: ['invalid-multi-factor-session', 'missing-multi-factor-session'],
  },
  'second-factor-not-found': {
    message: 'This phone is no longer registered with your account. Sign in again.',
    also: ['multi-factor-info-not-found', 'missing-multi-factor-info'],
  },
  'invalid-phone-number': {
    message: 'This phone number is not valid. Include the country code, like +44 7700 900123.',
    field: 'phone',
    also: ['missing-phone-number'],
  },
  'second-factor-already-in-use': { message: 'This phone is already registered with your account.', field: 'phone' },
  'second-factor-limit': {
    message: 'Your account has the maximum number of phones. Remove one first.',
    also: ['maximum-second-factor-count-exceeded'],
  },
  'unsupported-first-factor': {
    message: 'Phone confirmation is not available for this sign-in method. Use email and password, or a provider.',
  },

  // The site
  'bot-check-failed': {
    message: 'We could not verify that you are not a robot. Reload the page and try again.',
    also: [
      'captcha-check-failed',
      'missing-recaptcha-token',
      'invalid-recaptcha-token',
      'invalid-recaptcha-action',
      'missing-recaptcha-version',
      'invalid-recaptcha-version',
      'recaptcha-not-enabled',
      'missing-client-type',
      'invalid-req-type',
      'missing-app-credential',
      'invalid-app-credential',
    ],
  },
  'not-configured': {
    message: 'This sign-in method is not set up for this site. Ask your administrator.',
    also: [
      'operation-not-allowed',
      'admin-restricted-operation',
      'configuration-not-found',
      'invalid-api-key',
      'app-not-authorized',
      'auth-domain-config-required',
      'invalid-oauth-client-id',
      'invalid-oauth-provider',
      'invalid-provider-id',
      'invalid-continue-uri',
      'unauthorized-continue-uri',
      'invalid-message-payload',
      'invalid-sender',
    ],
  },
  unknown: { message: 'Something went wrong. Try again in a moment.' },
} as const satisfies Record<string, AuthErrorEntry>;

export type AuthErrorCode = keyof typeof authErrors;

/** The rejection of every service method. Its message is for logs; `describeAuthError` returns the one for users. */
export class AuthError extends Error {
  override readonly name = 'AuthError';
  readonly code: AuthErrorCode;
  /** The provider's code, never a provider's message. */
  readonly providerCode: string;
  /** If the code is `account-exists`: signs in to the account and links the chosen provider. */
  readonly link: PendingLink | undefined;
  /** If the code is `second-factor-required`: completes the sign-in. */
  readonly secondFactor: SecondFactorChallenge | undefined;

  constructor(
    code: AuthErrorCode,
    providerCode: string = code,
    { link, secondFactor }: Partial<Pick<AuthError, 'link' | 'secondFactor'>> = {},
  ) {
    super(providerCode);
    this.code = code;
    this.providerCode = providerCode;
    this.link = link;
    this.secondFactor = secondFactor;
  }
}

/** Returns whether the failed sign-in can be continued with another step. */
export const needsStep = (error: unknown): error is AuthError =>
  error instanceof AuthError && (error.secondFactor ?? error.link) !== undefined;

const entries = Object.entries(authErrors) as [AuthErrorCode, AuthErrorEntry][];
const codesOfFirebase: ReadonlyMap<string, AuthErrorCode> = new Map([
  ...entries.map(([code]) => [code, code] as const),
  ...entries.flatMap(([code, { also = [] }]) => also.map((name) => [name, code] as const)),
]);

/** Returns the Firebase code of an error, without its prefix; `unknown` for any other value. */
export function libraryCode(error: unknown): string {
  const raw = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  // Firebase also derives codes from server messages ("the-service-is-unavailable."), so accept only plain codes.
  return /^auth\/([a-z\d]+(?:-[a-z\d]+){0,6})$/.exec(raw)?.[1] ?? 'unknown';
}

export function toAuthError(error: unknown): AuthError {
  if (error instanceof AuthError) return error;
  const code = libraryCode(error);
  return new AuthError(codesOfFirebase.get(code) ?? 'unknown', code);
}

/** The messages that the login page shows after a session has ended; null if the user signed out. */
export const sessionEndMessages: Record<SessionEndReason, string | null> = {
  'signed-out': null,
  'signed-out-elsewhere': 'You were signed out in another tab.',
  'account-deleted': 'Your account has been deleted.',
  'user-disabled': 'You were signed out because this account has been disabled. Ask your administrator to enable it.',
  'user-token-expired': 'Your session has expired. Sign in to continue where you left off.',
};

export type AuthErrorDescription = ReturnType<typeof describeAuthError>;

/**
 * Returns the message that a form shows for a thrown error; its field is null for the whole form. The general message
 * ends with the Firebase code.
 */
export function describeAuthError(error: unknown) {
  const { code, providerCode } = toAuthError(error);
  const { message, field }: AuthErrorEntry = authErrors[code];
  return { code, message: code === 'unknown' ? `${message} (${providerCode})` : message, field: field ?? null };
}
