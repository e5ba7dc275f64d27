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

/** The app's codes, and the codes of the library that they stand for; all others are `unknown`. */
const libraryCodes: Readonly<Partial<Record<AuthErrorCode, readonly string[]>>> = {
  'email-already-in-use': ['email-already-in-use'],
  // One code for these, or the form would reveal who has an account.
  'invalid-credential': ['wrong-password', 'user-not-found', 'invalid-credential', 'invalid-login-credentials'],
  'invalid-email': ['invalid-email', 'invalid-recipient-email', 'missing-email'],
  'email-change-needs-verification': ['email-change-needs-verification'],
  'unverified-email': ['unverified-email'],
  'weak-password': ['missing-password', 'weak-password'],
  'password-does-not-meet-requirements': ['password-does-not-meet-requirements'],
  'user-disabled': ['user-disabled'],
  'user-token-expired': [
    'user-token-expired',
    'invalid-user-token',
    'invalid-refresh-token',
    'user-signed-out',
    'null-user',
    'no-current-user',
  ],
  'requires-recent-login': ['requires-recent-login'],
  'user-mismatch': ['user-mismatch'],
  'too-many-requests': ['too-many-requests', 'quota-exceeded'],
  'network-request-failed': ['network-request-failed'],
  timeout: ['timeout'],
  'internal-error': ['internal-error'],
  'account-exists': ['account-exists-with-different-credential'],
  'credential-already-in-use': ['credential-already-in-use'],
  'provider-already-linked': ['provider-already-linked'],
  'no-such-provider': ['no-such-provider'],
  'popup-closed': ['popup-closed-by-user'],
  'popup-blocked': ['popup-blocked'],
  'provider-cancelled': ['user-cancelled', 'redirect-cancelled-by-user'],
  'provider-rejected': ['rejected-credential', 'invalid-auth-event', 'no-auth-event', 'missing-or-invalid-nonce'],
  'redirect-operation-pending': ['redirect-operation-pending'],
  superseded: ['cancelled-popup-request'],
  'unauthorized-domain': ['unauthorized-domain'],
  'storage-unsupported': ['web-storage-unsupported'],
  'expired-action-code': ['expired-action-code'],
  'invalid-action-code': ['invalid-action-code'],
  'second-factor-required': ['multi-factor-auth-required'],
  'invalid-code': ['invalid-verification-code', 'missing-verification-code'],
  'code-expired': ['code-expired', 'invalid-verification-id', 'missing-verification-id'],
  'second-factor-session-expired': ['invalid-multi-factor-session', 'missing-multi-factor-session'],
  'second-factor-not-found': ['multi-factor-info-not-found', 'missing-multi-factor-info'],
  'invalid-phone-number': ['invalid-phone-number', 'missing-phone-number'],
  'second-factor-already-in-use': ['second-factor-already-in-use'],
  'second-factor-limit': ['maximum-second-factor-count-exceeded'],
  'unsupported-first-factor': ['unsupported-first-factor'],
  'bot-check-failed': [
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
  'not-configured': [
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
  'browser-unsupported': ['operation-not-supported-in-this-environment', 'cors-unsupported'],
};

/** The app's code for each code of the library. */
export const codesOfLibrary: ReadonlyMap<string, AuthErrorCode> = new Map(
  Object.entries(libraryCodes).flatMap(([code, names]) => names.map((name) => [name, code as AuthErrorCode] as const)),
);

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
  return new AuthError(codesOfLibrary.get(code) ?? 'unknown', code, details);
}
