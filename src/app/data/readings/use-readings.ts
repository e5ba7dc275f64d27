import { useMemo } from 'react';
import { asksForRange, type TimeRange } from '../connections/address';
import { type Connection, ownConnectionId } from '../connections/connection';
import { type LoadedReadings, loadReadings } from '../requests/load-readings';
import { describeLeftOut } from '../rows/map-rows';
import { type DataSession, useCredentials, useData } from '../use-data';
import { requestSummary } from './own-api';
import { requestRows } from './own-rows';
import type { ReadingsPage, ReadingsQuery, Summary, SummaryQuery } from './query';
import { selectReadings, summarizeReadings } from './select-readings';
import { type Answer, type AnswerKey, type AnswerOptions, preloadAnswer, useAnswer } from './use-answer';

/**
 * The data of the dashboard, from the active connection. Both hooks have one interface and two implementations: the own API
 * filters, sorts and counts on the server; other connections are loaded once for a range, and this page does the same.
 *
 * ```tsx
 * const range = { from, to };
 * const summary = useSummary({ ...range, bucket: 'day' }, { refreshInterval: 60_000 });
 * const page = useReadings({ ...range, level: 'low', search, cursor });
 * ```
 *
 * Keep `from` and `to` stable between renders, for example rounded to a minute: another value is another request. Changing
 * only the filters of a connection other than the own API makes no request.
 */
export interface SourceAnswer<Data> extends Answer<Data> {
  /** The connection that the data is from. */
  connection: Connection;
  /** What is missing from the data, such as rows that do not fit, in one sentence; null when it is complete. */
  notice: string | null;
}

export interface PreloadOptions {
  summary: SummaryQuery;
  readings: ReadingsQuery;
}

/** Starts the requests of a page before it renders. */
export async function preloadReadings(session: DataSession, { summary, readings }: PreloadOptions): Promise<void> {
  const { uid, store, credentials } = session;
  const active = await store.whenReady();
  const start = <Data>(query: string, load: (signal: AbortSignal) => Promise<Data>): void =>
    preloadAnswer({ scope: scopeOf(uid, active), query }, load);
  if (active.id !== ownConnectionId) {
    start(rowsKey(active, summary), (signal) => loadReadings(active, summary, credentials, signal));
    return;
  }
  start(ownKey('summary', summary), (signal) => requestSummary(summary, credentials, signal));
  start(ownKey('readings', readings), (signal) => requestRows(readings, credentials, signal));
}

/** Returns one page of readings of the active connection; without a query, makes no request. */
export function useReadings(query: ReadingsQuery | null, options?: AnswerOptions): SourceAnswer<ReadingsPage> {
  return useSource('readings', query, options, requestRows, selectReadings);
}

/** Returns the readings of the active connection, counted by level in buckets of time; without a query, makes no request. */
export function useSummary(query: SummaryQuery | null, options?: AnswerOptions): SourceAnswer<Summary> {
  return useSource('summary', query, options, requestSummary, summarizeReadings);
}

type Kind = 'readings' | 'summary';

function useSource<Query extends TimeRange, Data>(
  kind: Kind,
  query: Query | null,
  options: AnswerOptions | undefined,
  request: (query: Query, credentials: ReturnType<typeof useCredentials>, signal: AbortSignal) => Promise<Data>,
  select: (readings: LoadedReadings['readings'], query: Query) => Data,
): SourceAnswer<Data> {
  const { active, status, uid } = useData();
  const credentials = useCredentials();
  const isOwn = active.id === ownConnectionId;
  const scope = scopeOf(uid, active);
  const serialized = JSON.stringify(query);

  const keyFor = (source: boolean, keyOf: (wanted: Query) => string): AnswerKey | null =>
    source && query && status === 'ready' ? { scope, query: keyOf(query) } : null;
  // Without a query there is no key, and nothing is loaded.
  const wanted = query as Query;
  const own = useAnswer(
    keyFor(isOwn, (of) => ownKey(kind, of)),
    (signal) => request(wanted, credentials, signal),
    options,
  );
  const rows = useAnswer(
    keyFor(!isOwn, (of) => rowsKey(active, of)),
    (signal) => loadReadings(active, { from: wanted.from, to: wanted.to }, credentials, signal),
    options,
  );

  const loaded = rows.data;
  const selected = useMemo(
    () => loaded && select(loaded.readings, JSON.parse(serialized) as Query),
    [loaded, select, serialized],
  );
  if (isOwn) return { ...own, connection: active, notice: null, isLoading: own.isLoading || status === 'loading' };
  return { ...rows, data: selected, connection: active, notice: loaded ? noticeOf(loaded) : null };
}

/** A saved connection is another source: its old answers must not be displayed as those of the new settings. */
const scopeOf = (uid: string, { id, revision }: Connection): string => `${uid}/${id}/${revision}`;
const ownKey = (kind: Kind, query: TimeRange): string => `${kind} ${JSON.stringify(query)}`;
const rowsKey = (connection: Connection, { from, to }: TimeRange): string =>
  `rows ${asksForRange(connection) ? JSON.stringify([from, to]) : ''}`;

function noticeOf({ leftOut, total, isTruncated }: LoadedReadings): string | null {
  const notices = [
    describeLeftOut(leftOut, total),
    isTruncated ? `The API has more rows than this page loads: these are the first ${total}.` : null,
  ].filter((notice) => notice !== null);
  return notices.length === 0 ? null : notices.join(' ');
}
