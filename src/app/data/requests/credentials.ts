import type { AuthService } from '../../auth/auth-service';
import { type Connection, ownConnectionId } from '../connections/connection';
import type { DataStore } from '../connections/data-store';
import { receive, type ReceivedBytes } from '../rows/receive';
import { type Receive, type RequestOptions, sendRequest } from './send-request';
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

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

async function authorize(
  { id, name, auth }: Connection,
  url: URL,
  { reveal, getIdToken, tokenOrigins }: Credentials,
): Promise<Record<string, string>> {
  if (auth.type === 'none') return {};
  if (auth.type === 'user') {
    if (!mayReceiveIdToken(url, tokenOrigins)) {
      throw new RequestError(
        'origin-refused',
        `Your sign-in is not sent to ${url.origin}. Choose another authentication, or ask the operator of this site to add the origin to VITE_API_ORIGINS.`,
      );
    }
    return bearer(await getIdToken());
  }
  const secret = await reveal(id, url.origin);
  if (secret === null) {
    throw new RequestError('no-secret', `No key for “${name}” is kept in this tab. Enter it in API Setup.`);
  }
  return auth.type === 'bearer' ? bearer(secret) : { [auth.name]: secret };
}

/** The renewals that run. All requests of a page are rejected when the token expires, and share one renewal. */
const renewals = new WeakMap<Credentials['getIdToken'], Promise<string>>();

/** Returns the headers that replace those that the API rejected. */
async function renew(
  getIdToken: Credentials['getIdToken'],
  rejected: Record<string, string>,
): Promise<Record<string, string>> {
  const current = bearer(await getIdToken());
  // Another request has renewed the token.
  if (current.Authorization !== rejected.Authorization) return current;
  const renewal =
    renewals.get(getIdToken) ?? getIdToken({ forceRefresh: true }).finally(() => renewals.delete(getIdToken));
  renewals.set(getIdToken, renewal);
  return bearer(await renewal);
}

interface CredentialedOptions extends Pick<RequestOptions, 'signal' | 'maxBytes'> {
  /** @default the time of the connection */
  timeoutMs?: number;
  /** Headers besides those that authenticate. */
  headers?: Readonly<Record<string, string>>;
}

/**
 * Requests an address with the authentication of a connection. An ID token that the API rejects is renewed once. Throws a
 * `RequestError`, or an `AuthError` when the session has ended.
 */
export function requestWithCredentials(
  connection: Connection,
  url: URL,
  credentials: Credentials,
  options: CredentialedOptions,
): Promise<ReceivedBytes> {
  return requestBy(receive, connection, url, credentials, options);
}

/** Requests an address as `requestWithCredentials`, with a function that receives the response. */
export async function requestBy<Received extends { type: 'bytes' }>(
  by: Receive<Received>,
  connection: Connection,
  url: URL,
  credentials: Credentials,
  options: CredentialedOptions,
): Promise<Received> {
  const { timeoutMs = connection.timeoutSeconds * 1000 } = options;
  const headers = await authorize(connection, url, credentials);
  const send = (authorization: Record<string, string>): Promise<Received> => {
    options.signal.throwIfAborted();
    return sendRequest(by, url, { ...options, headers: { ...options.headers, ...authorization }, timeoutMs });
  };
  try {
    return await send(headers);
  } catch (error) {
    const isRejected = error instanceof RequestError && error.kind === 'unauthorized';
    if (!isRejected || connection.auth.type !== 'user') throw error;
    return send(await renew(credentials.getIdToken, headers));
  }
}

/** Returns the connection with the address that its requests go to: the own API is at the origin of the page. */
export function locate(connection: Connection): Connection {
  return connection.id === ownConnectionId
    ? { ...connection, url: window.location.origin + connection.url }
    : connection;
}
