import type { AuthError } from './auth-error';
import type { ProviderId } from './providers';

/** A way to sign in that an account has: `password`, `phone`, or a provider. */
export interface LinkedProvider {
  /** `password`, `phone`, or the provider's id, such as `google.com`; it may be one that this site no longer offers. */
  providerId: string;
  email: string | null;
  displayName: string | null;
  photoURL: string | null;
}

/** A phone that a person confirms each sign-in with. */
export interface SecondFactor {
  uid: string;
  /** What the person called it. */
  displayName: string | null;
  /** The number; of an account that is not signed in yet only its last digits can be read. */
  phoneNumber: string | null;
  /** When it was added, as an ISO date; null where the provider does not say. */
  enrolledAt: string | null;
}

export interface AuthUser {
  uid: string;
  email: string | null;
  emailVerified: boolean;
  displayName: string | null;
  photoURL: string | null;
  phoneNumber: string | null;
  /** Every way in that the account has, `password` among them. */
  providers: readonly LinkedProvider[];
  /** The phones that a sign-in is confirmed with; empty for most accounts. */
  secondFactors: readonly SecondFactor[];
}

/**
 * Why a session that this page knew has ended: by the person here, by the person in another tab, with the account that the
 * person deleted, or by the provider because the account is disabled or its sign-in is no longer valid.
 */
export type SessionEndReason =
  'signed-out' | 'signed-out-elsewhere' | 'account-deleted' | 'user-disabled' | 'user-token-expired';

/**
 * What is known of the session. `loading` is followed by `stalled` when no answer comes in time; both end by themselves as
 * soon as the answer is there. A `signed-out` without a reason is a visitor who had no session.
 */
export type AuthState =
  | { status: 'loading' }
  | { status: 'stalled' }
  | { status: 'signed-out'; reason?: SessionEndReason }
  | { status: 'signed-in'; user: AuthUser };

/** Given with a request that a person may not want to wait for. */
export interface Cancellable {
  /** Ends the request, which then rejects with `cancelled`; without it the request ends by itself after 30 seconds. */
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
 * How an attempt with a provider's window ended: it is `done`; a newer attempt took its place (`superseded`, to be ignored);
 * or the browser blocked the window and the page itself now goes to the provider (`redirecting`).
 */
export type ProviderOutcome = 'done' | 'superseded' | 'redirecting';

/**
 * Carried by an `account-exists` error: the provider's address belongs to an account that has other ways in. Once the person
 * has signed in by one of them, the provider is linked as well.
 */
export interface PendingLink {
  email: string;
  /** The provider that the person chose and that is linked in the end. */
  provider: ProviderId;
  /** Ways into the existing account, as far as the provider tells; empty where it does not. */
  knownProviders: readonly string[];
  /** Signs in with the existing account's password, then links; throws an `AuthError`. */
  withPassword: (password: string, options?: Cancellable) => Promise<void>;
  /** Signs in with a provider of the existing account, then links. Call it in the click handler. Throws an `AuthError`. */
  withProvider: (provider: ProviderId) => Promise<ProviderOutcome>;
}

/** Carried by a `second-factor-required` error: the password was right, and a code on the person's phone is asked for. */
export interface SecondFactorChallenge {
  factors: readonly SecondFactor[];
  /** Sends a code to the given phone of `factors`; again for a new code. Throws an `AuthError`. */
  sendCode: (factorUid: string) => Promise<void>;
  /** Ends the sign-in, or the re-authentication, with the code; throws an `AuthError` (`invalid-code`, `code-expired`). */
  confirm: (code: string, options?: Cancellable) => Promise<void>;
}

/** A phone that was sent a code and waits for it. */
export interface SecondFactorEnrolment {
  /** Adds the phone; throws an `AuthError` (`invalid-code`, `code-expired`). */
  confirm: (code: string) => Promise<void>;
}

/** What a link of an e-mail does. */
export type ActionOperation =
  'reset-password' | 'verify-email' | 'recover-email' | 'change-email' | 'sign-in' | 'revert-second-factor';

export interface ActionCodeInfo {
  operation: ActionOperation;
  /** The address that the link is about: after `recover-email` the account has it again, after `change-email` newly. */
  email: string | null;
  /** The address that the account has before the link is used, where it is another. */
  previousEmail: string | null;
}

/** What a password has to have, and whether it does. */
export interface PasswordRule {
  id: 'min-length' | 'max-length' | 'lower-case' | 'upper-case' | 'digit' | 'symbol';
  /** The number of characters, for the lengths. */
  value?: number;
  met: boolean;
}

export interface PasswordStatus {
  /** Whether every rule is met; the provider's verdict still decides. */
  isValid: boolean;
  /** In the order in which they are shown; the minimum length always comes first. */
  rules: readonly PasswordRule[];
  /** Whether the rules are the provider's, or its default because they could not be had. */
  source: 'provider' | 'default';
}

export type ReauthenticateRequest = ({ password: string } & Cancellable) | { provider: ProviderId };

/**
 * The app's one door to authentication; its methods need no `this`, and every rejection is an `AuthError`. Those that open a
 * provider's window have to be called in the click handler itself; `preloadProviders` beforehand makes sure that it opens.
 */
export interface AuthService {
  /** Calls the listener after each change of the state and returns the function that stops it. */
  subscribe: (listener: () => void) => () => void;
  /** Returns the current state, the same object until it changes. */
  getSnapshot: () => AuthState;
  /** Begins anew when the state is `stalled`. */
  retryStart: () => void;

