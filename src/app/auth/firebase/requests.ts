import { AuthError } from '../auth-error';
import { toAuthError } from '../to-auth-error';
import { respondWithoutBotCheck, interceptRequests, type LibraryRequest } from './internals';

/** How long an operation may take, in milliseconds. The library allows 30 to 60 seconds for each of its two requests. */
const operationLimitMs = 30_000;
/** How long the next operation waits for an aborted one to settle, in milliseconds. */
const settleLimitMs = 1000;
/** How long the requests that restore a session may take in total, in milliseconds. */
const startLimitMs = 3000;

export interface OperationOptions {
  /** Ends the operation, which then rejects with `cancelled`. */
  signal?: AbortSignal;
  /**
   * The user decides how long the operation takes, such as one that opens a provider's window. It starts at once and has no
   * time limit. @default false
   */
  waitsForUser?: boolean;
  /** The next operation ends this one, which then rejects with `superseded`. @default false */
  yields?: boolean;
}

/** The account as the latest `accounts:lookup` response describes it. */
export interface AccountReading {
  uid: string;
  providerIds: ReadonlySet<string>;
}

export interface RequestsOptions {
  /** Returns whether the server's error code ends the session. */
  endsSession: (serverCode: string) => boolean;
  /** Called with the server's error code when it ends the session, before the library sees the response. */
  onRefused: (serverCode: string) => void;
  /** Called when a request for the session got no usable response. */
  onNoResponse: () => void;
  /** Called with each response of `accounts:lookup`, before the library sees it. */
  onAccountRead: (account: AccountReading) => void;
  /** Called when an operation fails, before it rejects. */
  onFailed: (error: AuthError) => void;
}

export interface Requests {
  /**
   * Runs an operation of the user. Operations run one after the other, so that each request of the library belongs to exactly
   * one; a canceled operation has no effect afterwards. Rejects with an `AuthError`.
   */
  run: <T>(work: () => Promise<T>, options?: OperationOptions) => Promise<T>;
  /** Whether an operation with a time limit is running. */
  isRunning: () => boolean;
  /** Lifts the time limit of the start, once the initial state is known. */
  finishStart: () => void;
  /** Whether a request for the session has been intercepted. */
  hasSeenSession: () => boolean;
  /** Responds to later requests for the bot check's configuration with "no check". */
  disableBotCheck: () => void;
  /** Removes the interception. */
  dispose: () => void;
}

const sessionRequest = /\.googleapis\.com\/v1\/(?:accounts:lookup|token)\?/;
const lookupRequest = /\/v1\/accounts:lookup\?/;

type StopReason = 'timeout' | 'cancelled' | 'superseded';

/**
 * Adds time limits to the library's requests, and runs operations that can be canceled. On any failure other than a network
 * error, even status 503, the library signs the user out and clears the stored session. Here, a late response and a failure that
 * is not about the account become network errors.
 */
