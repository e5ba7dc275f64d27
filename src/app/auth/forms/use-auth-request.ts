import { type Request, useRequest } from '../../lib/use-request';
import { describeAuthError } from '../auth-messages';

export interface AuthRequest extends Pick<Request, 'busy' | 'run'> {
  /** The message of the last error, until the next request. */
  error: string | null;
}

/** The state of a request to the sign-in service that a button starts, with the message of its error. */
export function useAuthRequest(): AuthRequest {
  const { busy, run, error } = useRequest();
  const failure = error === undefined ? null : describeAuthError(error);
  // Closing the dialog that asks to sign in again is not a failure.
  return { busy, run, error: failure === null || failure.code === 'cancelled' ? null : failure.message };
}
