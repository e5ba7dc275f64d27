import { type Failure, isFailure, type RequestOptions } from '../../rows/failure';
import type { AuthService } from '../auth/service';
import type { Connection } from './json-api/connection';

/** Sends a request without cookies or redirects, and reads the response. */
export async function request<Result extends object>(
  url: URL,
  { method, headers, timeoutMs, signal }: RequestOptions,
  read: (response: Response) => Promise<Result | Failure>,
): Promise<Result | Failure> {
  signal.throwIfAborted();
  const limit = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      method,
      headers: { Accept: 'application/json', ...headers },
      credentials: 'omit',
      // A redirect could send the key to another host. Unlike "error", "manual" makes it possible to report this.
      redirect: 'manual',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      signal: AbortSignal.any([signal, limit]),
    });
    if (response.type === 'opaqueredirect') return { failure: 'redirect' };
    if (response.ok) return await read(response);
    const { status } = response;
    const retryAfter = response.headers.get('Retry-After');
    return { failure: 'status', status, retryAfter, detail: await problemDetail(url, response) };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof SyntaxError) return { failure: 'not-json' };
    return { failure: limit.aborted ? 'timeout' : 'unreachable' };
  }
}

/** Returns the problem detail from the site's own API (RFC 9457). Messages from other servers are not displayed. */
async function problemDetail(url: URL, response: Response): Promise<string | null> {
  const isOwn = url.origin === globalThis.location.origin;
  if (!isOwn || !response.headers.get('Content-Type')?.startsWith('application/problem+json')) return null;
  try {
    const problem: unknown = await response.json();
    const detail = typeof problem === 'object' && problem !== null && 'detail' in problem ? problem.detail : null;
    return typeof detail === 'string' && detail !== '' ? detail.slice(0, 300) : null;
  } catch {
    return null;
  }
}

type RequestErrorKind =
  | Failure['failure']
  | 'cors'
  | 'unreachable-or-cors'
  | 'unauthorized'
  | 'forbidden'
  | 'not-found'
  | 'rate-limited'
  | 'server'
  | 'no-secret'
  | 'origin-refused';

/** A request without a usable response. The message states what to change and contains no secrets. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly kind: RequestErrorKind;
  readonly status: number | null;
  /** When the API accepts the next request, in milliseconds since 1970; null if unknown. */
  readonly retryAt: number | null;

  constructor(kind: RequestErrorKind, message: string, status: number | null = null, retryAt: number | null = null) {
    super(message);
    this.kind = kind;
    this.status = status;
    this.retryAt = retryAt;
  }
}

export function isTemporary({ kind }: RequestError): boolean {
  return ['unreachable', 'unreachable-or-cors', 'timeout', 'rate-limited', 'server'].includes(kind);
}

/** Parses a `Retry-After` header, given as seconds or a date; undefined if it is not usable. */
export function parseRetryAfter(header: string | null, now = Date.now()): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return now + Number(text) * 1000;
  // Date.parse accepts short text such as "-1".
  const time = text.length > 20 ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? undefined : Math.max(now, time);
}

export function errorOf(failure: Failure, { auth, rows, timeoutSeconds }: Connection, url: URL): RequestError {
  if (failure.failure === 'status') return errorOfStatus(failure, auth.type !== 'none');
  const isOwn = url.origin === window.location.origin;
  const messages: Record<Exclude<Failure['failure'], 'status'>, string> = {
    redirect: 'This address redirects. Open it in a new tab, and enter the address of the page that opens.',
    'too-large': 'The response is larger than 25 MB. Ask the API for fewer rows.',
    timeout: `The API did not respond within ${Math.round(timeoutSeconds)} seconds. Ask for fewer rows, or set a longer timeout.`,
    unreachable: isOwn
      ? 'The API of this site cannot be reached. Check your internet connection, then try again.'
      : 'The API cannot be reached, or does not allow this site. Test the connection in API Setup to find out.',
    'not-json': 'The response is not JSON. Check that the address is the API itself, not a page about it.',
    pointer: `The response has no rows at ${rows ? `“${rows}”` : 'its top level'}. Test the connection in API Setup to see where they are.`,
    'next-page': 'The next page has a different origin. Set “Next page” to “None”, or use the other origin in the URL.',
    'no-rows':
      'The response has no rows. Check the address and its parameters, and that the API has rows for the last 30 days.',
  };
  const { failure: kind } = failure;
  return new RequestError(kind === 'unreachable' && !isOwn ? 'unreachable-or-cors' : kind, messages[kind]);
}

type FailedStatus = Extract<Failure, { failure: 'status' }>;

function errorOfStatus({ status, retryAfter, detail }: FailedStatus, hasKey: boolean): RequestError {
  if (status === 429) {
    const retryAt = parseRetryAfter(retryAfter);
    const wait = retryAt === undefined ? 'Wait a minute, then try again.' : `Try again at ${timeText(retryAt)}.`;
    return new RequestError('rate-limited', `The API received too many requests (429). ${wait}`, status, retryAt);
  }
  const known: Partial<Record<number, [kind: RequestErrorKind, message: string]>> = {
    401: [
      'unauthorized',
      hasKey
        ? 'The API rejected the key (401). Replace the key, or sign in again.'
        : 'This API needs a key (401). Choose an authentication method.',
    ],
    403: ['forbidden', 'The key does not have access to this address (403). Ask the API’s operator for access.'],
    404: ['not-found', 'The address was not found (404). Check the path for typos.'],
  };
  const [kind, message] =
    known[status] ??
    (status >= 500
      ? ['server', `The API failed (${status}). Try again later.`]
      : ['status', `The API responded with status ${status} instead of data. Check the address.`]);
  // The site's own API explains what to change.
  return new RequestError(kind, detail === null ? message : `${detail} (${status})`, status);
}

const timeText = (time: number): string => new Date(time).toLocaleTimeString([], { timeStyle: 'medium' });

export interface Credentials {
  /** Returns the connection's secret if it belongs to the origin. */
  reveal: (connectionId: string, origin: string) => Promise<string | null>;
  getIdToken: AuthService['getIdToken'];
  /** The origins that may receive the ID token: the page's own origin and those in `VITE_API_ORIGINS`. */
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
    // Origins are compared as a whole, because `https://api.example.com.evil.example` is a different origin.
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

/** The renewals in progress. When the token expires, all of a page's requests are rejected and share one renewal. */
const renewals = new WeakMap<Credentials['getIdToken'], Promise<string>>();

async function renew(
  getIdToken: Credentials['getIdToken'],
  rejected: Record<string, string>,
): Promise<Record<string, string>> {
  const current = bearer(await getIdToken());
  // Another request has already renewed the token.
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
