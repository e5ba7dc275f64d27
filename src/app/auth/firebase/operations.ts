import { AuthError, toAuthError } from '../auth-error';

/** How long a request may take before it fails, in milliseconds; the library's own limit is 30 or 60 seconds for each of two. */
const defaultLimit = 30_000;

export interface OperationOptions {
  /** Ends the operation, which then rejects with `cancelled`. */
  signal?: AbortSignal;
  /** Milliseconds after which it rejects with `timeout`; null where a person decides how long it takes. @default 30000 */
  limit?: number | null;
}

export interface Operations {
  /** Runs something that the person asked for; it rejects with an `AuthError` only, and nothing of it happens afterwards. */
  run: <T>(work: () => Promise<T>, options?: OperationOptions) => Promise<T>;
  /** Whether one runs that ends by itself. */
  isRunning: () => boolean;
}

const providerRequest = /^https?:\/\/(?:[^/?#]+\/)?(?:identitytoolkit|securetoken)\.googleapis\.com\//;

/**
 * Gives an end to what the person waits for. The library cannot be told to stop, and a sign-in that it completes after the
 * person has given up would still sign them in, so the requests themselves are aborted. Calls `onFailed` before it rejects.
 */
export function createOperations({ onFailed }: { onFailed: (error: AuthError) => void }): Operations {
  const original = globalThis.fetch;
  let running = 0;
  // The latest one last: what the library asks for belongs to it, or, once it has ended, to the one before it.
  const controllers: AbortController[] = [];

  globalThis.fetch = (input, init) => {
    const current = controllers.at(-1);
    if (current === undefined || typeof input !== 'string' || !providerRequest.test(input))
      return original(input, init);
    const signal = init?.signal ? AbortSignal.any([init.signal, current.signal]) : current.signal;
    return original(input, { ...init, signal });
  };

  async function run<T>(work: () => Promise<T>, { signal, limit = defaultLimit }: OperationOptions = {}): Promise<T> {
    const controller = new AbortController();
    let ended: 'timeout' | 'cancelled' | null = null;
    let reject = (_error: AuthError): void => {};
    const end = new Promise<never>((_resolve, rejectEnd) => {
      reject = rejectEnd;
    });
    const stop = (reason: 'timeout' | 'cancelled'): void => {
      ended = reason;
      controller.abort();
      reject(new AuthError(reason));
    };
    const cancel = (): void => stop('cancelled');
    if (signal?.aborted) throw new AuthError('cancelled');
    signal?.addEventListener('abort', cancel);
    const timer = limit === null ? undefined : setTimeout(() => stop('timeout'), limit);
    if (limit !== null) running += 1;
    controllers.push(controller);
    try {
      return await Promise.race([work(), end]);
    } catch (error) {
      const failure = ended === null ? toAuthError(error) : new AuthError(ended);
      onFailed(failure);
      throw failure;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', cancel);
      if (limit !== null) running -= 1;
      controllers.splice(controllers.indexOf(controller), 1);
    }
  }

  return { run, isRunning: () => running > 0 };
}
