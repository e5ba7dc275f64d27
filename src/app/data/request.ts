/** Why a request has no usable response, in a form that can be sent between threads. */
export type Failure =
  | { failure: 'status'; status: number; retryAfter: string | null; detail: string | null }
  | {
      failure:
        | 'redirect'
        | 'too-large'
        | 'timeout'
        | 'unreachable'
        | 'not-json'
        | 'pointer'
        | 'next-page'
        | 'no-list'
        | 'empty-list';
    };

export const isFailure = (result: object): result is Failure => 'failure' in result;

export interface RequestOptions {
  headers: Readonly<Record<string, string>>;
  /** @default GET */
  method?: 'GET' | 'POST';
  /** The limit until the last byte, so a slow server cannot block the request. */
  timeoutMs: number;
  /** Ends the request, which then rejects with the signal's reason. */
  signal: AbortSignal;
}

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
      // A redirect could send the key to another host. "manual" reports it, unlike "error".
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

/** Returns the own API's problem detail (RFC 9457). Texts from other servers are not displayed. */
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
