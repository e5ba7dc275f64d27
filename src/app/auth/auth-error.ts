import type { AuthErrorCode } from './auth-error-table';
import type { PendingLink, SecondFactorChallenge } from './auth-types';

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
