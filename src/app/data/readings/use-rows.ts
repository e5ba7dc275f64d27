import { hashKey, skipToken, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { asksForRange, type TimeRange } from '../connections/address';
import { maxLimit } from '../../../api/contract';
import { type Connection, ownConnection, ownConnectionId } from '../connections/connection';
import { type Outcome, outcomeOptions, queryClient } from '../query-client';
import type { Credentials } from '../requests/credentials';
import { type LoadedRows, loadRows } from '../requests/load-rows';
import { describeProblems, type RowSettings } from '../rows/dataset';
import { rowEngine } from '../rows/engine-client';
import { describeSource, type RowSource } from '../rows/row-source';
import { type DataSession, useCredentials, useData } from '../use-data';
import { requestSummary } from './own-api';
import { requestRows } from './own-rows';
import { useSource } from './source-context';
import type { RowsFilter, RowsPage, RowsQuery, Summary, SummaryQuery } from '../rows/query';

/**
 * - `loading`: before the first response.
 * - `previous`: the response to the query before is displayed until the next one arrives.
 * - `ready`: the response to the query is displayed.
 * - `stale`: the last good response is displayed, because the last request failed.
 * - `failed`: the request failed, and there is no response to display.
 */
export type ResponseStatus = 'loading' | 'previous' | 'ready' | 'stale' | 'failed';

/** A response as a page displays it. */
export interface DataResponse<Data, Query> {
  status: ResponseStatus;
  data: Data | undefined;
  /** The query that `data` responds to; without data, the current one. */
  query: Query;
  /** When `data` was received, in milliseconds since 1970. */
  fetchedAt: number | null;
  /** What is missing from the data, such as rows that do not fit, in one sentence; null when it is complete. */
  notice: string | null;
  /** Why the last request failed; null after a good response. The message says what to change. */
  error: Error | null;
  /** Whether a request runs, also in the background, or its outcome is about to render. */
  isBusy: boolean;
  /** Requests the data again. Components that share the request share the repetition. */
  refresh: () => Promise<void>;
}

/** A kind of data. The own API filters, sorts and counts on the server; the engine does the same with the rows of other APIs. */
interface Kind<Query, Data> {
  name: string;
  request: (query: Query, credentials: Credentials, signal: AbortSignal, previous?: Data) => Promise<Data>;
  select: (id: string, query: Query) => Promise<Data>;
}

const rowsKind: Kind<RowsQuery, RowsPage> = { name: 'rows', request: requestRows, select: rowEngine.select };
const summaryKind: Kind<SummaryQuery, Summary> = {
  name: 'summary',
  request: requestSummary,
  select: rowEngine.summarize,
};

interface Source {
  uid: string;
  connection: Connection;
  credentials: Credentials;
}

/** A saved connection is another source: its old responses must not be displayed as those of the new settings. */
const scopeOf = ({ uid, connection: { id, revision } }: Pick<Source, 'uid' | 'connection'>): string =>
  `${uid}/${id}/${revision}`;

/** Fields of a query that do not make it another request: a page of the grid, for example, is a part of the loaded rows. */
const ignoredFields = new Set(['page', 'pageSize', 'within', 'shown']);

const keyOf = (query: object | null): string =>
  JSON.stringify(query, (key, value: unknown) => (ignoredFields.has(key) ? undefined : value));

const ownRequest = <Query extends RowsFilter, Data>(kind: Kind<Query, Data>, query: Query, source: Source) =>
  outcomeOptions<Data>([scopeOf(source), kind.name, keyOf(query)], (signal, previous) =>
    kind.request(query, source.credentials, signal, previous),
  );

/** The end of the current day, so that a request without a range is the same all day. */
const endOfDay = (): number => new Date().setHours(24, 0, 0, 0);

/** The rows of a connection for a range. An address without a range has the same rows for all of them. */
function loadRequest({ from = 0, to = endOfDay(), within = { from, to } }: RowsFilter, source: Source) {
  const { connection, credentials } = source;
  const key = asksForRange(connection) ? `${within.from} ${within.to}` : '';
  return outcomeOptions<LoadedRows>([scopeOf(source), 'load', key], (signal) =>
    loadRows(connection, within, credentials, signal),
  );
}

/** The rows in the engine that each request has loaded last. */
const heldRows = new Map<string, string>();

queryClient.getQueryCache().subscribe(({ type, query }) => {
  if (query.queryKey[1] !== 'load' || (type !== 'removed' && type !== 'updated')) return;
  const { queryHash, state } = query;
  const current = type === 'removed' ? undefined : (state.data as Outcome<LoadedRows> | undefined)?.value?.id;
  const held = heldRows.get(queryHash);
  if (held === current) return;
  if (held !== undefined) void rowEngine.drop(held);
  if (current === undefined) heldRows.delete(queryHash);
  else heldRows.set(queryHash, current);
});

const selectRequest = <Query extends RowsFilter, Data>(kind: Kind<Query, Data>, query: Query, id: string) =>
  outcomeOptions<Data>([id, kind.name, keyOf(query)], () => kind.select(id, query));

/** Starts the requests of a page for a connection before it renders. */
export function preloadRows(
  { uid, credentials }: Pick<DataSession, 'uid' | 'credentials'>,
  connection: Connection,
  { summary, rows }: { summary: SummaryQuery; rows: RowsQuery },
): void {
  const source = { uid, connection, credentials };
  if (source.connection.id !== ownConnectionId) {
    void queryClient.prefetchQuery(loadRequest(summary, source));
    return;
  }
  void queryClient.prefetchQuery(ownRequest(summaryKind, summary, source));
  void queryClient.prefetchQuery(ownRequest(rowsKind, rows, source));
}

/**
 * Returns rows of the source, which is the active connection unless a `SourceProvider` names another; without a query, makes no request. The query may have further fields.
 *
 * ```tsx
 * const range = { from, to };
 * const summary = useSummary({ ...range, bucket: 'day' });
 * const page = useRows({ ...range, groups: ['low'], search });
 * ```
 *
 * Keep `from` and `to` stable between renders, for example rounded to a minute: another value is another request. Changing
 * only the filters of a connection other than the own API makes no request.
 */
export function useRows<Query extends RowsQuery | null>(query: Query): DataResponse<RowsPage, Query> {
  return useResponse(rowsKind, query);
}

/** Returns the amounts of the source by group, label and bucket of time; without a query, makes no request. */
export function useSummary<Query extends SummaryQuery | null>(query: Query): DataResponse<Summary, Query> {
  return useResponse(summaryKind, query);
}

/** Returns the rows of a range of the source that are loaded; undefined for the own API. Rows without a time have no range. */
function useLoadedRows(range: TimeRange | null): LoadedRows | undefined {
  const { status, uid } = useData();
  const connection = useSource();
  const credentials = useCredentials();
  const isLoaded = status === 'ready' && connection.id !== ownConnectionId;
  const scope = scopeOf({ uid, connection });
  const request = isLoaded ? loadRequest(range ?? {}, { uid, connection, credentials }) : null;
  const { data } = useQuery(request ?? { queryKey: [scope], queryFn: skipToken });
  return data?.value;
}

/** Returns the columns of the source: those of its settings, or all fields of its rows. Rows without a time have no range. */
export function useRowSettings(range: TimeRange | null): RowSettings {
  const source = useSource();
  return useLoadedRows(range)?.settings ?? source;
}

/** Loads all of the row with a key; null when the response has none. */
export type LoadRow = (key: string) => Promise<RowSource | null>;

/** Returns a function that loads a row; null until the rows of the range are loaded. Rows without a time have no range. */
export function useRowSource(range: TimeRange | null): LoadRow | null {
  const credentials = useCredentials();
  const { status } = useData();
  const isOwn = useSource().id === ownConnectionId;
  const id = useLoadedRows(range)?.id;
  return useMemo((): LoadRow | null => {
    if (isOwn) return status === 'ready' ? (key) => requestOwnRow(key, credentials) : null;
    return id === undefined ? null : (key) => rowEngine.source(id, key);
  }, [isOwn, status, id, credentials]);
}

/** The key of a row of the own API has its time: the API finds rows by time, and not by id. */
async function requestOwnRow(key: string, credentials: Credentials): Promise<RowSource | null> {
  const from = Date.parse(key.slice(key.indexOf('@') + 1));
  if (Number.isNaN(from)) return null;
  const query = { from, to: from + 1, limit: maxLimit };
  const { rows } = await requestRows(query, credentials, new AbortController().signal);
  const row = rows.find((one) => one.key === key);
  if (!row) return null;
  const { id, time, label, group: level, value } = row;
  const source = { id: Number(id), time: new Date(time ?? 0).toISOString(), label, level, value };
  return describeSource(source, row, ownConnection);
}

/** The part of a response that stays until the next one arrives, so that the page does not flash. */
interface Shown<Data, Query> extends Pick<DataResponse<Data, Query>, 'query' | 'fetchedAt' | 'notice'> {
  data: Data;
}

function useResponse<Asked extends RowsFilter, Data, Query extends Asked | null>(
  kind: Kind<Asked, Data>,
  query: Query,
): DataResponse<Data, Query> {
  const { status, uid } = useData();
  const connection = useSource();
  const credentials = useCredentials();
  const source: Source = { uid, connection, credentials };
  const scope = scopeOf(source);
  const asked: Asked | null = status === 'ready' ? query : null;
  const isOwn = connection.id === ownConnectionId;
  const load = asked && !isOwn ? loadRequest(asked, source) : null;
  const loaded = useQuery(load ?? { queryKey: [scope], queryFn: skipToken });
  const loadedRows = load && loaded.data?.value;
  const request =
    asked && (isOwn ? ownRequest(kind, asked, source) : loadedRows && selectRequest(kind, asked, loadedRows.id));
  const selected = useQuery(request ?? { queryKey: [scope], queryFn: skipToken });
  const outcome = request ? selected.data : undefined;
  const isCurrent = outcome !== undefined && request !== null && outcome.id === hashKey(request?.queryKey ?? []);
  // Selecting from rows that have arrived does not fail: the requests for them do.
  const requested = load ? loaded.data : isCurrent ? outcome : undefined;
  const { error = null, fetchedAt = null } = requested ?? {};
  const data = isCurrent ? outcome.value : undefined;
  const key = keyOf(query);
  const serialized = JSON.stringify(query);

  const [kept, setKept] = useState<(Shown<Data, Query> & { scope: string; key: string; serialized: string }) | null>(
    null,
  );
  const notice = useMemo(() => (loadedRows ? noticeOf(loadedRows) : null), [loadedRows]);
  const current = data === undefined ? null : { data, query, fetchedAt, notice };
  if (current && (kept === null || kept.data !== data || kept.serialized !== serialized)) {
    setKept({ ...current, scope, key, serialized });
  }
  const previous = query && kept?.scope === scope ? kept : null;
  // New rows of the same query replace the old ones without a pause.
  const isSameQuery = previous?.key === key;
  const shown = current ?? (error === null || isSameQuery ? previous : null);
  const isShown = current !== null || isSameQuery;
  return {
    status: isShown ? (error ? 'stale' : 'ready') : error ? 'failed' : previous ? 'previous' : 'loading',
    data: shown?.data,
    query: shown?.query ?? query,
    fetchedAt: shown?.fetchedAt ?? null,
    notice: shown?.notice ?? null,
    error,
    isBusy: (load ? loaded.isFetching : false) || selected.isFetching,
    refresh: async () => {
      if (load) await loaded.refetch({ cancelRefetch: false });
      else if (request) await selected.refetch({ cancelRefetch: false });
    },
  };
}

function noticeOf({ problems, isTruncated }: LoadedRows): string | null {
  const notices = [
    describeProblems(problems),
    isTruncated ? `The API has more rows than this page loads: these are the first ${problems.total}.` : null,
  ].filter((notice) => notice !== null);
  return notices.length === 0 ? null : notices.join(' ');
}
