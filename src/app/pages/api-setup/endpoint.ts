/** Requests JSON from an endpoint and describes the response. */

/** How long a response may take. */
export const timeoutMs = 30_000;
/** The maximum size of a response. */
export const maxBytes = 10 * 1024 * 1024;

/** Returns the message for an address that must not be requested, or `null`. */
export function addressProblem(address: string): string | null {
  const text = address.trim();
  if (text === '') return 'Enter the address of a JSON endpoint.';
  if (!URL.canParse(text)) return 'Enter a full address like https://api.example.com/v1/readings.';
  const { protocol, hostname, username, password } = new URL(text);
  if (protocol !== 'http:' && protocol !== 'https:') return 'Use an address that starts with https://.';
  const local = hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';
  if (protocol === 'http:' && !local)
    return 'Use https:// here: others on the network can read what is sent over http://.';
  if (username || password) return 'Remove the user name and password: anyone who sees the screen could read them.';
  return null;
}

export interface EndpointResult {
  /** The number of rows when the response is a list, else `null`. */
  rows: number | null;
  /** The field names of the first row, or of the object. */
  fields: readonly string[];
}

/** An unusable response. The message says what to change. */
export class EndpointError extends Error {
  override readonly name = 'EndpointError';
}

const statusMessages: Partial<Record<number, string>> = {
  401: 'The endpoint asks for credentials (401). Use an address that needs no sign-in.',
  403: 'The endpoint refuses this request (403). Check that the address may be read by this site.',
  404: 'Nothing is at this address (404). Check the path for mistakes.',
};

function statusMessage(response: Response): string {
  const known = statusMessages[response.status];
  if (known) return known;
  if (response.status === 429) {
    const seconds = Number(response.headers.get('Retry-After'));
    const wait = seconds > 0 ? `${seconds} seconds` : 'a moment';
    return `The endpoint got too many requests (429). Wait ${wait} and try again.`;
  }
  if (response.status >= 500) return `The endpoint failed (${response.status}). Try again later.`;
  return `The endpoint responded with status ${response.status} instead of data. Check the address.`;
}

async function readLimited(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > maxBytes) {
      await reader.cancel();
      throw new EndpointError('The response is larger than 10 MB. Ask the endpoint for fewer rows.');
    }
    text += decoder.decode(value, { stream: true });
  }
}

function describe(data: unknown): EndpointResult {
  const first: unknown = Array.isArray(data) ? data[0] : data;
  return {
    rows: Array.isArray(data) ? data.length : null,
    fields: typeof first === 'object' && first !== null ? Object.keys(first) : [],
  };
}

/**
 * Requests an address without cookies and describes the JSON of the response.
 * @param signal cancels the request; the promise then rejects with the signal's reason
 * @throws EndpointError when the response cannot be used
 */
export async function testEndpoint(address: string, signal: AbortSignal): Promise<EndpointResult> {
  const limit = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(address.trim(), {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      headers: { Accept: 'application/json' },
      signal: AbortSignal.any([signal, limit]),
    });
    if (!response.ok) throw new EndpointError(statusMessage(response));
    const text = await readLimited(response);
    try {
      return describe(JSON.parse(text));
    } catch {
      throw new EndpointError(
        'The response is not JSON. Check that the address is the endpoint itself, not a page about it.',
      );
    }
  } catch (error) {
    if (error instanceof EndpointError || signal.aborted) throw error;
    if (limit.aborted) throw new EndpointError('The endpoint did not respond within 30 seconds. Try again later.');
    throw new EndpointError(
      'The endpoint cannot be reached. Check the address and your connection, and that the endpoint allows requests from this site (CORS).',
    );
  }
}
