import { errorOfStatus, RequestError } from './request-error';

/** The maximum size of a response with all of its pages. */
export const maxResponseBytes = 25 * 1024 * 1024;

export interface RequestOptions {
  headers: Readonly<Record<string, string>>;
  /** Includes the time until the last byte, so that a server that sends slowly cannot hold the request. */
  timeoutMs: number;
  /** @default 25 MB */
  maxBytes?: number;
  /** Ends the request, which then rejects with the signal's reason. */
  signal: AbortSignal;
}

export interface ReceivedResponse {
  /** The bytes as they arrived. */
  chunks: Uint8Array<ArrayBuffer>[];
  bytes: number;
  /** The `Link` header; null also when the API does not expose it to this site. */
  link: string | null;
}

/** Requests an address without cookies, and follows no redirect. Throws a `RequestError`. */
export async function sendRequest(url: URL, options: RequestOptions): Promise<ReceivedResponse> {
  const { headers, timeoutMs, maxBytes = maxResponseBytes, signal } = options;
  const limit = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      headers: { Accept: 'application/json', ...headers },
      credentials: 'omit',
      // A redirect could carry the key to another host. With "manual" it can be told apart, with "error" it cannot.
      redirect: 'manual',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      signal: AbortSignal.any([signal, limit]),
    });
    if (response.type === 'opaqueredirect') {
      throw new RequestError(
        'redirect',
        'This address redirects to another one. Open it in a new tab, and enter the address that it leads to.',
      );
    }
    if (!response.ok)
      throw errorOfStatus(response, await problemDetail(url, response), Object.keys(headers).length > 0);
    const chunks = await readChunks(response, maxBytes);
    return {
      chunks,
      bytes: chunks.reduce((sum, chunk) => sum + chunk.byteLength, 0),
      link: response.headers.get('Link'),
    };
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (error instanceof RequestError) throw error;
    if (limit.aborted) {
      throw new RequestError(
        'timeout',
        `The API did not respond within ${Math.round(timeoutMs / 1000)} seconds. Ask for fewer rows, or set a longer timeout.`,
      );
    }
    if (url.origin === window.location.origin) {
      throw new RequestError(
        'unreachable',
        'The API of this site cannot be reached. Check your internet connection, then try again.',
      );
    }
    throw new RequestError(
      'unreachable-or-cors',
      'The API cannot be reached, or does not allow this site. Test the connection in API Setup to see which.',
    );
  }
}

async function readChunks(response: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer>[]> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body?.getReader();
  let bytes = 0;
  if (!reader) return chunks;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return chunks;
    bytes += value.byteLength;
    if (bytes > maxBytes) {
      await reader.cancel();
      throw new RequestError('too-large', 'The response is larger than 25 MB. Ask the API for fewer rows.');
    }
    chunks.push(value);
  }
}

/** Returns the explanation of the product's own API (RFC 9457). Texts of other servers are not repeated: they can say anything. */
async function problemDetail(url: URL, response: Response): Promise<string | null> {
  const isOwn = url.origin === window.location.origin;
  if (!isOwn || !response.headers.get('Content-Type')?.startsWith('application/problem+json')) return null;
  try {
    const problem: unknown = await response.json();
    const detail = typeof problem === 'object' && problem !== null && 'detail' in problem ? problem.detail : null;
    return typeof detail === 'string' && detail !== '' ? detail.slice(0, 300) : null;
  } catch {
    return null;
  }
}
