// oxlint-disable-next-line waymark/public-api -- See 2. below: the library offers no public way.
import { _addOrOverwriteComponent as addOrOverwriteComponent, type FirebaseApp } from 'firebase/app';

/**
 * The only file that depends on Firebase's internals, because neither part can be configured (decision 5).
 *
 * 1. While the library restores a stored session, failures that do not concern the account, and responses after three
 * seconds, become network failures. Otherwise, the library would sign the user out, or wait for 30 seconds.
 * 2. The app starts without the component that reads usage statistics from IndexedDB before each request, with no time
 * limit. If the library's function is missing, its requests wait for the store.
 */

/** How long the requests that restore a session may take in total, in milliseconds. */
const startLimitMs = 3000;

// An emulator URL contains the emulator's host, with the real service's host as its first path segment.
const startRequest =
  /^https?:\/\/(?:[^/?#]+\/)?(?:identitytoolkit|securetoken)\.googleapis\.com\/v1\/(?:accounts:lookup|token)\?/;

/** Starts the library with the guard. `endsSession` returns whether a server error code ends a session. */
export function guardStart<Result>(start: () => Result, endsSession: (code: string) => boolean) {
  const original = globalThis.fetch;
  const limit = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isActive = true;
  let outcome: string | null = null;

  const guarded: typeof fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!isActive || !startRequest.test(url)) return original(input, init);
    // Both successive requests share one limit. It also ends a response that never completes.
    timer ??= setTimeout(() => limit.abort(), startLimitMs);
    outcome = 'trouble';
    const response = await original(input, { ...init, signal: limit.signal });
    const code =
      response.ok || response.status === 429 || response.status >= 500 ? undefined : await readCode(response);
    if (response.ok || (code !== undefined && endsSession(code))) {
      outcome = code ?? null;
      return response;
    }
    throw new TypeError(`The sign-in service responded with status ${response.status}.`);
  };

  globalThis.fetch = guarded;
  return {
    result: start(),
    /**
     * Ends the guard once the initial state is known. Returns the server's error code that ended the session, `trouble`
     * if the session could not be checked, or null.
     */
    end: (isSignedIn: boolean): string | null => {
      if (isActive && isSignedIn && timer === undefined && import.meta.env.DEV)
        console.warn('Firebase restored a session without a guarded request: its time limits are not in effect.');
      isActive = false;
      clearTimeout(timer);
      // Another script may have wrapped this wrapper. The wrapper then remains in place without effect.
      if (globalThis.fetch === guarded) globalThis.fetch = original;
      return outcome;
    },
  };
}

declare module 'firebase/app' {
  // This is missing from the library's types.
  const _addOrOverwriteComponent:
    | ((app: FirebaseApp, component: { name: string; instantiationMode: 'EXPLICIT'; multipleInstances: false }) => void)
    | undefined;
}

/** Starts an app that neither stores nor sends usage statistics. */
export function withoutStatistics(app: FirebaseApp): FirebaseApp {
  // The library treats the component as optional and never initializes one with the mode "EXPLICIT".
  addOrOverwriteComponent?.(app, { name: 'heartbeat', instantiationMode: 'EXPLICIT', multipleInstances: false });
  return app;
}

/** Returns the server's error code; undefined for a response without one, such as that of a captive portal. */
async function readCode(response: Response): Promise<string | undefined> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  const { error } = (body ?? {}) as { error?: { message?: unknown } };
  return typeof error?.message === 'string' ? error.message.split(' : ')[0] : undefined;
}
