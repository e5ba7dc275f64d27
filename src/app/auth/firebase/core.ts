import type { Auth, User, UserInfo } from 'firebase/auth';
import { AuthError } from '../auth-error';
import type { SessionEndReason } from '../auth-types';
import type { Requests } from './requests';

/** What the parts of the service share. */
export interface FirebaseCore {
  auth: Auth;
  run: Requests['run'];
  /** Publishes the library's current user to the listeners. */
  publish: () => void;
  /**
   * Publishes no user until the work is done: pages react to a signed-in user, and leave the form whose request is not complete.
   */
  holdUser: <T>(work: () => Promise<T>) => Promise<T>;
  /** Sets the reason of the sign-out that follows; undefined removes it. */
  expectEnd: (reason: SessionEndReason | undefined) => void;
  /** Returns the providers that the account has, without those that the library keeps although they were unlinked. */
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
