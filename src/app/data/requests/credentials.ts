import type { AuthService } from '../../auth/auth-service';
import { type Connection, ownConnectionId } from '../connections/connection';
import type { DataStore } from '../connections/data-store';
import { type Answer, requestAnswer, type RequestOptions } from './request-answer';
import { RequestError } from './request-error';

/** What requests need to authenticate. */
export interface Credentials {
  reveal: DataStore['reveal'];
  getIdToken: AuthService['getIdToken'];
  /** The origins that may receive the ID token: the page's own and those of `VITE_API_ORIGINS`. */
  tokenOrigins: readonly string[];
}

/**
 * Returns whether an address may receive the ID token. Origins are compared as a whole: a look-alike such as
 * `https://api.example.com.evil.example` has another origin.
 */
export function mayReceiveIdToken(url: URL, tokenOrigins: readonly string[]): boolean {
  return tokenOrigins.includes(url.origin);
}

async function authorize(
  { id, name, auth }: Connection,
  url: URL,
  { reveal, getIdToken, tokenOrigins }: Credentials,
  forceRefresh: boolean,
): Promise<Record<string, string>> {
  if (auth.type === 'none') return {};
  if (auth.type === 'user') {
    if (!mayReceiveIdToken(url, tokenOrigins)) {
      throw new RequestError(
        'origin-refused',
        `Your sign-in is not sent to ${url.origin}. Choose another authentication, or ask the operator of this site to add the origin to VITE_API_ORIGINS.`,
      );
    }
    return { Authorization: `Bearer ${await getIdToken({ forceRefresh })}` };
  }
  const secret = await reveal(id, url.origin);
  if (secret === null) {
    throw new RequestError('no-secret', `No key for “${name}” is kept in this tab. Enter it in API Setup.`);
  }
  return auth.type === 'bearer' ? { Authorization: `Bearer ${secret}` } : { [auth.name]: secret };
}

/**
 * Requests an address with the authentication of a connection. An ID token that the API rejects is renewed once. Throws a
 * `RequestError`, or an `AuthError` when the session has ended.
 */
export async function requestWithCredentials(
  connection: Connection,
  url: URL,
  credentials: Credentials,
  options: Pick<RequestOptions, 'signal' | 'maxBytes'>,
): Promise<Answer> {
  const send = async (forceRefresh: boolean): Promise<Answer> => {
    const headers = await authorize(connection, url, credentials, forceRefresh);
    options.signal.throwIfAborted();
    return requestAnswer(url, { ...options, headers, timeoutMs: connection.timeoutSeconds * 1000 });
  };
  try {
    return await send(false);
  } catch (error) {
    const isRejected = error instanceof RequestError && error.kind === 'unauthorized';
    if (isRejected && connection.auth.type === 'user') return send(true);
    throw error;
  }
}

/** Returns the connection with the address that its requests go to: the own API is at the origin of the page. */
export function locate(connection: Connection): Connection {
  return connection.id === ownConnectionId ? { ...connection, baseUrl: window.location.origin } : connection;
}
