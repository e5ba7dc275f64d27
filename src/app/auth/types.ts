import type { ActionCodeInfo as LibraryActionCodeInfo, MultiFactorInfo, User, UserInfo } from 'firebase/auth';
import type { ProviderId } from '../config/env';

/** A sign-in method: `password`, `phone`, or a provider such as `google.com`, which the site may no longer offer. */
export type LinkedProvider = Pick<UserInfo, 'providerId' | 'email' | 'displayName'>;

export interface SecondFactor extends Pick<MultiFactorInfo, 'uid' | 'displayName' | 'enrollmentTime'> {
  /** The phone number. During a sign-in, only its last digits are readable. */
  phoneNumber?: string;
}

export interface AuthUser extends Pick<User, 'uid' | 'email' | 'emailVerified' | 'displayName' | 'photoURL'> {
  providers: readonly LinkedProvider[];
  /** The phones that can confirm a sign-in. Most accounts have none. */
  secondFactors: readonly SecondFactor[];
}

/** Why the page's session has ended. The last two reasons come from the provider. */
export type SessionEndReason =
  | 'signed-out'
  | 'signed-out-elsewhere'
  | 'account-deleted'
  | 'user-disabled'
  | 'user-token-expired';

/**
 * The session state. `loading` becomes `stalled` if no response arrives in time; both end when the response arrives.
 * `signed-out` has no reason if the visitor had no session.
 */
export type AuthState =
  | { status: 'loading' }
  | { status: 'stalled' }
  | { status: 'signed-out'; reason?: SessionEndReason }
  | {
      status: 'signed-in';
      user: AuthUser;
      /** The number of sign-ins on this page, after which the guards leave the form; undefined for a stored session. */
      signIns?: number;
    };

export interface Cancellable {
  /** Ends the request, which then rejects with `cancelled`. Without a signal, the request ends after 30 seconds. */
  signal?: AbortSignal;
}

/**
 * The outcome of an attempt with a provider's window: `done`; `superseded` by a newer attempt, so ignore it; or
 * `redirecting`, because the browser blocked the window and the page is now redirecting to the provider.
 */
export type ProviderOutcome = 'done' | 'superseded' | 'redirecting';

/**
 * Part of an `account-exists` error: the address from the provider belongs to an account with another sign-in method.
 * Once the user signs in to this account, the provider is linked to it.
 */
export interface PendingLink {
  email: string;
  provider: ProviderId;
  /** Signs in with the existing account's password and then links the provider; throws an `AuthError`. */
  withPassword: (password: string, options?: Cancellable) => Promise<void>;
  /** Signs in with a provider of the account, then links. Call it in a click handler. Throws an `AuthError`. */
  withProvider: (provider: ProviderId) => Promise<ProviderOutcome>;
}

/** Part of a `second-factor-required` error: the password is correct, but the account requires a code. */
export interface SecondFactorChallenge {
  factors: readonly SecondFactor[];
  /** Sends a code to one of `factors`. Call it again to send another code. Throws an `AuthError`. */
  sendCode: (factorUid: string) => Promise<void>;
  /** Completes the sign-in or the re-authentication; throws an `AuthError` (`invalid-code`, `code-expired`). */
  confirm: (code: string, options?: Cancellable) => Promise<void>;
}

export interface ActionCodeInfo extends Pick<LibraryActionCodeInfo, 'operation'> {
  /** The link's address: the restored address with `recover-email`, the new address with `change-email`. */
  email: string | null;
  /** The account's address before the link is used, if it is different. */
  previousEmail: string | null;
}

export interface PasswordRule {
  id: 'min-length' | 'max-length' | 'lower-case' | 'upper-case' | 'digit' | 'symbol';
  value?: number;
  met: boolean;
}

export interface PasswordStatus {
  /** Whether every rule is met. The provider may still reject the password. */
  isValid: boolean;
  /** The rules in display order; the minimum length is always first. */
  rules: readonly PasswordRule[];
}

/**
 * The requests to the sign-in service. They do not use `this`, and every rejection is an `AuthError`. Call methods that
 * open a provider's window directly in a click handler, and call `preload` beforehand; otherwise, the browser may block
 * the window.
 */
export interface AuthRequests {
  /**
   * Returns the signed-in user's ID token, renewed if it has expired or `forceRefresh` is set. It grants access to the
   * account for an hour, so send it only to the origins in `Credentials.tokenOrigins`.
   */
  getIdToken: (options?: { forceRefresh?: boolean }) => Promise<string>;

  /**
   * Signs in with email and password; `second-factor-required` includes `secondFactor`. With `keepSignedIn`, the session
   * survives a browser restart; otherwise it ends with the tab.
   */
  signIn: (request: { email: string; password: string; keepSignedIn: boolean } & Cancellable) => Promise<void>;
  signUp: (request: { name: string; email: string; password: string } & Cancellable) => Promise<void>;
  /** Signs out in every tab of this browser. */
  signOut: () => Promise<void>;

  /**
   * Signs in with a provider in a window, or by redirect if the browser blocks the window. A second call supersedes the
   * first, so the buttons remain enabled. An `account-exists` error includes `link`, and
   * `second-factor-required` includes `secondFactor`.
   */
  signInWithProvider: (request: { provider: ProviderId; keepSignedIn: boolean }) => Promise<ProviderOutcome>;

  /** Sends a link for setting a new password. Resolves even if the address has no account. */
  requestPasswordReset: (email: string, options?: Cancellable) => Promise<void>;
  /** Returns an email link's operation without applying it; throws `expired-action-code`, `invalid-action-code`. */
  checkActionCode: (code: string) => Promise<ActionCodeInfo>;
  applyActionCode: (code: string) => Promise<void>;
  /** Sets the new password of the code's account without signing in. */
  confirmPasswordReset: (code: string, password: string, options?: Cancellable) => Promise<void>;

  /** Checks a password against the provider's policy, or against the default one if the policy cannot be loaded. */
  validatePassword: (password: string) => Promise<PasswordStatus>;

  /** Changes the name and picture. Omitted fields are unchanged; null removes a value. */
  updateProfile: (profile: { displayName?: string | null; photoURL?: string | null } & Cancellable) => Promise<void>;
  /** Sends a link to the new address, which replaces the old one when the link is followed. */
  changeEmail: (email: string, options?: Cancellable) => Promise<void>;
  /** Sets the password, even if the account has none. */
  changePassword: (password: string, options?: Cancellable) => Promise<void>;
  sendVerification: (options?: Cancellable) => Promise<void>;
  /** Reads the account again, for changes made elsewhere, such as a verified address. */
  refreshUser: (options?: Cancellable) => Promise<void>;
  /** Deletes the account and ends its sessions. Apple's window may open to revoke access. */
  deleteAccount: () => Promise<void>;

  link: (provider: ProviderId) => Promise<ProviderOutcome>;
  /** Removes a sign-in method. Apple's window may open to revoke access. Throws `last-provider` for the only method. */
  unlink: (providerId: string) => Promise<void>;

  /** Confirms the user's identity after `requires-recent-login`; see `useReauth`. */
  reauthenticate: (
    request: ({ password: string } & Cancellable) | { provider: ProviderId },
  ) => Promise<ProviderOutcome>;

  /**
   * Sends a code to a phone number such as +441234567890, and returns the function that uses this code to add the phone
   * as a second factor.
   */
  enrolSecondFactor: (phoneNumber: string) => Promise<(code: string) => Promise<void>>;
  removeSecondFactor: (factorUid: string) => Promise<void>;
}
