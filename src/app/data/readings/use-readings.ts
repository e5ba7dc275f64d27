import { hashKey, skipToken, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { asksForRange, type TimeRange } from '../connections/address';
import { type Connection, ownConnectionId } from '../connections/connection';
import { type Outcome, outcomeOptions, queryClient } from '../query-client';
import type { Credentials } from '../requests/credentials';
import { type LoadedReadings, loadReadings } from '../requests/load-readings';
import { describeLeftOut } from '../rows/map-rows';
import { type DataSession, useCredentials, useData } from '../use-data';
import { requestSummary } from './own-api';
import { requestRows } from './own-rows';
import type { ReadingsPage, ReadingsQuery, Summary, SummaryQuery } from './query';
import { selectReadings, summarizeReadings } from './select-readings';

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

/** A kind of data. The own API filters, sorts and counts on the server; this page does the same with the rows of other APIs. */
interface Kind<Query, Data> {
  name: string;
  request: (query: Query, credentials: Credentials, signal: AbortSignal) => Promise<Data>;
  select: (readings: LoadedReadings['readings'], query: Query) => Data;
}

const readingsKind: Kind<ReadingsQuery, ReadingsPage> = {
  name: 'readings',
  request: requestRows,
  select: selectReadings,
};
const summaryKind: Kind<SummaryQuery, Summary> = {
  name: 'summary',
  request: requestSummary,
  select: summarizeReadings,
};

/** The content of a response: the data, or all rows of a range, from which the data of several queries is selected. */
type Content<Data> = { data: Data } | { rows: LoadedReadings };

/** The fields of a query that make it another request. */
const queryFields = 'from to levels search bucket timeZone sort field direction limit cursor offset'.split(' ');

interface Source {
  uid: string;
  connection: Connection;
  credentials: Credentials;
}

/** A saved connection is another source: its old responses must not be displayed as those of the new settings. */
const scopeOf = ({ uid, connection: { id, revision } }: Pick<Source, 'uid' | 'connection'>): string =>
  `${uid}/${id}/${revision}`;

/** Returns the request for a query. Other connections than the own API are loaded once for a range. */
function requestOf<Query extends TimeRange, Data>(kind: Kind<Query, Data>, query: Query, source: Source) {
  const { connection, credentials } = source;
  const { from, to } = query;
  return connection.id === ownConnectionId
    ? outcomeOptions<Content<Data>>(
        [scopeOf(source), kind.name, JSON.stringify(query, queryFields)],
        async (signal) => ({ data: await kind.request(query, credentials, signal) }),
      )
    : outcomeOptions<Content<Data>>(
        [scopeOf(source), 'rows', asksForRange(connection) ? `${from} ${to}` : ''],
        async (signal) => ({ rows: await loadReadings(connection, { from, to }, credentials, signal) }),
      );
}

/** Starts the requests of a page before it renders. */
export async function preloadReadings(
  { uid, store, credentials }: DataSession,
  { summary, readings }: { summary: SummaryQuery; readings: ReadingsQuery },
): Promise<void> {
  const source = { uid, connection: await store.whenReady(), credentials };
  void queryClient.prefetchQuery(requestOf(summaryKind, summary, source));
  void queryClient.prefetchQuery(requestOf(readingsKind, readings, source));
}

/**
 * Returns one page of readings of the active connection; without a query, makes no request. The query may have further fields.
 *
 * ```tsx
 * const range = { from, to };
 * const summary = useSummary({ ...range, bucket: 'day' });
 * const page = useReadings({ ...range, levels: ['low'], search, cursor });
 * ```
 *
 * Keep `from` and `to` stable between renders, for example rounded to a minute: another value is another request. Changing
 * only the filters of a connection other than the own API makes no request.
 */
export function useReadings<Query extends ReadingsQuery | null>(query: Query): DataResponse<ReadingsPage, Query> {
  return useResponse(readingsKind, query);
}

/** Returns the readings of the active connection, counted by level in buckets of time; without a query, makes no request. */
export function useSummary<Query extends SummaryQuery | null>(query: Query): DataResponse<Summary, Query> {
  return useResponse(summaryKind, query);
}

/** The part of a response that stays until the next one arrives, so that the page does not flash. */
interface Shown<Data, Query> extends Pick<DataResponse<Data, Query>, 'query' | 'fetchedAt' | 'notice'> {
  data: Data;
}

function useResponse<Asked extends TimeRange, Data, Query extends Asked | null>(
  kind: Kind<Asked, Data>,
  query: Query,
): DataResponse<Data, Query> {
  const { active: connection, status, uid } = useData();
  const credentials = useCredentials();
  const scope = scopeOf({ uid, connection });
  const request = query && status === 'ready' ? requestOf(kind, query, { uid, connection, credentials }) : null;
  const { data: latest, isFetching, refetch } = useQuery(request ?? { queryKey: [scope], queryFn: skipToken });

  // A response renders at once. Its many rows render in the background instead, so the page responds meanwhile.
  const outcome = useDeferredValue<Outcome<Content<Data>> | undefined>(latest);
  const isCurrent = outcome !== undefined && request !== null && outcome.id === hashKey(request.queryKey);
  const { value: content, fetchedAt = null, error = null } = isCurrent ? outcome : {};
  const serialized = JSON.stringify(query);
  const data = useMemo(
    () => (content && 'rows' in content ? kind.select(content.rows.readings, JSON.parse(serialized)) : content?.data),
    [content, kind, serialized],
  );

  const [kept, setKept] = useState<(Shown<Data, Query> & { scope: string; serialized: string }) | null>(null);
  const current = content && data !== undefined ? { data, query, fetchedAt, notice: noticeOf(content) } : null;
  if (current && (kept === null || kept.data !== data || kept.serialized !== serialized)) {
    setKept({ ...current, scope, serialized });
  }
  const previous = query && error === null && kept?.scope === scope ? kept : null;
  const shown = current ?? previous;
  return {
    status: current ? (error ? 'stale' : 'ready') : error ? 'failed' : previous ? 'previous' : 'loading',
    data: shown?.data,
    query: shown?.query ?? query,
    fetchedAt: shown?.fetchedAt ?? null,
    notice: shown?.notice ?? null,
    error,
    isBusy: isFetching || outcome !== latest,
    refresh: async () => {
      if (request) await refetch({ cancelRefetch: false });
    },
  };
}

function noticeOf(content: Content<unknown>): string | null {
  if (!('rows' in content)) return null;
  const { leftOut, total, isTruncated } = content.rows;
  const notices = [
    describeLeftOut(leftOut, total),
    isTruncated ? `The API has more rows than this page loads: these are the first ${total}.` : null,
  ].filter((notice) => notice !== null);
  return notices.length === 0 ? null : notices.join(' ');
}
