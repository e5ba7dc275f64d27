import { useMemo, useState } from 'react';
import type { Connection } from '../../data/json-api/connection';
import type { RowsPage, Summary } from '../../../rows/query';
import { type DataResponse, useRowsPage, useSummary } from '../../data/hooks';
import { amountsQuery, earlierQuery, previousQuery, type RowsQuery, rowsQuery } from './dashboard-queries';
import type { DashboardState } from './dashboard-search';
import { type DashboardRange, rangeAt } from './ranges';

/** The range that data belongs to, and the state of the page at that time. */
export interface Shown {
  range: DashboardRange | null;
  state: DashboardState;
}

type SummaryResponse = DataResponse<Summary, unknown>;

/** What the cards show together: all of it belongs to one state of the page. */
interface Cards {
  shown: Shown;
  /** The amounts of all selections. */
  figures: SummaryResponse;
  /** The amounts for each card, without its own selection. */
  chart: SummaryResponse;
  groups: SummaryResponse;
  labels: SummaryResponse;
  comparison: Comparison;
}

export interface DashboardData extends Cards {
  /** Null for a connection without a column of time. */
  range: DashboardRange | null;
  rows: DataResponse<RowsPage, RowsQuery>;
  /** Whether the cards still show the state before, because not all responses to the current one have arrived. */
  isPending: boolean;
  /** Whether a request of any card runs. */
  isBusy: boolean;
  /** Requests all data again, up to now. */
  refresh: () => Promise<void>;
}

/**
 * The period before: `ready` with its amounts; `empty` without rows; `partial` when the data begins later; `none` when the user does
 * not want a comparison, or there cannot be one; `loading` and `failed` as the response.
 */
export type Comparison =
  | { status: 'ready'; summary: Summary }
  | { status: 'empty' | 'partial' | 'none' | 'loading' | 'failed'; summary?: undefined };

/** Requests what the dashboard displays. */
export function useDashboardData(state: DashboardState, connection: Connection): DashboardData {
  const [now, setNow] = useState(() => Date.now());
  const hasTime = connection.roles.time !== null;
  const range = useMemo(() => (hasTime ? rangeAt(state.range, new Date(now)) : null), [hasTime, state.range, now]);
  const figures = useSummary(amountsQuery(range, state));
  const chart = useSummary(amountsQuery(range, state, 'bucket'));
  const groups = useSummary(amountsQuery(range, state, 'groups'));
  const labels = useSummary(amountsQuery(range, state, 'labels'));
  // While requests fail, the period before stays the same, and with it the comparison.
  if (figures.status === 'ready' && figures.fetchedAt !== null && figures.fetchedAt > now) setNow(figures.fetchedAt);
  const rows = useRowsPage(rowsQuery(range, state));
  const [comparison, refreshComparison] = useComparison({ range, state }, figures.data?.count ?? 0);
  const responses = [figures, chart, groups, labels, rows];
  const cards = { shown: { range, state }, figures, chart, groups, labels, comparison };
  const [together, isPending] = useTogether(cards, connection);
  return {
    range,
    ...together,
    rows,
    isPending,
    isBusy: responses.some((response) => response.isBusy),
    refresh: async () => {
      // A good response changes the end of the period before, which requests it.
      await Promise.all([...responses.map((response) => response.refresh()), refreshComparison()]);
    },
  };
}

/** Whether a response answers the current query, well or not. */
const hasArrived = ({ status }: SummaryResponse): boolean => status !== 'previous' && status !== 'loading';

/**
 * Returns the cards when the responses to all of their queries have arrived, and until then those before: values, their changes and
 * their periods belong together. Before the first responses, each card shows what has arrived.
 */
function useTogether(cards: Cards, { id, revision }: Connection): [Cards, isPending: boolean] {
  const source = `${id} ${revision}`;
  const [kept, setKept] = useState<{ source: string; cards: Cards } | null>(null);
  const { figures, chart, groups, labels, comparison } = cards;
  const isComplete = [figures, chart, groups, labels].every(hasArrived) && comparison.status !== 'loading';
  const before = kept?.source === source ? kept.cards : null;
  // Responses are new objects on each render.
  if (isComplete && (!before || !isSame(before, cards))) setKept({ source, cards });
  return isComplete || !before ? [cards, false] : [before, true];
}

function isSame(before: Cards, now: Cards): boolean {
  const parts = ({ shown, figures, chart, groups, labels, comparison }: Cards): unknown[] => [
    shown.range,
    shown.state,
    ...[figures, chart, groups, labels].flatMap(({ data, status, error, fetchedAt, notice }) => [
      data,
      status,
      error,
      fetchedAt,
      notice,
    ]),
    comparison.status,
    comparison.summary,
  ];
  const last = parts(before);
  return parts(now).every((part, index) => part === last[index]);
}

/**
 * Compares a state with the period before, also while requests fail. The count is that of the state: without rows in both periods, a
 * later beginning of the data explains nothing.
 */
function useComparison({ range, state }: Shown, count: number): [Comparison, refreshIfFailed: () => Promise<void>] {
  const isCompared = range !== null && state.compare;
  const previous = useSummary(isCompared ? previousQuery(range, state) : null);
  const before = previous.status === 'previous' ? undefined : previous.data;
  // An empty beginning may be a quiet hour, or the data begins later. A row before it tells.
  const beginsEmpty = before?.buckets[0]?.count === 0;
  const earlier = useRowsPage(isCompared && beginsEmpty ? earlierQuery(range) : null);
  const earlierTotal = earlier.status === 'previous' ? undefined : earlier.data?.total;
  const refreshIfFailed = async (): Promise<void> => {
    await Promise.all([previous, earlier].map(async ({ error, refresh }) => error && refresh()));
  };
  return [comparisonOf(), refreshIfFailed];

  function comparisonOf(): Comparison {
    if (!isCompared) return { status: 'none' };
    if (!before) return { status: previous.status === 'failed' ? 'failed' : 'loading' };
    if (!beginsEmpty) return { status: 'ready', summary: before };
    if (before.count === 0 && count === 0) return { status: 'empty' };
    if (earlierTotal === undefined) return { status: earlier.status === 'failed' ? 'failed' : 'loading' };
    if (earlierTotal === 0) return { status: 'partial' };
    return before.count === 0 ? { status: 'empty' } : { status: 'ready', summary: before };
  }
}
