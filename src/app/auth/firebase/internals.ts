/**
 * The two places where the app reaches around the Firebase library. Both replace a function of the browser, not of the
 * library, because the library has no option for either. Each one leaves the library alone where it does not apply.
 *
 * 1. `interceptRequests` wraps `fetch`. The library signs a user out when `accounts:lookup` answers 503 at the start, waits 30
 *    seconds for an answer, cannot cancel a sign-in, and never reports that a provider was unlinked on another device.
 * 2. `hideSilentIndexedDb` hides IndexedDB where it never answers. The library reads IndexedDB before each request, without a
 *    time limit, and no request would leave.
 */

/** A request of the library to the sign-in service. */
export interface LibraryRequest {
  url: string;
  /** Sends the request. The signal aborts it, in addition to the signal of the request itself. */
  send: (signal?: AbortSignal) => Promise<Response>;
}

// With a host in front it is the emulator, which keeps the name of the real service in its paths.
const libraryUrl = /^https?:\/\/(?:[^/?#]+\/)?(?:identitytoolkit|securetoken)\.googleapis\.com\//;

/**
 * Passes each request to the sign-in service through `handle`; other requests are untouched. Returns the function that
 * removes the interception.
 */
export function interceptRequests(handle: (request: LibraryRequest) => Promise<Response>): () => void {
  const original = globalThis.fetch;
  let isActive = true;
  const intercepted: typeof fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!isActive || !libraryUrl.test(url)) return original(input, init);
    const own = init?.signal ?? (input instanceof Request ? input.signal : null);
    return handle({
      url,
      send: (signal) =>
        original(input, signal ? { ...init, signal: own ? AbortSignal.any([own, signal]) : signal } : init),
    });
  };
  globalThis.fetch = intercepted;
  return () => {
    isActive = false;
    // Another script may have wrapped this wrapper; then it stays and does nothing.
    if (globalThis.fetch === intercepted) globalThis.fetch = original;
  };
}

/** Warns in development when the library no longer uses the `fetch` that is intercepted. */
export function warnOfMissedRequests(): void {
  if (import.meta.env.DEV)
    console.warn('Firebase restored a session without an intercepted request: its time limits are not in effect.');
}

/** How long IndexedDB may take to open a database, in milliseconds. */
const openLimitMs = 1000;
const probeName = 'waymark-probe';

/** Hides IndexedDB from the page when it does not answer. Call it before the library starts. */
export async function hideSilentIndexedDb(): Promise<void> {
  if (await answersIndexedDb()) return;
  try {
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined, configurable: true });
    if (import.meta.env.DEV) console.warn('IndexedDB does not answer. It is hidden from Firebase.');
  } catch {
    // Not configurable here: the library has to wait.
  }
}

/** Resolves to false only where opening a database neither succeeds nor fails; the library handles every other case. */
function answersIndexedDb(): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), openLimitMs);
    const done = (): void => {
      clearTimeout(timer);
      resolve(true);
    };
    try {
      const request = indexedDB.open(probeName);
      request.addEventListener('error', done);
      request.addEventListener('success', () => {
        request.result.close();
        indexedDB.deleteDatabase(probeName);
        done();
      });
    } catch {
      done();
    }
  });
}
