/**
 * The four places where the app depends on how the Firebase library works inside. The library has no option for any of them.
 * Where one of them does not apply, the library behaves as without it.
 *
 * 1. `interceptRequests` wraps `fetch`. The library signs a user out when `accounts:lookup` fails with status 503 at the start, waits
 *    30 seconds for a response, cannot cancel a sign-in, and never reports that a provider was unlinked on another device. If the
 *    library stops using `fetch`, its own limits apply and `warnOfMissedRequests` reports it in development.
 * 2. `hideUnresponsiveIndexedDb` hides IndexedDB where it does not respond. The library reads IndexedDB before each request, without a
 *    time limit, and no request would leave. Where the property cannot be replaced, the library waits.
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

/** How long IndexedDB may take to open a database, in milliseconds. */
const openLimitMs = 1000;
const probeName = 'waymark-probe';

/** Hides IndexedDB from the page when it does not respond. Call it before the library starts. Resolves to its undo function. */
export async function hideUnresponsiveIndexedDb(): Promise<() => void> {
  if (await isIndexedDbResponsive()) return () => {};
  const original = Object.getOwnPropertyDescriptor(globalThis, 'indexedDB');
  try {
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined, configurable: true });
  } catch {
    // Not configurable here: the library has to wait.
    return () => {};
  }
  if (import.meta.env.DEV) console.warn('IndexedDB does not respond. It is hidden from Firebase.');
  return () => {
    if (original) Object.defineProperty(globalThis, 'indexedDB', original);
    else Reflect.deleteProperty(globalThis, 'indexedDB');
  };
}

/** Resolves to false only where opening a database neither succeeds nor fails; the library handles every other case. */
function isIndexedDbResponsive(): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), openLimitMs);
    const done = (): void => {
      clearTimeout(timer);
      resolve(true);
    };
    try {
      // Keep the factory: a late event arrives after the global has been hidden.
      const factory = indexedDB;
      const request = factory.open(probeName);
      request.addEventListener('error', done);
      request.addEventListener('success', () => {
        request.result.close();
        factory.deleteDatabase(probeName);
        done();
      });
    } catch {
      done();
    }
  });
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
