import type { PendingLink, SecondFactorChallenge } from './auth-service';
import type { authErrorMessages } from './auth-messages';

/** Every error that the app distinguishes; see `auth-messages.ts`. */
export type AuthErrorCode = keyof typeof authErrorMessages;

interface AuthErrorDetails {
  link?: PendingLink;
  secondFactor?: SecondFactorChallenge;
}

/** The error that every method of the service rejects with. Its text is for logs; `describeAuthError` has the user's text. */
export class AuthError extends Error {
  override readonly name = 'AuthError';
  readonly code: AuthErrorCode;
  /** The provider's own code; never a sentence of the provider. */
  readonly providerCode: string;
  /** With `account-exists`: signs in to the account and links the chosen provider. */
  readonly link: PendingLink | undefined;
  /** With `second-factor-required`: completes the sign-in. */
  readonly secondFactor: SecondFactorChallenge | undefined;

  constructor(code: AuthErrorCode, providerCode: string = code, { link, secondFactor }: AuthErrorDetails = {}) {
    super(providerCode);
    this.code = code;
    this.providerCode = providerCode;
    this.link = link;
    this.secondFactor = secondFactor;
  }
}

/** The library's codes and the app's codes for them; all others are `unknown`. */
export const codesOfLibrary: Readonly<Partial<Record<string, AuthErrorCode>>> = {
  'email-already-in-use': 'email-already-in-use',
  // One code for these, or the form would reveal who has an account.
  'wrong-password': 'invalid-credential',
  'user-not-found': 'invalid-credential',
  'invalid-credential': 'invalid-credential',
  'invalid-login-credentials': 'invalid-credential',
  'invalid-email': 'invalid-email',
  'invalid-recipient-email': 'invalid-email',
  'missing-email': 'invalid-email',
  'email-change-needs-verification': 'email-change-needs-verification',
  'unverified-email': 'unverified-email',

  'missing-password': 'weak-password',
  'weak-password': 'weak-password',
  'password-does-not-meet-requirements': 'password-does-not-meet-requirements',

  'user-disabled': 'user-disabled',
  'user-token-expired': 'user-token-expired',
  'invalid-user-token': 'user-token-expired',
  'invalid-refresh-token': 'user-token-expired',
  'user-signed-out': 'user-token-expired',
  'null-user': 'user-token-expired',
  'no-current-user': 'user-token-expired',
  'requires-recent-login': 'requires-recent-login',
  'user-mismatch': 'user-mismatch',

  'too-many-requests': 'too-many-requests',
  'quota-exceeded': 'too-many-requests',
  'network-request-failed': 'network-request-failed',
  timeout: 'timeout',
  'internal-error': 'internal-error',

  'account-exists-with-different-credential': 'account-exists',
  'credential-already-in-use': 'credential-already-in-use',
  'provider-already-linked': 'provider-already-linked',
  'no-such-provider': 'no-such-provider',
  'popup-closed-by-user': 'popup-closed',
  'popup-blocked': 'popup-blocked',
  'user-cancelled': 'provider-cancelled',
  'redirect-cancelled-by-user': 'provider-cancelled',
  'rejected-credential': 'provider-rejected',
  'invalid-auth-event': 'provider-rejected',
  'no-auth-event': 'provider-rejected',
  'missing-or-invalid-nonce': 'provider-rejected',
  'redirect-operation-pending': 'redirect-operation-pending',
  'cancelled-popup-request': 'superseded',
  'unauthorized-domain': 'unauthorized-domain',
  'web-storage-unsupported': 'storage-unsupported',

  'expired-action-code': 'expired-action-code',
  'invalid-action-code': 'invalid-action-code',

  'multi-factor-auth-required': 'second-factor-required',
  'invalid-verification-code': 'invalid-code',
  'missing-verification-code': 'invalid-code',
  'code-expired': 'code-expired',
  'invalid-verification-id': 'code-expired',
  'missing-verification-id': 'code-expired',
  'invalid-multi-factor-session': 'second-factor-session-expired',
  'missing-multi-factor-session': 'second-factor-session-expired',
  'multi-factor-info-not-found': 'second-factor-not-found',
  'missing-multi-factor-info': 'second-factor-not-found',
  'invalid-phone-number': 'invalid-phone-number',
  'missing-phone-number': 'invalid-phone-number',
  'second-factor-already-in-use': 'second-factor-already-in-use',
  'maximum-second-factor-count-exceeded': 'second-factor-limit',
  'unsupported-first-factor': 'unsupported-first-factor',

  'captcha-check-failed': 'bot-check-failed',
  'missing-recaptcha-token': 'bot-check-failed',
  'invalid-recaptcha-token': 'bot-check-failed',
  'invalid-recaptcha-action': 'bot-check-failed',
  'missing-recaptcha-version': 'bot-check-failed',
  'invalid-recaptcha-version': 'bot-check-failed',
  'recaptcha-not-enabled': 'bot-check-failed',
  'missing-client-type': 'bot-check-failed',
  'invalid-req-type': 'bot-check-failed',
  'missing-app-credential': 'bot-check-failed',
  'invalid-app-credential': 'bot-check-failed',

  'operation-not-allowed': 'not-configured',
  'admin-restricted-operation': 'not-configured',
  'configuration-not-found': 'not-configured',
  'invalid-api-key': 'not-configured',
  'app-not-authorized': 'not-configured',
  'auth-domain-config-required': 'not-configured',
  'invalid-oauth-client-id': 'not-configured',
  'invalid-oauth-provider': 'not-configured',
  'invalid-provider-id': 'not-configured',
  'invalid-continue-uri': 'not-configured',
  'unauthorized-continue-uri': 'not-configured',
  'invalid-message-payload': 'not-configured',
  'invalid-sender': 'not-configured',
  'operation-not-supported-in-this-environment': 'browser-unsupported',
  'cors-unsupported': 'browser-unsupported',
};

/** Returns the library's code without its prefix; `unknown` for anything else. */
export function libraryCode(error: unknown): string {
  const raw = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  // The library derives codes from the server's sentences as well ("the-service-is-unavailable."): only plain codes pass.
  return /^auth\/([a-z\d]+(?:-[a-z\d]+){0,6})$/.exec(raw)?.[1] ?? 'unknown';
}

/** Converts anything that the library threw to an `AuthError`. */
export function toAuthError(error: unknown, details?: AuthErrorDetails): AuthError {
  if (error instanceof AuthError) return error;
  const code = libraryCode(error);
  return new AuthError(
    (Object.hasOwn(codesOfLibrary, code) ? codesOfLibrary[code] : undefined) ?? 'unknown',
    code,
    details,
  );
}
