import { skipToken, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { createContext, use, useMemo } from 'react';
import type { RowsFilter, RowsPage, RowsQuery, Summary, SummaryQuery, TimeRange } from '../../rows/query';
import { type Connection, ownConnectionId } from './json-api/connection';
import { createJsonSource } from './json-api/source';
import { createOwnSource } from './own-api';
import { type Outcome, type OutcomeOptions, outcomeOptions, queryClient } from './query-client';
import { keyOf, type Source, type SourceOf } from './source';
import { type DataSession, useData } from './store';

/**
 * - `loading`: no response has arrived yet.
 * - `previous`: the response to the previous query is displayed until the next one arrives.
 * - `ready`: the response to the query is displayed.
 * - `stale`: the last request failed, and the last successful response is displayed.
 * - `failed`: the request failed without an earlier response to display.
 */
export type ResponseStatus = 'loading' | 'previous' | 'ready' | 'stale' | 'failed';

export interface DataResponse<Data, Query> {
  status: ResponseStatus;
  data: Data | undefined;
  /** The query that `data` answers; if there is no data, the current query. */
  query: Query;
  /** When `data` was received, in milliseconds since 1970. */
  fetchedAt: number | null;
  /** Why data is missing, for example because rows do not fit; null if it is complete. */
  notice: string | null;
  /** Why the last request failed and what to change; null after a successful response. */
  error: Error | null;
  /** Whether a request or its rendering is pending, including in the background. */
  isBusy: boolean;
  /** Requests the data again. Components that share the request share the refresh. */
  refresh: () => Promise<void>;
}

export interface ResponseOptions {
  /** Whether to send requests instead of only reading the cache. @default true */
  enabled?: boolean;
}

const ConnectionContext = createContext<Connection | null>(null);

/** Sets the connection for the components inside, replacing the active one. */
export const ConnectionProvider = ConnectionContext.Provider;

const sourceOf = (of: SourceOf): Source =>
  of.connection.id === ownConnectionId ? createOwnSource(of) : createJsonSource(of);

/** Returns the data source of the provider's connection, or else of the active one. */
function useSource(): { connection: Connection; source: Source; isReady: boolean } {
  const { active, status, uid, credentials } = useData();
  const connection = use(ConnectionContext) ?? active;
  const source = useMemo(() => sourceOf({ uid, connection, credentials }), [uid, connection, credentials]);
  return { connection, source, isReady: status === 'ready' };
}

export function preloadRows(
  { uid, credentials }: Pick<DataSession, 'uid' | 'credentials'>,
  connection: Connection,
  { summary, rows }: { summary: SummaryQuery; rows: RowsQuery },
): void {
  const source = sourceOf({ uid, connection, credentials });
  const requests = source.load ? [source.load(summary)] : [source.summary(summary, null), source.rows(rows, null)];
  for (const request of requests) if (request) void queryClient.prefetchQuery(request as never);
}

/**
 * Returns a page of rows from the active connection, or from the one in `ConnectionProvider`. If there is no query, no
 * request is sent. The query may have additional fields.
 *
 * ```tsx
 * const range = { from, to };
 * const summary = useSummary({ ...range, bucket: 'day' });
 * const page = useRowsPage({ ...range, groups: ['low'], search });
 * ```
 *
 * Keep `from` and `to` stable between renders, for example rounded to a minute, because each new value causes a
 * request. Other filters cause a request only to the site's own API.
 */
export const useRowsPage = <Query extends RowsQuery | null>(query: Query, options?: ResponseOptions) =>
  useResponse<RowsPage, Query>('rows', query, options);

/** Returns the amounts by group, label and time bucket. If there is no query, no request is sent. */
export const useSummary = <Query extends SummaryQuery | null>(query: Query, options?: ResponseOptions) =>
  useResponse<Summary, Query>('summary', query, options);

/** With `keepsPrevious`, keeps the scope's previous outcome until the next one arrives: the page would otherwise flash. */
function useOutcome<Value>(
  request: OutcomeOptions<Value> | null,
  scope: string,
  enabled = true,
  keepsPrevious = false,
) {
  return useQuery<Outcome<Value>>({
    ...((request ?? { queryKey: [scope], queryFn: skipToken }) as UseQueryOptions<Outcome<Value>>),
    enabled,
    placeholderData: (before, asked) => (keepsPrevious && asked?.queryKey[0] === scope ? before : undefined),
  });
}

/**
 * Returns what belongs to a range besides its pages: the configured columns, or all fields of the rows; a row with all
 * of its fields, or null if no row has the key; and a function that returns a CSV file of all matching rows, or its
 * download URL. Rows without a time have no range.
 */
export function useRangeOfRows(range: TimeRange | null, rowKey: string | null) {
  const { connection, source, isReady } = useSource();
  const load = (isReady && source.load?.(range ?? {})) || null;
  const loaded = useOutcome(load, source.scope).data?.value ?? null;
  const isAsked = rowKey !== null && isReady && (loaded !== null || !source.load);
  const queryKey = [source.scope, 'row', rowKey ?? '', String(loaded?.loadedAt)];
  const row = isAsked ? outcomeOptions(queryKey, () => source.wholeRow(rowKey, loaded)) : null;
  return {
    settings: loaded?.settings ?? connection,
    wholeRow: useOutcome(row, source.scope).data,
    loadCsv: (query: RowsQuery, signal: AbortSignal) => source.csv(query, loaded, signal),
  };
}

export type LoadCsv = ReturnType<typeof useRangeOfRows>['loadCsv'];

function useResponse<Data, Query extends RowsFilter | null>(
  kind: 'rows' | 'summary',
  query: Query,
  { enabled = true }: ResponseOptions = {},
): DataResponse<Data, Query> {
  const { source, isReady } = useSource();
  const { scope } = source;
  const load = (isReady && query && source.load?.(query)) || null;
  const loaded = useOutcome(load, scope, enabled);
  const rows = (load && loaded.data?.value) ?? null;
  const request = isReady && query ? source[kind](query, rows) : null;
  const answer = useOutcome<Data>(request as OutcomeOptions<Data> | null, scope, enabled, true);
  const outcome = query ? answer.data : undefined;
  const isPrevious = answer.isPlaceholderData;
  // Only requests can fail, not the selection from loaded rows.
  const error = (load ? loaded.data : isPrevious ? undefined : outcome)?.error ?? null;
  const hasData = outcome?.value !== undefined;
  // If the same query has new rows, the status remains `ready`.
  const isShown = hasData && (!isPrevious || keyOf(outcome.query ?? null) === keyOf(query));
  const hasPrevious = hasData && error === null;
  const shown = isShown || hasPrevious ? outcome : undefined;
  return {
    status: isShown ? (error ? 'stale' : 'ready') : error ? 'failed' : hasPrevious ? 'previous' : 'loading',
    data: shown?.value,
    query: shown && isPrevious ? (shown.query as Query) : query,
    fetchedAt: shown?.fetchedAt ?? null,
    notice: shown?.notice ?? null,
    error,
    isBusy: (load ? loaded.isFetching : false) || (request ? answer.isFetching : false),
    refresh: async () => {
      if (load) await loaded.refetch({ cancelRefetch: false });
      else if (request) await answer.refetch({ cancelRefetch: false });
    },
  };
}
