/**
 * The four places where the app depends on how the Firebase library works inside. The library has no option for any of them.
 * Where one of them does not apply, the library behaves as without it.
 *
 * 1. `interceptRequests` wraps `fetch`. The library signs a user out when `accounts:lookup` fails with status 503 at the start, waits
 *    30 seconds for a response, cannot cancel a sign-in, and never reports that a provider was unlinked on another device. If the
 *    library stops using `fetch`, its own limits apply and `warnOfMissedRequests` reports it in development.
 * 2. `withoutIndexedDb` hides IndexedDB while the library starts. The library keeps its usage statistics there and reads them before
 *    each request, without a time limit: where IndexedDB is slow or silent, no request would leave. It looks for IndexedDB once, when
 *    it starts. Where the property cannot be hidden, the library waits for it.
 * 3. `isMissingBotCheckScript` and `respondWithoutBotCheck` turn the bot check off where Google's script cannot load: every
 *    request would fail on it. The error is recognized by its cause. If it is not recognized, the requests fail.
 * 4. `hasProviderScript` reads the global of the script that opens the providers' windows. The library waits for this script
 *    without a time limit. If the script changes its global, a window fails after the limit although the script has loaded.
 */

/** A request of the library to the sign-in service. */
export interface LibraryRequest {
  url: string;
  /** Sends the request. The signal aborts it, in addition to the signal of the request itself. */
  send: (signal?: AbortSignal) => Promise<Response>;
}

// The URL of the emulator has its own host, and the host of the real service as the first segment of its path.
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

/**
 * Starts the library without IndexedDB. `start` is synchronous, so no other code of the page can see the difference, and the page keeps
 * its stores.
 */
export function withoutIndexedDb<Result>(start: () => Result): Result {
  const original = Object.getOwnPropertyDescriptor(globalThis, 'indexedDB');
  if (original?.configurable !== true) return start();
  Object.defineProperty(globalThis, 'indexedDB', { value: undefined, configurable: true });
  try {
    return start();
  } finally {
    Object.defineProperty(globalThis, 'indexedDB', original);
  }
}

const botCheckRequest = /\/v2\/recaptchaConfig\?/;
const noBotCheck = { recaptchaKey: 'projects/none/keys/none', recaptchaEnforcementState: [] };

/** Returns the response "no check" to a request for the bot check's configuration; null for any other request. */
export function respondWithoutBotCheck(url: string): Response | null {
  return botCheckRequest.test(url) ? Response.json(noBotCheck) : null;
}

/**
 * Whether the reason of an unhandled rejection is the library's error for a bot check whose script failed to load. The library
 * starts the script without waiting for it.
 */
export function isMissingBotCheckScript(reason: unknown): boolean {
  const cause = typeof reason === 'object' && reason !== null && 'customData' in reason ? reason.customData : null;
  return (
    cause instanceof Event && cause.target instanceof HTMLScriptElement && cause.target.src.includes('/recaptcha/')
  );
}

/** Whether the script that opens the providers' windows has loaded. From then on the library has time limits of its own. */
export function hasProviderScript(): boolean {
  return 'gapi' in globalThis;
}
