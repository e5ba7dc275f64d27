import type { Auth, User, UserInfo } from 'firebase/auth';
import { AuthError } from '../auth-error';
import type { SessionEndReason } from '../auth-types';
import type { Requests } from './requests';

/** Dependencies of the service's modules. */
export interface FirebaseCore {
  auth: Auth;
  run: Requests['run'];
  /** Publishes the library's current user to the listeners. */
  publish: () => void;
  /**
   * Delays the signed-in state until the work is done: the route guards leave the form as soon as a user is signed in, and its
   * request must be complete by then.
   */
  holdUser: <T>(work: () => Promise<T>) => Promise<T>;
  /** Sets the reason of the sign-out that follows; undefined removes it. */
  expectEnd: (reason: SessionEndReason | undefined) => void;
  /** Returns the account's providers, without unlinked ones that Firebase still lists. */
  providersOf: (user: User) => UserInfo[];
  disableBotCheck: Requests['disableBotCheck'];
  /** Aborted when the service is disposed. */
  lifetime: AbortSignal;
}

/** Returns the library's signed-in user; throws an `AuthError` when the session has ended. */
export function currentUser({ auth }: FirebaseCore): User {
  if (auth.currentUser === null) throw new AuthError('user-token-expired', 'no-current-user');
  return auth.currentUser;
}
