import { useMemo } from 'react';
import { asksForRange, type TimeRange } from '../connections/address';
import { type Connection, ownConnectionId } from '../connections/connection';
import { type LoadedReadings, loadReadings } from '../requests/load-readings';
import { describeLeftOut } from '../rows/map-rows';
import { useCredentials, useData } from '../use-data';
import { requestReadings, requestSummary } from './own-api';
import type { ReadingsPage, ReadingsQuery, Summary, SummaryQuery } from './query';
import { selectReadings, summarizeReadings } from './select-readings';
import { type Answer, type AnswerKey, type AnswerOptions, useAnswer } from './use-answer';

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

/** Returns one page of readings of the active connection. */
export function useReadings(query: ReadingsQuery, options?: AnswerOptions): SourceAnswer<ReadingsPage> {
  return useSource('readings', query, options, requestReadings, selectReadings);
}

/** Returns the readings of the active connection, counted by level in buckets of time. */
export function useSummary(query: SummaryQuery, options?: AnswerOptions): SourceAnswer<Summary> {
  return useSource('summary', query, options, requestSummary, summarizeReadings);
}

function useSource<Query extends TimeRange, Data>(
  kind: string,
  query: Query,
  options: AnswerOptions | undefined,
  request: (query: Query, credentials: ReturnType<typeof useCredentials>, signal: AbortSignal) => Promise<Data>,
  select: (readings: LoadedReadings['readings'], query: Query) => Data,
): SourceAnswer<Data> {
  const { active, status, uid } = useData();
  const credentials = useCredentials();
  const isOwn = active.id === ownConnectionId;
  // A saved connection is another source: its old answers must not be displayed as those of the new settings.
  const scope = `${uid}/${active.id}/${active.revision}`;
  const serialized = JSON.stringify(query);
  const { from, to } = query;

  const key = (wanted: string): AnswerKey | null => (status === 'ready' ? { scope, query: wanted } : null);
  const own = useAnswer(
    isOwn ? key(`${kind} ${serialized}`) : null,
    (signal) => request(query, credentials, signal),
    options,
  );
  const range = asksForRange(active) ? JSON.stringify([from, to]) : '';
  const rows = useAnswer(
    isOwn ? null : key(`rows ${range}`),
    (signal) => loadReadings(active, { from, to }, credentials, signal),
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

function noticeOf({ leftOut, total, isTruncated }: LoadedReadings): string | null {
  const notices = [
    describeLeftOut(leftOut, total),
    isTruncated ? `The API has more rows than this page loads: these are the first ${total}.` : null,
  ].filter((notice) => notice !== null);
  return notices.length === 0 ? null : notices.join(' ');
}
