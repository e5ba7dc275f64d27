import { useMemo, useState } from 'react';
import type { Connection } from '../../data/connections/connection';
import type { RowsPage, Summary } from '../../data/rows/query';
import { type DataResponse, useRows, useSummary } from '../../data/readings/use-rows';
import { amountsQuery, earlierQuery, previousQuery, type RowsQuery, rowsQuery } from './dashboard-queries';
import type { DashboardState } from './dashboard-search';
import { type DashboardRange, rangeAt } from './ranges';

/** The range that data belongs to, and the state of the page at that time. */
export interface Shown {
  range: DashboardRange | null;
  state: DashboardState;
}

export interface DashboardData {
  /** Null for a connection without a column of time. */
  range: DashboardRange | null;
  /** The amounts of all selections. The response that the figures show, and the state that it belongs to. */
  figures: DataResponse<Summary, unknown>;
  shown: Shown;
  /** The amounts for each card, without its own selection. */
  chart: DataResponse<Summary, unknown>;
  groups: DataResponse<Summary, unknown>;
  labels: DataResponse<Summary, unknown>;
  comparison: Comparison;
  rows: DataResponse<RowsPage, RowsQuery>;
  /** Requests all data again, up to now. */
  refresh: () => Promise<void>;
}

/**
 * The period before: `ready` with its amounts; `partial` when the data begins later; `none` when there is nothing to compare
 * with, or the user does not want a comparison; `loading` and `failed` as the response.
 */
export type Comparison =
  { status: 'ready'; summary: Summary } | { status: 'partial' | 'none' | 'loading' | 'failed'; summary?: undefined };

/** Requests what the dashboard displays. */
export function useDashboardData(state: DashboardState, connection: Connection): DashboardData {
  const [now, setNow] = useState(() => Date.now());
  const hasTime = connection.roles.time !== null;
  const range = useMemo(() => (hasTime ? rangeAt(state.range, new Date(now)) : null), [hasTime, state.range, now]);
  const figures = useSummary({ ...amountsQuery(range, state), shown: { range, state } });
  const chart = useSummary(amountsQuery(range, state, 'bucket'));
  const groups = useSummary(amountsQuery(range, state, 'groups'));
  const labels = useSummary(amountsQuery(range, state, 'labels'));
  // While requests fail, the period before stays the same, and with it the comparison.
  if (figures.status === 'ready' && figures.fetchedAt !== null && figures.fetchedAt > now) setNow(figures.fetchedAt);
  const { shown } = figures.query;
  const rows = useRows(rowsQuery(range, state));
  const [comparison, refreshComparison] = useComparison(shown);
  const responses = [figures, chart, groups, labels, rows];
  return {
    range,
    figures,
    shown,
    chart,
    groups,
    labels,
    comparison,
    rows,
    refresh: async () => {
      // A good response changes the end of the period before, which requests it.
      await Promise.all([...responses.map((response) => response.refresh()), refreshComparison()]);
    },
  };
}

/** Compares what is displayed, also while the response to another query is on its way, or while requests fail. */
function useComparison({ range, state }: Shown): [Comparison, refreshIfFailed: () => Promise<void>] {
  // A selected bucket has no equal part of the period before.
  const isCompared = range !== null && state.compare && state.at === null;
  const previous = useSummary(isCompared ? previousQuery(range, state) : null);
  const before = previous.status === 'previous' ? undefined : previous.data;
  // An empty beginning may be a quiet hour, or the data begins later. A row before it tells.
  const beginsEmpty = before?.buckets[0]?.count === 0;
  const earlier = useRows(isCompared && beginsEmpty ? earlierQuery(range) : null);
  const earlierTotal = earlier.status === 'previous' ? undefined : earlier.data?.total;
  const refreshIfFailed = async (): Promise<void> => {
    if (previous.error) await previous.refresh();
  };
  return [comparisonOf(), refreshIfFailed];

  function comparisonOf(): Comparison {
    if (!isCompared) return { status: 'none' };
    if (!before) return { status: previous.status === 'failed' ? 'failed' : 'loading' };
    if (!beginsEmpty) return { status: 'ready', summary: before };
    if (earlierTotal === undefined) return { status: 'loading' };
    return earlierTotal === 0 ? { status: 'partial' } : { status: 'ready', summary: before };
  }
}
