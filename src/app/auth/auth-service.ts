export interface AuthUser {
  uid: string;
  email: string | null;
  emailVerified: boolean;
  displayName: string | null;
  photoURL: string | null;
}

/**
 * Why a session that this page knew has ended: by the person here, by the person in another tab, or by the provider because
 * the account is disabled or its sign-in is no longer valid.
 */
export type SessionEndReason = 'signed-out' | 'signed-out-elsewhere' | 'user-disabled' | 'user-token-expired';

/**
 * What is known of the session. `loading` is followed by `stalled` when no answer comes in time; both end by themselves as
 * soon as the answer is there. A `signed-out` without a reason is a visitor who had no session.
 */
export type AuthState =
  | { status: 'loading' }
  | { status: 'stalled' }
  | { status: 'signed-out'; reason?: SessionEndReason }
  | { status: 'signed-in'; user: AuthUser };

export interface SignInRequest {
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

/** The app's one door to authentication; its methods need no `this`, and every rejection is an `AuthError`. */
export interface AuthService {
  /** Calls the listener after each change of the state and returns the function that stops it. */
  subscribe: (listener: () => void) => () => void;
  /** Returns the current state, the same object until it changes. */
  getSnapshot: () => AuthState;
  /** Signs in with e-mail and password; throws an `AuthError`. */
  signIn: (request: SignInRequest) => Promise<void>;
  /** Creates an account, names it and signs in; throws an `AuthError`. */
  signUp: (request: SignUpRequest) => Promise<void>;
  /** Signs out in every tab of this browser; throws an `AuthError`. */
  signOut: () => Promise<void>;
  /** Begins anew when the state is `stalled`. */
  retryStart: () => void;
}
