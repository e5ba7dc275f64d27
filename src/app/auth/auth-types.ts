import type { ProviderId } from './providers';

/** A sign-in method of an account. */
export interface LinkedProvider {
  /** `password`, `phone`, or the provider's id, such as `google.com`; it may be one that this site no longer offers. */
  providerId: string;
  email: string | null;
  displayName: string | null;
  photoURL: string | null;
}

/** A phone that confirms each sign-in. */
export interface SecondFactor {
  uid: string;
  /** The name that the user gave it. */
  displayName: string | null;
  /** The number; during a sign-in only its last digits are readable. */
  phoneNumber: string | null;
  /** When it was added, as an ISO date; null when the provider does not report it. */
  enrolledAt: string | null;
}

export interface AuthUser {
  uid: string;
  email: string | null;
  emailVerified: boolean;
  displayName: string | null;
  photoURL: string | null;
  phoneNumber: string | null;
  /** Every sign-in method of the account, including `password`. */
  providers: readonly LinkedProvider[];
  /** The phones that confirm a sign-in; empty for most accounts. */
  secondFactors: readonly SecondFactor[];
}

/**
 * Why the session of this page has ended: the user signed out here or in another tab, deleted the account, or the provider ended
 * it because the account is disabled or its sign-in has expired.
 */
export type SessionEndReason =
  | 'signed-out'
  | 'signed-out-elsewhere'
  | 'account-deleted'
  | 'user-disabled'
  | 'user-token-expired';

/**
 * The state of the session. `loading` becomes `stalled` when no response arrives in time; both end when the response
 * arrives. `signed-out` has no reason for a visitor who had no session.
 */
export type AuthState =
  | { status: 'loading' }
  | { status: 'stalled' }
  | { status: 'signed-out'; reason?: SessionEndReason }
  | { status: 'signed-in'; user: AuthUser };

export interface Cancellable {
  /** Ends the request, which then rejects with `cancelled`. Without it the request ends after 30 seconds. */
  signal?: AbortSignal;
}

export interface SignInRequest extends Cancellable {
  email: string;
  password: string;
  /** Whether the session survives a restart of the browser; otherwise it ends with the tab. */
  keepSignedIn: boolean;
}

export interface SignUpRequest extends Omit<SignInRequest, 'keepSignedIn'> {
  name: string;
  /** @default true */
  keepSignedIn?: boolean;
}

export interface ProviderSignInRequest {
  provider: ProviderId;
  /** @default true */
  keepSignedIn?: boolean;
}

/**
 * The outcome of an attempt with a provider's window: `done`; `superseded` by a newer attempt, to be ignored; or `redirecting`,
 * because the browser blocked the window and the page itself now goes to the provider.
 */
export type ProviderOutcome = 'done' | 'superseded' | 'redirecting';

/**
 * Carried by an `account-exists` error: the provider's address belongs to an account with another sign-in method. After a
 * sign-in to that account, the provider is linked to it.
 */
export interface PendingLink {
  email: string;
  /** The provider that is linked in the end. */
  provider: ProviderId;
  /** Signs in with the existing account's password, then links; throws an `AuthError`. */
  withPassword: (password: string, options?: Cancellable) => Promise<void>;
  /** Signs in with a provider of the existing account, then links. Call it in the click handler. Throws an `AuthError`. */
  withProvider: (provider: ProviderId) => Promise<ProviderOutcome>;
}

/** Carried by a `second-factor-required` error: the password is correct, and the account requires a code. */
export interface SecondFactorChallenge {
  factors: readonly SecondFactor[];
  /** Sends a code to one of `factors`. Call it again for another code. Throws an `AuthError`. */
  sendCode: (factorUid: string) => Promise<void>;
  /** Completes the sign-in or the re-authentication; throws an `AuthError` (`invalid-code`, `code-expired`). */
  confirm: (code: string, options?: Cancellable) => Promise<void>;
}

/** A phone that was sent a code and has not been confirmed. */
export interface SecondFactorEnrolment {
  /** Adds the phone; throws an `AuthError` (`invalid-code`, `code-expired`). */
  confirm: (code: string) => Promise<void>;
}

/** The operation that a link of an email applies. */
export type ActionOperation =
  | 'reset-password'
  | 'verify-email'
  | 'recover-email'
  | 'change-email'
  | 'sign-in'
  | 'revert-second-factor';

export interface ActionCodeInfo {
  operation: ActionOperation;
  /** The address of the link: the restored one with `recover-email`, the new one with `change-email`. */
  email: string | null;
  /** The account's address before the link is used, where it differs. */
  previousEmail: string | null;
}

/** One requirement for a password. */
export interface PasswordRule {
  id: 'min-length' | 'max-length' | 'lower-case' | 'upper-case' | 'digit' | 'symbol';
  /** The number of characters, for the lengths. */
  value?: number;
  met: boolean;
}

export interface PasswordStatus {
  /** Whether every rule is met. The provider may still reject the password. */
  isValid: boolean;
  /** In display order; the minimum length is always first. */
  rules: readonly PasswordRule[];
  /** Whether the rules are those of the provider, or the default because they could not be loaded. */
  source: 'provider' | 'default';
}

export type ReauthenticateRequest = ({ password: string } & Cancellable) | { provider: ProviderId };
