import { authErrorMessages } from './messages';

export type AuthErrorCode =
  | 'email-already-in-use'
  | 'invalid-credential'
  | 'invalid-email'
  | 'user-disabled'
  | 'too-many-requests'
  | 'weak-password'
  | 'password-does-not-meet-requirements'
  | 'network-request-failed'
  | 'timeout'
  | 'requires-recent-login'
  | 'user-token-expired'
  | 'not-configured'
  | 'internal-error'
  | 'unknown';

export type AuthField = 'name' | 'email' | 'password';

export interface AuthErrorDescription {
  code: AuthErrorCode;
  message: string;
  /** The field that the message belongs to; null when it concerns the whole form. */
  field: AuthField | null;
}

/** What every method of the service rejects with; its text is for logs, people read `describeAuthError`. */
export class AuthError extends Error {
  override readonly name = 'AuthError';
  readonly code: AuthErrorCode;
  /** The provider's own code where it is one; a sentence of the provider never gets in. */
  readonly providerCode: string;

  constructor(code: AuthErrorCode, providerCode: string = code) {
    super(providerCode);
    this.code = code;
    this.providerCode = providerCode;
  }
}

const codes: Partial<Record<string, AuthErrorCode>> = {
  'email-already-in-use': 'email-already-in-use',
  // One answer for these, or the form would tell who has an account.
  'wrong-password': 'invalid-credential',
  'user-not-found': 'invalid-credential',
  'invalid-credential': 'invalid-credential',
  'invalid-login-credentials': 'invalid-credential',
  'invalid-email': 'invalid-email',
  'user-disabled': 'user-disabled',
  'too-many-requests': 'too-many-requests',
  'quota-exceeded': 'too-many-requests',
  'weak-password': 'weak-password',
  'password-does-not-meet-requirements': 'password-does-not-meet-requirements',
  'network-request-failed': 'network-request-failed',
  timeout: 'timeout',
  'requires-recent-login': 'requires-recent-login',
  'user-token-expired': 'user-token-expired',
  'invalid-user-token': 'user-token-expired',
  'invalid-refresh-token': 'user-token-expired',
  'operation-not-allowed': 'not-configured',
  'admin-restricted-operation': 'not-configured',
  'configuration-not-found': 'not-configured',
  'invalid-api-key': 'not-configured',
  'internal-error': 'internal-error',
};

const fields: Partial<Record<AuthErrorCode, AuthField>> = {
  'email-already-in-use': 'email',
  'invalid-email': 'email',
  'weak-password': 'password',
  'password-does-not-meet-requirements': 'password',
};

/** Turns whatever the provider's library threw into an `AuthError`. */
export function toAuthError(error: unknown): AuthError {
  if (error instanceof AuthError) return error;
  const raw = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  // The library makes codes of the server's sentences as well ("the-service-is-unavailable."): only plain codes pass.
  const providerCode = /^auth\/([a-z\d]+(?:-[a-z\d]+){0,6})$/.exec(raw)?.[1] ?? 'unknown';
  return new AuthError((Object.hasOwn(codes, providerCode) ? codes[providerCode] : undefined) ?? 'unknown', providerCode);
}

/** Resolves anything that was thrown to what a form shows; an error without a message of its own carries its code. */
export function describeAuthError(error: unknown): AuthErrorDescription {
  const { code, providerCode } = toAuthError(error);
  const message = authErrorMessages[code];
  return { code, message: code === 'unknown' ? `${message} (${providerCode})` : message, field: fields[code] ?? null };
}
