import type { AuthError } from './auth-error';
import type {
  ActionCodeInfo,
  AuthState,
  Cancellable,
  PasswordStatus,
  ProviderOutcome,
  ProviderSignInRequest,
  ReauthenticateRequest,
  SecondFactorEnrolment,
  SignInRequest,
  SignUpRequest,
} from './auth-types';
import type { ProviderId } from './providers';

/**
 * The app's only access to authentication. Methods need no `this`; every rejection is an `AuthError`. Call those that open a
 * provider's window in the click handler itself, and `preload` beforehand so that the browser lets the window open.
 */
export interface AuthService {
  /** Subscribes to the state. The listener is called after every change. Returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
  /** Returns the current state, the same object until it changes. */
  getSnapshot: () => AuthState;
  /** Loads the code that requests need, for `onPointerEnter` and `onFocus`; never throws. */
  preload: () => void;
  /** Ends the service: removes its listeners and its interception of requests. The session stays stored. */
  dispose: () => void;

  /**
   * Returns the ID token of the signed-in user, renewed when it has expired or `forceRefresh` is set. It grants access to the
   * account for an hour: send it only to the origins in `Credentials.tokenOrigins`. Throws an `AuthError`.
   */
  getIdToken: (options?: { forceRefresh?: boolean }) => Promise<string>;

  /** Signs in with email and password; throws an `AuthError` (`second-factor-required` carries `secondFactor`). */
  signIn: (request: SignInRequest) => Promise<void>;
  /** Creates an account, sets its name and signs in; throws an `AuthError`. */
  signUp: (request: SignUpRequest) => Promise<void>;
  /** Signs out in every tab of this browser; throws an `AuthError`. */
  signOut: () => Promise<void>;

  /**
   * Signs in with a provider in a window, or by redirect where the browser blocks it. A second call supersedes the first, so the
   * buttons stay enabled. Throws an `AuthError` (`account-exists` carries `link`, `second-factor-required` carries
   * `secondFactor`).
   */
  signInWithProvider: (request: ProviderSignInRequest) => Promise<ProviderOutcome>;
  /** Returns the error of the redirect that this page returns from; null without one. */
  redirectError: () => AuthError | null;

  /** Sends a link to set a new password. Resolves whether or not the address has an account; throws an `AuthError`. */
  requestPasswordReset: (email: string, options?: Cancellable) => Promise<void>;
  /** Returns the operation of an email link's code, without applying it; throws `expired-action-code`, `invalid-action-code`. */
  checkActionCode: (code: string) => Promise<ActionCodeInfo>;
  /** Applies the code: verifies, changes or recovers an address; throws an `AuthError`. */
  applyActionCode: (code: string) => Promise<void>;
  /** Sets the new password of the code's account, without a sign-in; throws an `AuthError`. */
  confirmPasswordReset: (code: string, password: string, options?: Cancellable) => Promise<void>;

  /** Checks a password against the provider's policy, or against the default where the policy cannot be loaded; never throws. */
  validatePassword: (password: string) => Promise<PasswordStatus>;
  /** Loads the provider's bot check, for the authentication pages; never throws, the forms work without it. */
  prepareBotCheck: () => void;

  /** Changes name and picture. An omitted field stays, null removes it. Throws an `AuthError`. */
  updateProfile: (profile: { displayName?: string | null; photoURL?: string | null } & Cancellable) => Promise<void>;
  /** Sends a link to the new address, which replaces the old one when the user follows it; throws an `AuthError`. */
  changeEmail: (email: string, options?: Cancellable) => Promise<void>;
  /** Sets the password, also of an account that had none; throws an `AuthError`. */
  changePassword: (password: string, options?: Cancellable) => Promise<void>;
  /** Sends the link that verifies the account's address; throws an `AuthError`. */
  sendVerification: (options?: Cancellable) => Promise<void>;
  /**
   * Reads the account again, for changes made elsewhere, such as a verified address. Throws an `AuthError` (`superseded` when
   * another request of the user follows).
   */
  refreshUser: (options?: Cancellable) => Promise<void>;
  /** Deletes the account and ends its sessions. Apple's window may open, to revoke its access. Throws an `AuthError`. */
  deleteAccount: () => Promise<void>;

  /** Adds a provider to the account in its window; throws an `AuthError`. */
  link: (provider: ProviderId) => Promise<ProviderOutcome>;
  /** Removes a sign-in method. Apple's window may open, to revoke its access. Throws `last-provider` for the only one. */
  unlink: (providerId: string) => Promise<void>;

  /** Confirms the user's identity after `requires-recent-login`; see `useReauth`. Throws an `AuthError`. */
  reauthenticate: (request: ReauthenticateRequest) => Promise<ProviderOutcome>;

  /** Sends a code to a phone, in the form +441234567890, to add it as a second factor; throws an `AuthError`. */
  enrolSecondFactor: (phoneNumber: string, displayName?: string) => Promise<SecondFactorEnrolment>;
  /** Removes a phone from the account; throws an `AuthError`. */
  removeSecondFactor: (factorUid: string) => Promise<void>;
}

/** The service of the library, whose code has loaded. */
export type LoadedAuthService = Omit<AuthService, 'preload'>;
