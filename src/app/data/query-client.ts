import { notifyManager, type Query, QueryClient, queryOptions } from '@tanstack/react-query';
import { isTemporary, RequestError } from './request-error';

/** How long a response that is not displayed stays in the cache. */
const unusedMs = 300_000;
/** A response that was requested before its page rendered is not requested again. */
const freshMs = 10_000;
/** The delay of the first repetition after a failure; doubled up to the limit. */
const firstRetryMs = 5000;
const maxRetryMs = 60_000;

/**
 * The outcome of the last request for a key. A failure is not a rejection, because the library forgets the reason of a rejection
 * as soon as it repeats the request.
 */
export interface Outcome<Value> {
  /** The content of the last good response; undefined before the first one. */
  value: Value | undefined;
  /** When `value` was received, in milliseconds since 1970. */
  fetchedAt: number | null;
  /** Why the last request failed; null after a good response. */
  error: Error | null;
  /** The number of failures since the last good response. */
  failures: number;
}

/** Returns the options of a query whose data is the outcome of a request. `load` gets the last good response, if there is one. */
export function outcomeOptions<Value>(
  queryKey: readonly string[],
  load: (signal: AbortSignal, previous: Value | undefined) => Promise<Value>,
) {
  return queryOptions({
    queryKey,
    queryFn: async ({ client, signal }): Promise<Outcome<Value>> => {
      const { value, fetchedAt = null, failures = 0 } = client.getQueryData<Outcome<Value>>(queryKey) ?? {};
      try {
        return { value: await load(signal, value), fetchedAt: Date.now(), error: null, failures: 0 };
      } catch (error) {
        if (signal.aborted) throw error;
        return { value, fetchedAt, error: error as Error, failures: failures + 1 };
      }
    },
  });
}

export type OutcomeOptions<Value> = ReturnType<typeof outcomeOptions<Value>>;

/** Returns the failure that a repetition of the request can end, or null: a wrong address or key stays wrong. */
function temporaryFailure({ state }: Query): { retryAt: number; failures: number } | null {
  const { error, failures } = (state.data ?? {}) as Partial<Outcome<unknown>>;
  if (!(error instanceof RequestError) || !isTemporary(error)) return null;
  return { retryAt: error.retryAt ?? 0, failures: failures ?? 1 };
}

/** Returns the time until a failed request is repeated; false without a temporary failure. */
function retryDelay(query: Query): number | false {
  const failure = temporaryFailure(query);
  if (!failure) return false;
  const wait = failure.retryAt - Date.now();
  return wait > 0 ? wait : Math.min(maxRetryMs, firstRetryMs * 2 ** (failure.failures - 1));
}

// By default components learn of a change in a later task: the browser would paint the page without the state of the menu.
notifyManager.setScheduler(queueMicrotask);

/** The cache of the responses. It shares a request among components, and aborts it when no component uses its key. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      gcTime: unusedMs,
      staleTime: freshMs,
      // A request without a connection fails, so that the page says why.
      networkMode: 'always',
      // The library would compare all rows one by one.
      structuralSharing: false,
      retry: false,
      // Skipped while the page is hidden.
      refetchInterval: retryDelay,
      refetchOnWindowFocus: (query) => (temporaryFailure(query)?.retryAt ?? Infinity) <= Date.now(),
      refetchOnReconnect: true,
    },
  },
});
