/**
 * The library waits for the provider before it tells who is signed in: up to 30 seconds, and any answer but a lost
 * connection signs the person out and wipes the stored session, even "503, try later". Only a failed fetch keeps the
 * person signed in, so these guards make one of a late answer and of an answer that says nothing about the account.
 */

export interface StartGuardOptions {
  /** Tells whether the provider's error code says that the session is over. */
  endsSession: (serverCode: string) => boolean;
  /** Called with the provider's error code when it refuses the session, before the library learns of it. */
  onRefused: (serverCode: string) => void;
  /** Called when the question stayed without an answer, so that it can be asked again later. */
  onUnanswered: () => void;
}

/** How long the start waits for the provider, all of its requests together, in milliseconds. */
const startLimit = 3000;

// With a host in front it is the emulator, which keeps the name of the real service in its paths.
const sessionRequest =
  /^https?:\/\/(?:[^/?#]+\/)?(?:identitytoolkit\.googleapis\.com\/v1\/accounts:lookup|securetoken\.googleapis\.com\/v1\/token)\?/;

/**
 * Guards the two requests on which a session hangs, `accounts:lookup` and `/v1/token`; any other passes untouched. Returns
 * the function that lifts the time limit once the initial state is known.
 */
export function installStartGuards({ endsSession, onRefused, onUnanswered }: StartGuardOptions): () => void {
  const original = globalThis.fetch;
  const limit = new AbortController();
  let starting = true;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function ask(input: string, init: RequestInit | undefined): Promise<Response> {
    if (!starting) return original(input, init);
    // One limit for token and lookup, which come one after the other; it also ends an answer that never completes.
    timer ??= setTimeout(() => limit.abort(), startLimit);
    const signal = init?.signal ? AbortSignal.any([init.signal, limit.signal]) : limit.signal;
    return original(input, { ...init, signal });
  }

  async function guarded(input: string, init: RequestInit | undefined): Promise<Response> {
    let response: Response;
    try {
      response = await ask(input, init);
    } catch (error) {
      onUnanswered();
      throw error;
    }
    if (response.ok) return response;
    const code = response.status >= 500 || response.status === 429 ? null : await readServerCode(response.clone());
    if (code !== null && endsSession(code)) {
      onRefused(code);
      return response;
    }
    // At the start any other refusal ("this key may not be used here") would sign the person out as well; later on it is the
    // answer to the form that asked.
    if (starting || code === null) {
      onUnanswered();
      throw new TypeError(`The sign-in service answered ${response.status}.`);
    }
    return response;
  }

  globalThis.fetch = (input, init) =>
    typeof input === 'string' && sessionRequest.test(input) ? guarded(input, init) : original(input, init);

  return () => {
    starting = false;
    clearTimeout(timer);
  };
}

async function readServerCode(response: Response): Promise<string | null> {
  try {
    const body = (await response.json()) as { error?: { message?: unknown } } | null;
    const message = body?.error?.message;
    return typeof message === 'string' ? (message.split(' : ')[0] ?? null) : null;
  } catch {
    // Not the provider's answer (a captive portal, say): the library takes it for a lost connection by itself.
    return null;
  }
}
