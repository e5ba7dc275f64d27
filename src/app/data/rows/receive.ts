/** How to request an address. It is sent to the worker. */
export interface ReceiveOptions {
  headers: Readonly<Record<string, string>>;
  maxBytes: number;
}

/** A response without usable bytes: not successful, redirected to another address, or too large. */
export type Refusal =
  | { type: 'status'; status: number; retryAfter: string | null; detail: string | null }
  | { type: 'redirect' }
  | { type: 'too-large' };

export interface ReceivedBytes {
  type: 'bytes';
  /** The bytes as they arrived. */
  chunks: Uint8Array<ArrayBuffer>[];
  bytes: number;
  /** The `Link` header; null also when the API does not expose it to this site. */
  link: string | null;
  /** The `ETag` header, under the same condition. */
  etag: string | null;
}

/**
 * Requests an address without cookies, and follows no redirect. Returns the response before its bytes have arrived. Rejects when
 * there is none, or when the signal ends the request.
 */
export async function receiveHead(
  url: URL,
  { headers }: Pick<ReceiveOptions, 'headers'>,
  signal: AbortSignal,
): Promise<Response | Refusal> {
  const response = await fetch(url, {
    headers: { Accept: 'application/json', ...headers },
    credentials: 'omit',
    // A redirect could carry the key to another host. With "manual" it can be told apart, with "error" it cannot.
    redirect: 'manual',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    signal,
  });
  if (response.type === 'opaqueredirect') return { type: 'redirect' };
  const { status } = response;
  if (!response.ok) {
    const retryAfter = response.headers.get('Retry-After');
    return { type: 'status', status, retryAfter, detail: await problemDetail(url, response) };
  }
  return response;
}

/** Requests an address and receives all of the response. What it returns can be sent between threads, unlike a class of errors. */
export async function receive(
  url: URL,
  { headers, maxBytes }: ReceiveOptions,
  signal: AbortSignal,
): Promise<ReceivedBytes | Refusal> {
  const response = await receiveHead(url, { headers }, signal);
  if (!(response instanceof Response)) return response;
  const chunks = await readChunks(response, maxBytes);
  if (chunks === null) return { type: 'too-large' };
  const bytes = chunks.reduce((sum, chunk) => sum + chunk.byteLength, 0);
  return { type: 'bytes', chunks, bytes, link: response.headers.get('Link'), etag: response.headers.get('ETag') };
}

/** Returns the bytes of a response, or null when there are too many. */
async function readChunks(response: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer>[] | null> {
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
      return null;
    }
    chunks.push(value);
  }
}

/** Returns the explanation of the product's own API (RFC 9457). Texts of other servers are not repeated: they can say anything. */
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
