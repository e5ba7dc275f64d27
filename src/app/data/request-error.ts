import type { Connection } from './json-api/connection';
import type { Failure } from './request';
import { locale } from '../lib/formats';

/** Why a request has no usable response. */
export type RequestErrorKind =
  | 'address'
  | 'redirect'
  | 'cors'
  | 'unreachable'
  | 'unreachable-or-cors'
  | 'timeout'
  | 'too-large'
  | 'unauthorized'
  | 'forbidden'
  | 'not-found'
  | 'rate-limited'
  | 'server'
  | 'status'
  | 'not-json'
  | 'pointer'
  | 'no-rows'
  | 'next-page'
  | 'no-secret'
  | 'origin-refused';

export interface RequestErrorDetails {
  /** The status of the response. */
  status?: number;
  /** When the API accepts the next request, in milliseconds since 1970. */
  retryAt?: number;
}

/** A request without a usable response. The message says what to change, and contains no secret. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly kind: RequestErrorKind;
  readonly status: number | null;
  readonly retryAt: number | null;

  constructor(kind: RequestErrorKind, message: string, { status, retryAt }: RequestErrorDetails = {}) {
    super(message);
    this.kind = kind;
    this.status = status ?? null;
    this.retryAt = retryAt ?? null;
  }
}

/** Returns whether a repetition of the same request can succeed. */
export function isTemporary({ kind }: RequestError): boolean {
  return (
    kind === 'unreachable' ||
    kind === 'unreachable-or-cors' ||
    kind === 'timeout' ||
    kind === 'rate-limited' ||
    kind === 'server'
  );
}

/** Returns the time of a `Retry-After` header, which is a number of seconds or a date; undefined without a usable one. */
export function parseRetryAfter(header: string | null, now = Date.now()): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return now + Number(text) * 1000;
  // Anything shorter than a date, such as "-1", which Date.parse would accept.
  const time = text.length > 20 ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? undefined : Math.max(now, time);
}

/** Returns the error for a request of a connection that has failed. */
export function errorOf(failure: Failure, { auth, rows, timeoutSeconds }: Connection, url: URL): RequestError {
  if (failure.failure === 'status') return errorOfStatus(failure, auth.type !== 'none');
  const errors: Record<Exclude<Failure['failure'], 'status'>, [kind: RequestErrorKind, message: string]> = {
    redirect: [
      'redirect',
      'This address redirects to another one. Open it in a new tab, and enter the address that it leads to.',
    ],
    'too-large': ['too-large', 'The response is larger than 25 MB. Ask the API for fewer rows.'],
    timeout: [
      'timeout',
      `The API did not respond within ${Math.round(timeoutSeconds)} seconds. Ask for fewer rows, or set a longer timeout.`,
    ],
    unreachable:
      url.origin === window.location.origin
        ? ['unreachable', 'The API of this site cannot be reached. Check your internet connection, then try again.']
        : [
            'unreachable-or-cors',
            'The API cannot be reached, or does not allow this site. Test the connection in API Setup to see which.',
          ],
    'not-json': [
      'not-json',
      'The response is not JSON. Check that the address is the API itself, not a page about it.',
    ],
    pointer: [
      'pointer',
      `The response has no rows at ${rows ? `“${rows}”` : 'its top level'}. Test the connection in API Setup to see where they are.`,
    ],
    'next-page': [
      'next-page',
      'The next page is on another origin than the first one. Set “Next page” to “None”, or use the other origin in the URL.',
    ],
    'empty-list': [
      'no-rows',
      'The response has a list without rows. Check the parameters of the address, and that the API has rows for the last 30 days.',
    ],
    'no-list': [
      'no-rows',
      'The response has no list of objects. Check the address, or choose one that returns a list.',
    ],
  };
  return new RequestError(...errors[failure.failure]);
}

type FailedStatus = Extract<Failure, { failure: 'status' }>;

/** Returns the error for a response that is not successful, to a request with a key or without one. */
function errorOfStatus({ status, retryAfter, detail }: FailedStatus, hasKey: boolean): RequestError {
  if (status === 429) {
    const retryAt = parseRetryAfter(retryAfter);
    const wait = retryAt === undefined ? 'Wait a minute, then try again.' : `Try again at ${timeText(retryAt)}.`;
    return new RequestError('rate-limited', `The API got too many requests (429). ${wait}`, { status, retryAt });
  }
  const known: Partial<Record<number, [kind: RequestErrorKind, message: string]>> = {
    401: [
      'unauthorized',
      hasKey
        ? 'The API does not accept the key (401). Replace the key, or sign in again.'
        : 'This API needs a key (401). Choose an authentication method.',
    ],
    403: ['forbidden', 'The key may not read this address (403). Ask the API’s operator for access.'],
    404: ['not-found', 'Nothing is at this address (404). Check the path for mistakes.'],
  };
  const [kind, message] =
    known[status] ??
    (status >= 500
      ? ['server', `The API failed (${status}). Try again later.`]
      : ['status', `The API responded with status ${status} instead of data. Check the address.`]);
  // The product's own API says what to change.
  return new RequestError(kind, detail === null ? message : `${detail} (${status})`, { status });
}

const timeText = (time: number): string => new Date(time).toLocaleTimeString(locale, { timeStyle: 'medium' });
