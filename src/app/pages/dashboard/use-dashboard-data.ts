import { useMemo, useState } from 'react';
import type { DataGridQuery } from 'waymark';
import type { ReadingsPage, Summary } from '../../data/readings/query';
import { type SourceAnswer, useReadings, useSummary } from '../../data/readings/use-readings';
import { earlierQuery, levelCountsQuery, previousQuery, rowsQuery, summaryQuery } from './dashboard-queries';
import type { DashboardState } from './dashboard-search';
import { type DashboardRange, rangeAt } from './ranges';

/**
 * - `loading`: before the first answer.
 * - `ready`: the answer is displayed. A request may run.
 * - `stale`: the last answer is displayed, because the next request failed.
 * - `failed`: there is no answer.
 */
export type CardStatus = 'loading' | 'ready' | 'stale' | 'failed';

/** An answer as a card displays it. */
export interface CardData<Data, Query> {
  status: CardStatus;
  data: Data | undefined;
  /** What `data` answers; until the answer to another query arrives, what was asked before. */
  query: Query;
  /** Whether a request runs. */
  isBusy: boolean;
  /** Whether the answer to the current query is still to come. */
  isPending: boolean;
  fetchedAt: number | null;
  error: Error | null;
}

/** Keeps an answer until the one to the next query arrives, so that the page does not flash. */
function useCardData<Data, Query>(answer: SourceAnswer<Data>, query: Query, id: string): CardData<Data, Query> {
  const { data, error, fetchedAt, isPrevious, isRefreshing, connection } = answer;
  const source = `${connection.id}/${connection.revision}`;
  const key = `${source} ${id}`;
  const [kept, setKept] = useState<{ data: Data; query: Query; source: string; key: string } | null>(null);
  const isCurrent = data !== undefined && !isPrevious;
  if (isCurrent && (kept?.data !== data || kept.key !== key)) setKept({ data, query, source, key });
  const isKept = !isCurrent && error === null && kept?.source === source;
  const shown = isCurrent ? { data, query } : isKept ? kept : null;
  return {
    status: shown ? (error ? 'stale' : 'ready') : error ? 'failed' : 'loading',
    data: shown?.data,
    query: shown?.query ?? query,
    isBusy: isRefreshing,
    isPending: !isCurrent && error === null,
    fetchedAt: shown ? fetchedAt : null,
    error,
  };
}

/**
 * Returns the summary of the period before. In each minute its query is another one: figures that could not be updated keep
 * the last answer.
 */
function useComparedSummary(
  { data, isPrevious, connection }: SourceAnswer<Summary>,
  { range, compare }: DashboardState,
  isStale: boolean,
): Summary | undefined {
  const key = `${connection.id}/${connection.revision} ${range}`;
  const [kept, setKept] = useState<{ data: Summary; key: string } | null>(null);
  const current = isPrevious ? undefined : data;
  if (current && (kept?.data !== current || kept.key !== key)) setKept({ data: current, key });
  return current ?? (compare && isStale && kept?.key === key ? kept.data : undefined);
}

export interface DashboardData {
  range: DashboardRange;
  summary: CardData<Summary, DashboardRange>;
  /** The summary of the period before; undefined while it loads, when it failed or is partial, and without a comparison. */
  previous: Summary | undefined;
  /** Whether the data begins within the period before, so that a comparison with it would mislead. */
  isPreviousPartial: boolean;
  rows: CardData<ReadingsPage, DataGridQuery>;
  /** The number of matching rows by level, whatever the selected levels. */
  levelCounts: Summary['levels'] | undefined;
  /** What is missing from the data; null when it is complete. */
  notice: string | null;
  /** Requests all data again, up to now. */
  refresh: () => Promise<void>;
}

const minuteMs = 60_000;

/** Requests what the dashboard displays. */
export function useDashboardData(state: DashboardState): DashboardData {
  const [now, setNow] = useState(() => Date.now());
  const { at, compare } = state;
  const query: DataGridQuery = state.grid;
  const range = useMemo(() => rangeAt(state.range, new Date(now)), [state.range, now]);
  const wantedSummary = summaryQuery(range);
  const summary = useSummary(wantedSummary);
  const previous = useSummary(compare ? previousQuery(range) : null);
  const summaryCard = useCardData(summary, range, JSON.stringify(wantedSummary));
  const before = useComparedSummary(previous, state, summaryCard.status === 'stale');
  // An empty beginning may be a quiet hour, or the data begins later. A reading before it tells.
  const beginsEmpty = before?.buckets[0]?.count === 0;
  const earlier = useReadings(beginsEmpty ? earlierQuery(range) : null);
  const earlierTotal = earlier.isPrevious ? undefined : earlier.data?.total;
  const counts = useSummary(levelCountsQuery(range, at, query.search));
  const wantedRows = rowsQuery(range, at, query);
  const rows = useReadings(wantedRows);

  const refresh = async (): Promise<void> => {
    const time = Date.now();
    setNow(time);
    // In another minute, the period before has another end, and its query is another one.
    const isSameMinute = Math.floor(time / minuteMs) === Math.floor(now / minuteMs);
    const answers = [summary, counts, rows, ...(isSameMinute ? [previous] : [])];
    await Promise.all(answers.map((answer) => answer.refresh()));
  };

  return {
    range,
    summary: summaryCard,
    previous: beginsEmpty && !earlierTotal ? undefined : before,
    isPreviousPartial: beginsEmpty && earlierTotal === 0,
    rows: useCardData(rows, query, JSON.stringify([wantedRows, query.page, query.pageSize])),
    levelCounts: counts.isPrevious ? undefined : counts.data?.levels,
    notice: summary.notice,
    refresh,
  };
}
