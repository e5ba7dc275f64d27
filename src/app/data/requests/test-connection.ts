import { addressOf, type TimeRange } from '../connections/address';
import { type Connection, needsSecret } from '../connections/connection';
import type { FoundArray } from '../rows/inspect';
import { processResponse } from '../rows/process-response';
import { type Credentials, locate, requestWithCredentials } from './credentials';
import { errorOfResponse } from './load-readings';
import { nextOfLink } from './next-page';
import { RequestError } from './request-error';

export interface TestResult {
  /** The arrays of objects in the first page, the longest first. */
  arrays: readonly FoundArray[];
  bytes: number;
  durationMs: number;
  /** Whether the response names a next page in its `Link` header. */
  hasNextLink: boolean;
}

/** Requests the first page of a connection and inspects it. Throws a `RequestError`. */
export async function testConnection(
  connection: Connection,
  range: TimeRange,
  credentials: Credentials,
  signal: AbortSignal,
): Promise<TestResult> {
  const url = addressOf(locate(connection), range);
  const start = performance.now();
  let response;
  try {
    response = await requestWithCredentials(connection, url, credentials, { signal });
  } catch (error) {
    if (error instanceof RequestError && error.kind === 'unreachable-or-cors')
      throw await diagnose(connection, url, signal);
    throw error;
  }
  const durationMs = performance.now() - start;
  const { bytes, link, chunks } = response;
  const result = await processResponse({ type: 'inspect' }, chunks, { signal });
  if (result.type === 'problem') throw errorOfResponse(result.problem, connection);
  if (result.type !== 'inspect' || result.arrays.length === 0) {
    throw new RequestError(
      'no-rows',
      'The response is JSON without a list of rows. Check the path, and that the API has rows for the last 30 days.',
    );
  }
  return { arrays: result.arrays, bytes, durationMs, hasNextLink: nextOfLink(link) !== null };
}

/**
 * Tells a server that refuses this site from one that cannot be reached: a request without CORS succeeds when there is a
 * server, and shows nothing of its response. It carries no secret.
 */
async function diagnose(connection: Connection, url: URL, signal: AbortSignal): Promise<RequestError> {
  try {
    await fetch(url, {
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      signal: AbortSignal.any([signal, AbortSignal.timeout(connection.timeoutSeconds * 1000)]),
    });
    return new RequestError(
      'cors',
      'The server responds, but does not allow this site to read the response. Ask the API’s operator to send these headers:',
    );
  } catch {
    signal.throwIfAborted();
    return new RequestError(
      'unreachable',
      'The server cannot be reached. Check the address and your connection. A wrong certificate looks the same.',
    );
  }
}

/** Returns the headers that an API has to send so that this site can read it. */
export function corsHeaders(connection: Connection, origin = window.location.origin): string[] {
  const { auth, nextPage } = connection;
  const sent = auth.type === 'header' ? auth.name : auth.type === 'none' ? null : 'Authorization';
  return [
    `Access-Control-Allow-Origin: ${origin}`,
    ...(sent === null ? [] : [`Access-Control-Allow-Headers: ${sent}`]),
    ...(nextPage.type === 'link' ? ['Access-Control-Expose-Headers: Link, Retry-After'] : []),
  ];
}

/** Returns credentials for a test with a secret that has been typed, and not been saved. */
export function withTypedSecret(credentials: Credentials, connection: Connection, secret: string): Credentials {
  return needsSecret(connection) && secret !== ''
    ? { ...credentials, reveal: () => Promise.resolve(secret) }
    : credentials;
}