  /** Fetches the code of `signIn` and `signUp`, which otherwise comes when they are called; never throws. */
  preloadSignIn: () => void;
  /** Signs in with e-mail and password; throws an `AuthError` (`second-factor-required` carries `secondFactor`). */
  signIn: (request: SignInRequest) => Promise<void>;
  /** Creates an account, names it and signs in; throws an `AuthError`. */
  signUp: (request: SignUpRequest) => Promise<void>;
  /** Signs out in every tab of this browser; throws an `AuthError`. */
  signOut: () => Promise<void>;

  /** Fetches the code that opens providers' windows, for `onPointerEnter` and `onFocus` of their buttons; never throws. */
  preloadProviders: () => void;
  /**
   * Signs in with a provider, in a window, or by redirect where the browser blocks it. A second call supersedes the first,
   * so the buttons stay enabled. Throws an `AuthError` (`account-exists` carries `link`, `second-factor-required` carries
   * `secondFactor`).
   */
  signInWithProvider: (request: ProviderSignInRequest) => Promise<ProviderOutcome>;
  /** The error of the redirect to a provider from which the person has just come back; null when there was none. */
  redirectError: () => AuthError | null;

  /** Sends a link to set a new password. It ends alike whether or not the address has an account; throws an `AuthError`. */
  requestPasswordReset: (email: string, options?: Cancellable) => Promise<void>;
  /** Tells what the code of an e-mail's link does, without doing it; throws `expired-action-code`, `invalid-action-code`. */
  checkActionCode: (code: string) => Promise<ActionCodeInfo>;
  /** Does what the code stands for: verifies, changes or recovers an address; throws an `AuthError`. */
  applyActionCode: (code: string) => Promise<void>;
  /** Sets the new password of the account that the code belongs to; it signs nobody in. Throws an `AuthError`. */
  confirmPasswordReset: (code: string, password: string, options?: Cancellable) => Promise<void>;

  /** Holds a password against the provider's present policy, or against its default where that cannot be had; never throws. */
  validatePassword: (password: string) => Promise<PasswordStatus>;
  /** Fetches the provider's bot check, for the authentication pages; never throws, the forms work without it. */
  prepareBotCheck: () => void;

  /** Changes name and picture; a field that is left out stays, null removes it. Throws an `AuthError`. */
  updateProfile: (profile: { displayName?: string | null; photoURL?: string | null } & Cancellable) => Promise<void>;
  /** Sends a link to the new address, which replaces the old one when it is followed; throws an `AuthError`. */
  changeEmail: (email: string, options?: Cancellable) => Promise<void>;
  /** Sets the password, also of an account that had none; throws an `AuthError`. */
  changePassword: (password: string, options?: Cancellable) => Promise<void>;
  /** Sends the link that verifies the account's address; throws an `AuthError`. */
  sendVerification: (options?: Cancellable) => Promise<void>;
  /** Reads the account anew, for what changed elsewhere, such as a verified address; throws an `AuthError`. */
  refreshUser: (options?: Cancellable) => Promise<void>;
  /** Deletes the account and ends its sessions. Apple's access is revoked, for which its window may open. Throws an `AuthError`. */
  deleteAccount: () => Promise<void>;

  /** Adds a provider to the account, in its window or by redirect; throws an `AuthError`. */
  link: (provider: ProviderId) => Promise<ProviderOutcome>;
  /**
   * Takes a way in away from the account; the last one stays, which throws `last-provider`. Apple's access is revoked, for
   * which its window may open. Throws an `AuthError`.
   */
  unlink: (providerId: string) => Promise<void>;

  /** Proves anew who is there, after `requires-recent-login`; `useReauth` does all of it. Throws an `AuthError`. */
  reauthenticate: (request: ReauthenticateRequest) => Promise<ProviderOutcome>;

  /** Sends a code to a phone, in the form +441234567890, that shall confirm sign-ins; throws an `AuthError`. */
  enrolSecondFactor: (phoneNumber: string, displayName?: string) => Promise<SecondFactorEnrolment>;
  /** Removes a phone from the account; throws an `AuthError`. */
  removeSecondFactor: (factorUid: string) => Promise<void>;
}
