import { useDeferredValue, useEffect } from 'react';
import useSWR, { mutate, preload, type SWRConfiguration } from 'swr';
import { isTemporary, RequestError } from '../requests/request-error';

/** How many answers stay in the cache besides those that are displayed. */
const keptAnswers = 3;
/** The delay of the first repetition after a failure; doubled up to the limit. */
const firstRetryMs = 5000;
const maxRetryMs = 60_000;

/** An answer, its age and what went wrong. `data` stays when a refresh fails: check `error` as well. */
export interface Answer<Data> {
  /** The last good data; undefined before the first answer. */
  data: Data | undefined;
  /** When `data` was received, in milliseconds since 1970. */
  fetchedAt: number | null;
  /** Why the last request failed; null after a good answer. The message says what to change. */
  error: Error | null;
  /** Whether there is neither data nor an error. */
  isLoading: boolean;
  /** Whether a request runs, also in the background. */
  isRefreshing: boolean;
  /** Whether `data` answers the query before, until the new answer arrives. */
  isPrevious: boolean;
  /** Requests the data again. Components that share the request share the repetition. */
  refresh: () => Promise<void>;
}

export interface AnswerOptions {
  /** Refreshes after this time in milliseconds, while the page is visible and online; 0 never. @default 0 */
  refreshInterval?: number;
}

interface Stored<Data> {
  data: Data;
  fetchedAt: number;
  /** The key of the answer. */
  id: string;
  /** Answers of another scope are not displayed while a new one loads. */
  scope: string;
}

export interface AnswerKey {
  /** Whose data it is: the user and the connection. */
  scope: string;
  /** The query as JSON. */
  query: string;
}

const keyOf = ({ scope, query }: AnswerKey) => ['answer', scope, query] as const;

/** SWR never aborts a request and never drops an answer. This counts the components that use a key, and does both. */
const users = new Map<string, number>();
const controllers = new Map<string, AbortController>();
/** The repetitions that run, by key. */
const refreshing = new Map<string, Promise<void>>();
/** The keys without users, the latest last. */
let idle: AnswerKey[] = [];

const idOf = (key: AnswerKey): string => JSON.stringify([key.scope, key.query]);

/** Requests an answer. A request for the same key that still runs is aborted. */
async function request<Data>(key: AnswerKey, load: (signal: AbortSignal) => Promise<Data>): Promise<Stored<Data>> {
  const id = idOf(key);
  controllers.get(id)?.abort();
  const controller = new AbortController();
  controllers.set(id, controller);
  return { data: await load(controller.signal), fetchedAt: Date.now(), id, scope: key.scope };
}

/** Starts a request before the component that uses it renders. The first `useAnswer` with the key takes over its answer. */
export function preloadAnswer<Data>(key: AnswerKey, load: (signal: AbortSignal) => Promise<Data>): void {
  const id = idOf(key);
  // The component has rendered first, or displays the answer of its last visit: it requests a new one itself. SWR would keep an
  // answer that nobody takes over, and return it for the next refresh.
  if (users.has(id) || idle.some((other) => idOf(other) === id)) return;
  // The component reports a failure.
  preload(keyOf(key), () => request(key, load)).catch(() => undefined);
}

function retain(key: AnswerKey): () => void {
  const id = idOf(key);
  users.set(id, (users.get(id) ?? 0) + 1);
  idle = idle.filter((other) => idOf(other) !== id);
  return () => {
    users.set(id, (users.get(id) ?? 1) - 1);
    // StrictMode and a new key of the same component release and retain in one task.
    setTimeout(() => {
      if ((users.get(id) ?? 0) > 0 || !users.delete(id)) return;
      controllers.get(id)?.abort();
      controllers.delete(id);
      idle.push(key);
      for (const old of idle.splice(0, idle.length - keptAnswers)) {
        void mutate(keyOf(old), undefined, { revalidate: false });
      }
    });
  };
}

/** Calls back when the page is visible: a hidden page does not repeat failed requests. */
function whenVisible(callback: () => void): void {
  if (!document.hidden) callback();
  else document.addEventListener('visibilitychange', () => whenVisible(callback), { once: true });
}

const retryRules: SWRConfiguration['onErrorRetry'] = (error, _key, _config, revalidate, { retryCount }) => {
  // A wrong address or key stays wrong.
  if (!(error instanceof RequestError) || !isTemporary(error)) return;
  const backoff = Math.min(maxRetryMs, firstRetryMs * 2 ** Math.max(0, retryCount - 1));
  const wait = (error.retryAt ?? 0) - Date.now();
  const delay = wait > 0 ? wait : backoff;
  setTimeout(() => whenVisible(() => void revalidate({ retryCount })), delay);
};

/**
 * Loads data and keeps it in SWR's cache. The request aborts when no component uses the key; without a key there is none.
 * Components with the same key share the request.
 */
export function useAnswer<Data>(
  key: AnswerKey | null,
  load: (signal: AbortSignal) => Promise<Data>,
  { refreshInterval = 0 }: AnswerOptions = {},
): Answer<Data> {
  const scope = key?.scope;
  const query = key?.query;
  const id = key === null ? null : idOf(key);

  const fetcher = async (): Promise<Stored<Data>> => {
    if (scope === undefined || query === undefined) throw new Error('An answer without a key is not loaded.');
    return request({ scope, query }, load);
  };
  const {
    data: latest,
    error,
    isValidating,
    mutate: revalidate,
  } = useSWR<Stored<Data>, unknown>(key === null ? null : keyOf(key), fetcher, {
    // SWR would serialize both answers to compare them, which takes long for 100,000 rows. Another answer has another age.
    compare: Object.is,
    keepPreviousData: true,
    revalidateOnFocus: false,
    refreshInterval,
    refreshWhenHidden: false,
    refreshWhenOffline: false,
    onErrorRetry: retryRules,
  });

  // SWR renders an answer at once. Its many rows render in the background instead, so the page responds meanwhile.
  const stored = useDeferredValue(latest);

  useEffect(() => (scope === undefined || query === undefined ? undefined : retain({ scope, query })), [scope, query]);

  const shown = stored?.scope === scope ? stored : undefined;
  const failure = error instanceof Error && error.name !== 'AbortError' ? error : null;
  return {
    data: shown?.data,
    fetchedAt: shown?.fetchedAt ?? null,
    error: failure,
    isLoading: key !== null && shown === undefined && failure === null,
    isRefreshing: isValidating,
    isPrevious: shown !== undefined && shown.id !== id,
    refresh: async () => {
      if (id === null) return;
      // Another request for the same key would abort the first one.
      const running =
        refreshing.get(id) ??
        revalidate()
          .then(() => undefined)
          .finally(() => refreshing.delete(id));
      refreshing.set(id, running);
      await running;
    },
  };
}
