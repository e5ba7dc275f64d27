import type { Auth, User } from 'firebase/auth';
import { AuthError } from '../auth-error';
import type { SessionEndReason } from '../auth-service';
import type { Operations } from './operations';

/** What the parts of the service share; those that the first page does not need load on demand. */
export interface FirebaseCore {
  auth: Auth;
  run: Operations['run'];
  /** Tells the listeners what the library has changed in its user. */
  publish: () => void;
  /** Names the reason of the sign-out that comes next; undefined takes it back. */
  expectEnd: (reason: SessionEndReason | undefined) => void;
}

/** Returns the library's signed-in user; throws an `AuthError` when the session has ended meanwhile. */
export function currentUser({ auth }: FirebaseCore): User {
  if (auth.currentUser === null) throw new AuthError('user-token-expired', 'no-current-user');
  return auth.currentUser;
}
