import { useMemo, useState } from 'react';
import type { Connection } from '../../../data/json-api/connection';
import type { RowsPage, Summary } from '../../../../rows/query';
import { type DataResponse, type ResponseOptions, useRowsPage, useSummary } from '../../../data/hooks';
import { amountsQuery, earlierQuery, previousQuery, rowsQuery, type RowsQuery } from './queries';
import type { DashboardState } from './dashboard-search';
import { type DashboardRange, rangeAt } from '../../../lib/ranges';

/** The range that data belongs to, and the state of the page at that time. */
export interface Shown {
  range: DashboardRange | null;
  state: DashboardState;
}

type SummaryResponse = DataResponse<Summary, unknown>;

/** What the cards show together: all of it belongs to one state of the page. */
interface Cards {
  figures: SummaryResponse;
  /** The amounts for each card, without its own selection. */
  chart: SummaryResponse;
  groups: SummaryResponse;
  labels: SummaryResponse;
  comparison: Comparison;
}

interface DashboardData extends Cards {
  shown: Shown;
  /** Null for a connection without a column of time. */
  range: DashboardRange | null;
  rows: DataResponse<RowsPage, RowsQuery>;
  /** Whether the cards still show the state before, because not all responses to the current one have arrived. */
  isPending: boolean;
  isBusy: boolean;
  refresh: () => Promise<void>;
}

/**
 * The period before: `ready` with its amounts; `empty` without rows; `partial` when the data begins later; `none` when the user does
 * not want a comparison, or there cannot be one; `loading` and `failed` as the response.
 */
export type Comparison =
  | { status: 'ready'; summary: Summary }
  | { status: 'empty' | 'partial' | 'none' | 'loading' | 'failed'; summary?: undefined };

/**
 * Requests what the dashboard displays. Values, their changes and their periods belong together: until all responses to a state have
 * arrived, the cards show the last state with all of its responses. Before the first one, each card shows what has arrived.
 */
export function useDashboardData(state: DashboardState, connection: Connection): DashboardData {
  const [now, setNow] = useState(() => Date.now());
  const hasTime = connection.roles.time !== null;
  const current = useMemo<Shown>(
    () => ({ range: hasTime ? rangeAt(state.range, new Date(now)) : null, state }),
    [hasTime, state, now],
  );
  const [cards, refreshComparison] = useCards(current);
  const { figures, chart, groups, labels } = cards;
  // While requests fail, the period before stays the same, and with it the comparison.
  if (figures.status === 'ready' && figures.fetchedAt !== null && figures.fetchedAt > now) setNow(figures.fetchedAt);
  const rows = useRowsPage(rowsQuery(current.range, state));
  const responses = [figures, chart, groups, labels, rows];

  const source = `${connection.id} ${connection.revision}`;
  const [complete, setComplete] = useState<{ source: string; shown: Shown } | null>(null);
  const before = complete?.source === source ? complete.shown : null;
  const isComplete = [figures, chart, groups, labels].every(hasArrived) && cards.comparison.status !== 'loading';
  if (isComplete && before !== current) setComplete({ source, shown: current });
  const shown = (!isComplete && before) || current;
  const [shownCards] = useCards(shown === current ? null : shown, { enabled: false });
  return {
    ...(shown === current ? cards : shownCards),
    shown,
    range: current.range,
    rows,
    isPending: shown !== current,
    isBusy: responses.some((response) => response.isBusy),
    refresh: async () => {
      // A good response changes the end of the period before, which requests it.
      await Promise.all([...responses.map((response) => response.refresh()), refreshComparison()]);
    },
  };
}

/** Whether a response answers the current query, well or not. */
const hasArrived = ({ status }: SummaryResponse): boolean => status !== 'previous' && status !== 'loading';

/** Returns the cards of a state; without `enabled`, from the responses in the cache. */
function useCards(of: Shown | null, options?: ResponseOptions): [Cards, refreshComparison: () => Promise<void>] {
  const figures = useSummary(of && amountsQuery(of.range, of.state), options);
  const chart = useSummary(of && amountsQuery(of.range, of.state, 'bucket'), options);
  const groups = useSummary(of && amountsQuery(of.range, of.state, 'groups'), options);
  const labels = useSummary(of && amountsQuery(of.range, of.state, 'labels'), options);
  const [comparison, refreshComparison] = useComparison(of, figures.data?.count ?? 0, options);
  return [{ figures, chart, groups, labels, comparison }, refreshComparison];
}

/**
 * Compares a state with the period before, also while requests fail. The count is that of the state: without rows in both periods, a
 * later beginning of the data explains nothing.
 */
function useComparison(
  of: Shown | null,
  count: number,
  options?: ResponseOptions,
): [Comparison, refreshIfFailed: () => Promise<void>] {
  const range = of?.state.compare ? of.range : null;
  const previous = useSummary(of && range && previousQuery(range, of.state), options);
  const before = previous.status === 'previous' ? undefined : previous.data;
  // An empty beginning may be a quiet hour, or the data begins later. A row before it tells.
  const beginsEmpty = before?.buckets[0]?.count === 0;
  const earlier = useRowsPage(range && beginsEmpty ? earlierQuery(range) : null, options);
  const earlierTotal = earlier.status === 'previous' ? undefined : earlier.data?.total;
  const refreshIfFailed = async (): Promise<void> => {
    await Promise.all([previous, earlier].map(async ({ error, refresh }) => error && refresh()));
  };
  return [comparisonOf(), refreshIfFailed];

  function comparisonOf(): Comparison {
    if (range === null) return { status: 'none' };
    if (!before) return { status: previous.status === 'failed' ? 'failed' : 'loading' };
    if (!beginsEmpty) return { status: 'ready', summary: before };
    if (before.count === 0 && count === 0) return { status: 'empty' };
    if (earlierTotal === undefined) return { status: earlier.status === 'failed' ? 'failed' : 'loading' };
    if (earlierTotal === 0) return { status: 'partial' };
    return before.count === 0 ? { status: 'empty' } : { status: 'ready', summary: before };
  }
}
