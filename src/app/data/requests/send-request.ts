import type { ReceiveOptions, Refusal } from '../rows/receive';
import { errorOfStatus, RequestError } from './request-error';

/** The maximum size of a response with all of its pages. */
export const maxResponseBytes = 25 * 1024 * 1024;

/** Receives a response in this thread, or in the worker, which keeps its bytes. */
export type Receive<Received> = (url: URL, options: ReceiveOptions, signal: AbortSignal) => Promise<Received | Refusal>;

export interface RequestOptions {
  headers: Readonly<Record<string, string>>;
  /** Includes the time until the last byte, so that a server that sends slowly cannot hold the request. */
  timeoutMs: number;
  /** @default 25 MB */
  maxBytes?: number;
  /** Ends the request, which then rejects with the signal's reason. */
  signal: AbortSignal;
}

/** Requests an address without cookies, and follows no redirect. `by` receives the response. Throws a `RequestError`. */
export async function sendRequest<Received extends { type: 'bytes' }>(
  by: Receive<Received>,
  url: URL,
  { headers, timeoutMs, maxBytes = maxResponseBytes, signal }: RequestOptions,
): Promise<Received> {
  const limit = AbortSignal.timeout(timeoutMs);
  let received: Received | Refusal;
  try {
    received = await by(url, { headers, maxBytes }, AbortSignal.any([signal, limit]));
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (error instanceof RequestError) throw error;
    throw limit.aborted ? timeoutError(timeoutMs) : unreachableError(url);
  }
  signal.throwIfAborted();
  if (received.type === 'bytes') return received;
  if (received.type === 'status') {
    throw errorOfStatus(received, Object.keys(headers).length > 0);
  }
  throw received.type === 'redirect'
    ? new RequestError(
        'redirect',
        'This address redirects to another one. Open it in a new tab, and enter the address that it leads to.',
      )
    : new RequestError(
        'too-large',
        `The response is larger than ${Math.round(maxBytes / 2 ** 20)} MB. Ask the API for fewer rows.`,
      );
}

const timeoutError = (timeoutMs: number): RequestError =>
  new RequestError(
    'timeout',
    `The API did not respond within ${Math.round(timeoutMs / 1000)} seconds. Ask for fewer rows, or set a longer timeout.`,
  );

const unreachableError = (url: URL): RequestError =>
  url.origin === window.location.origin
    ? new RequestError(
        'unreachable',
        'The API of this site cannot be reached. Check your internet connection, then try again.',
      )
    : new RequestError(
        'unreachable-or-cors',
        'The API cannot be reached, or does not allow this site. Test the connection in API Setup to see which.',
      );
