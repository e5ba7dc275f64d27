import type { AuthService } from '../auth/service';
import type { Connection } from './json-api/connection';
import type { DataStore } from './store';
import { type Failure, isFailure, RequestError } from './request';

export interface Credentials {
  reveal: DataStore['reveal'];
  getIdToken: AuthService['getIdToken'];
  /** The origins that may receive the ID token: the page's own and those of `VITE_API_ORIGINS`. */
  tokenOrigins: readonly string[];
}

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

async function authorize(
  { id, name, auth }: Connection,
  url: URL,
  { reveal, getIdToken, tokenOrigins }: Credentials,
): Promise<Record<string, string>> {
  if (auth.type === 'none') return {};
  if (auth.type === 'user') {
    // Origins are compared as a whole: `https://api.example.com.evil.example` is another origin.
    if (!tokenOrigins.includes(url.origin)) {
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

/** The renewals in progress. When the token expires, all requests of a page are rejected and share one renewal. */
const renewals = new WeakMap<Credentials['getIdToken'], Promise<string>>();

/** Returns new headers in place of the rejected ones. */
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

/**
 * Sends a request with the connection's authentication, and again with a renewed ID token if the API rejects it. Throws
 * a `RequestError`, or an `AuthError` if the session has ended.
 */
export async function authenticated<Result extends object>(
  connection: Connection,
  url: URL,
  credentials: Credentials,
  send: (headers: Record<string, string>) => Promise<Result | Failure>,
): Promise<Result | Failure> {
  const headers = await authorize(connection, url, credentials);
  const result = await send(headers);
  const isRejected = isFailure(result) && result.failure === 'status' && result.status === 401;
  return isRejected && connection.auth.type === 'user' ? send(await renew(credentials.getIdToken, headers)) : result;
}