export function createRequests(options: RequestsOptions): Requests {
  const { endsSession, onRefused, onNoResponse, onAccountRead, onFailed } = options;
  const startLimit = new AbortController();
  let startTimer: ReturnType<typeof setTimeout> | undefined;
  let isStarting = true;
  let hasSeenSession = false;
  let hasBotCheck = true;

  let running = 0;
  /**
   * Aborts the requests of the operation whose turn it is. A stopped operation keeps its turn until its work settles or the
   * next operation starts, so that a request which the library sends later is aborted, too.
   */
  let current: AbortController | undefined;
  /** Resolves when the latest operation has had its turn. */
  let turns = Promise.resolve();
  let stopYielding: (() => void) | undefined;

  async function handle(request: LibraryRequest): Promise<Response> {
    const substitute = hasBotCheck ? null : respondWithoutBotCheck(request.url);
    if (substitute !== null) return substitute;
    return sessionRequest.test(request.url) ? guard(request) : request.send(current?.signal);
  }

  async function guard(request: LibraryRequest): Promise<Response> {
    hasSeenSession = true;
    const operation = current?.signal;
    let response: Response;
    try {
      response = await request.send(limited(operation));
      if (response.ok && lookupRequest.test(request.url)) await report(response.clone());
    } catch (error) {
      if (!operation?.aborted) onNoResponse();
      throw error;
    }
    if (response.ok) return response;
    const code = response.status >= 500 || response.status === 429 ? null : await readServerCode(response.clone());
    if (code !== null && endsSession(code)) {
      onRefused(code);
      return response;
    }
    // At the start, the library would sign the user out on any other rejection, such as of the API key. Later, the form that
    // sent the request shows the error.
    if (isStarting || code === null) {
      onNoResponse();
      throw new TypeError(`The sign-in service responded with status ${response.status}.`);
    }
    return response;
  }

  function limited(operation: AbortSignal | undefined): AbortSignal | undefined {
    if (!isStarting) return operation;
    // One limit for token and lookup, which follow each other. It also ends a response that never completes.
    startTimer ??= setTimeout(() => startLimit.abort(), startLimitMs);
    return operation ? AbortSignal.any([operation, startLimit.signal]) : startLimit.signal;
  }

  async function report(response: Response): Promise<void> {
    const text = await response.text();
    const account = readAccount(text);
    if (account) onAccountRead(account);
  }

  async function run<T>(
    work: () => Promise<T>,
    { signal, waitsForUser = false, yields = false }: OperationOptions = {},
  ): Promise<T> {
    if (signal?.aborted) throw new AuthError('cancelled');
    stopYielding?.();
    // The signal of a stopped operation must not abort the requests of the window.
    if (waitsForUser && current?.signal.aborted) current = undefined;
    const controller = new AbortController();
    let stopped: StopReason | undefined;
    let stop = (_reason: StopReason): void => {};
    const end = new Promise<never>((_resolve, reject) => {
      stop = (reason) => {
        stopped ??= reason;
        controller.abort();
        reject(new AuthError(stopped));
      };
    });
    const cancel = (): void => stop('cancelled');
    const supersede = (): void => {
      stop('superseded');
      // The next operation starts at once, and this one only reads.
      if (current === controller) current = undefined;
    };
    signal?.addEventListener('abort', cancel);
    if (yields) stopYielding = supersede;
    const timer = waitsForUser ? undefined : setTimeout(() => stop('timeout'), operationLimitMs);
    if (!waitsForUser) running += 1;
    try {
      // In the same task: browsers open a window only for a click.
      return await Promise.race([waitsForUser ? work() : takeTurn(work, controller), end]);
    } catch (error) {
      const failure = stopped === undefined ? toAuthError(error) : new AuthError(stopped);
      onFailed(failure);
      throw failure;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', cancel);
      if (stopYielding === supersede) stopYielding = undefined;
      if (!waitsForUser) running -= 1;
    }
  }

  /** Runs the work when every earlier operation has settled. */
  function takeTurn<T>(work: () => Promise<T>, controller: AbortController): Promise<T> {
    const earlier = turns;
    const result = earlier.then(async () => {
      controller.signal.throwIfAborted();
      current = controller;
      return work();
    });
    const release = (): void => {
      if (current === controller) current = undefined;
    };
    const settled = result.then(release, release);
    turns = earlier.then(() => Promise.race([settled, aborted(controller.signal)]));
    return result;
  }

  const dispose = interceptRequests(handle);

  return {
    run,
    isRunning: () => running > 0,
    finishStart: () => {
      isStarting = false;
      clearTimeout(startTimer);
    },
    hasSeenSession: () => hasSeenSession,
    disableBotCheck: () => {
      hasBotCheck = false;
    },
    dispose: () => {
      clearTimeout(startTimer);
      dispose();
    },
  };
}

/** Resolves shortly after the abort: the library needs time to react, and its promise may never settle. */
function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const wait = (): void => void setTimeout(resolve, settleLimitMs);
    if (signal.aborted) wait();
    else signal.addEventListener('abort', wait, { once: true });
  });
}

async function readServerCode(response: Response): Promise<string | null> {
  try {
    const body = (await response.json()) as { error?: { message?: unknown } } | null;
    const message = body?.error?.message;
    return typeof message === 'string' ? (message.split(' : ')[0] ?? null) : null;
  } catch {
    // The response is not JSON and comes from a captive portal: the library treats it as a network error.
    return null;
  }
}

interface LookupBody {
  users?: { localId?: string; providerUserInfo?: { providerId?: string }[] }[];
}

/** Returns the account of a lookup's response, as the Identity Toolkit's REST reference describes it. */
function readAccount(text: string): AccountReading | null {
  try {
    const user = (JSON.parse(text) as LookupBody | null)?.users?.[0];
    if (user?.localId === undefined) return null;
    const ids = (user.providerUserInfo ?? []).flatMap(({ providerId }) => providerId ?? []);
    return { uid: user.localId, providerIds: new Set(ids) };
  } catch {
    return null;
  }
}
