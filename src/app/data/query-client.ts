import { notifyManager, onlineManager, type Query, QueryClient, queryOptions } from '@tanstack/react-query';
import { isTemporary, RequestError } from './request';

const unusedMs = 300_000;
/** How long a page does not repeat requests that its loader has sent. */
const freshMs = 10_000;
/** The delay of the first retry, which doubles after each failure up to the limit. */
const firstRetryMs = 5000;
const maxRetryMs = 60_000;

interface Answered {
  /** The query that the request answers. */
  query?: object;
  /** Why data is missing, for example because rows do not fit; null if it is complete. */
  notice?: string | null;
  /** When the data was received. @default now */
  fetchedAt?: number | null;
}

/** The outcome of a key's last request. Failures are data, because the library clears errors when it retries. */
export interface Outcome<Value> extends Answered {
  /** The last successful response; undefined until there is one. */
  value: Value | undefined;
  /** Why the last request failed; null after a successful response. */
  error: Error | null;
  failures: number;
}

/** Returns options for a query whose data is the outcome of a request. `load` receives the last successful response. */
export function outcomeOptions<Value>(
  queryKey: readonly string[],
  load: (signal: AbortSignal, previous: Value | undefined) => Promise<Value>,
  answered: Answered = {},
) {
  return queryOptions({
    queryKey,
    queryFn: async ({ client, signal }): Promise<Outcome<Value>> => {
      const last = client.getQueryData<Outcome<Value>>(queryKey);
      try {
        const value = await load(signal, last?.value);
        return { fetchedAt: Date.now(), ...answered, value, error: null, failures: 0 };
      } catch (error) {
        if (signal.aborted) throw error;
        return { value: undefined, ...last, error: error as Error, failures: (last?.failures ?? 0) + 1 };
      }
    },
  });
}

export type OutcomeOptions<Value> = ReturnType<typeof outcomeOptions<Value>>;

/** Returns the failure if a retry may succeed, else null: a wrong address or key remains wrong. */
function temporaryFailure({ state }: Query): { retryAt: number; failures: number } | null {
  const { error, failures } = (state.data ?? {}) as Partial<Outcome<unknown>>;
  if (!(error instanceof RequestError) || !isTemporary(error)) return null;
  return { retryAt: error.retryAt ?? 0, failures: failures ?? 1 };
}

const isRetryDue = (query: Query): boolean => (temporaryFailure(query)?.retryAt ?? Infinity) <= Date.now();

/** Returns the delay before a retry; false if there is no temporary failure, and while offline. */
function retryDelay(query: Query): number | false {
  const failure = temporaryFailure(query);
  if (!failure || !onlineManager.isOnline()) return false;
  const wait = failure.retryAt - Date.now();
  return wait > 0 ? wait : Math.min(maxRetryMs, firstRetryMs * 2 ** (failure.failures - 1));
}

// By default, components are notified in a later task, so the browser would paint the page without the menu state.
notifyManager.setScheduler(queueMicrotask);

/** The response cache. Components share a request, which is aborted when none of them uses its key. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      gcTime: unusedMs,
      staleTime: freshMs,
      // A request fails when offline, and the page shows the reason.
      networkMode: 'always',
      // The library would otherwise compare all rows one by one.
      structuralSharing: false,
      retry: false,
      // Retries are skipped while the page is hidden.
      refetchInterval: retryDelay,
      refetchOnWindowFocus: isRetryDue,
      // A failure is data, so it counts as fresh when it has just been received.
      refetchOnReconnect: (query) => (isRetryDue(query) ? 'always' : true),
    },
  },
});
