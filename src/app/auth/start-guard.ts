// oxlint-disable-next-line waymark/public-api -- See 2. below: the library offers no public way.
import { _addOrOverwriteComponent as addOrOverwriteComponent, type FirebaseApp } from 'firebase/app';

/**
 * The one place that depends on how Firebase works inside, and only while it starts. The library has no option for either part.
 *
 * 1. `fetch` is wrapped until the first state is known. The library signs the user out when `accounts:lookup` or `token` fails with
 *    status 500, 503 or 429 while a stored session is restored, and waits 30 seconds for a response. After any network failure it keeps
 *    the user. The guard therefore turns failures that are not about the account, and responses that take longer than three seconds,
 *    into network failures. If the library stops using `fetch`, its own behavior applies, and a warning in development reports it.
 * 2. `firebase/app` reads its usage statistics from IndexedDB before each request, without a time limit: where the store is slow, each
 *    request waits for it, and where it never responds, no request leaves. No option and no persistence changes that, so the app is
 *    started without the component of the statistics. Without this function of the library, its requests wait for the store.
 */

/** How long the requests that restore a session may take in total, in milliseconds. */
const startLimitMs = 3000;

// The URL of the emulator has its own host, and the host of the real service as the first segment of its path.
const startRequest =
  /^https?:\/\/(?:[^/?#]+\/)?(?:identitytoolkit|securetoken)\.googleapis\.com\/v1\/(?:accounts:lookup|token)\?/;

export interface StartGuard<Result> {
  result: Result;
  /**
   * Ends the guard, once the initial state is known. Returns what happened: the server's error code that ended the session, `trouble`
   * when the session could not be checked, or null.
   */
  end: (isSignedIn: boolean) => string | null;
}

/** Starts the library under the guard. `endsSession` tells which of the server's error codes end a session. */
export function guardStart<Result>(start: () => Result, endsSession: (code: string) => boolean): StartGuard<Result> {
  const original = globalThis.fetch;
  const limit = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isActive = true;
  let outcome: string | null = null;

  const guarded: typeof fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!isActive || !startRequest.test(url)) return original(input, init);
    // One limit for both requests, which follow each other. It also ends a response that never completes.
    timer ??= setTimeout(() => limit.abort(), startLimitMs);
    outcome = 'trouble';
    const response = await original(input, { ...init, signal: limit.signal });
    const code = response.ok || response.status === 429 || response.status >= 500 ? null : await readCode(response);
    if (response.ok || (code !== null && endsSession(code))) {
      outcome = code;
      return response;
    }
    throw new TypeError(`The sign-in service responded with status ${response.status}.`);
  };

  globalThis.fetch = guarded;
  return {
    result: start(),
    end: (isSignedIn) => {
      if (isActive && isSignedIn && timer === undefined && import.meta.env.DEV)
        console.warn('Firebase restored a session without a guarded request: its time limits are not in effect.');
      isActive = false;
      clearTimeout(timer);
      // Another script may have wrapped this wrapper; then it stays and does nothing.
      if (globalThis.fetch === guarded) globalThis.fetch = original;
      return outcome;
    },
  };
}

declare module 'firebase/app' {
  // Excluded from the types of the library.
  const _addOrOverwriteComponent:
    | ((app: FirebaseApp, component: { name: string; instantiationMode: 'EXPLICIT'; multipleInstances: false }) => void)
    | undefined;
}

/** Starts an app that neither stores nor sends usage statistics. */
export function withoutStatistics(app: FirebaseApp): FirebaseApp {
  // The library asks for the component as an optional one, and nothing initializes an explicit one.
  addOrOverwriteComponent?.(app, { name: 'heartbeat', instantiationMode: 'EXPLICIT', multipleInstances: false });
  return app;
}

/** Returns the server's error code; null for a response that is not JSON, such as that of a captive portal. */
async function readCode(response: Response): Promise<string | null> {
  try {
    const body = (await response.clone().json()) as { error?: { message?: unknown } } | null;
    const message = body?.error?.message;
    return typeof message === 'string' ? (message.split(' : ')[0] ?? null) : null;
  } catch {
    return null;
  }
}
