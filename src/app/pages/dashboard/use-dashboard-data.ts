import { useMemo, useState } from 'react';
import type { DataGridQuery } from 'waymark';
import type { ReadingsPage, Summary } from '../../data/readings/query';
import { type DataResponse, useReadings, useSummary } from '../../data/readings/use-readings';
import { earlierQuery, levelCountsQuery, previousQuery, type RowsQuery, rowsQuery } from './dashboard-queries';
import type { DashboardState } from './dashboard-search';
import { type DashboardRange, rangeAt } from './ranges';

export interface DashboardData {
  range: DashboardRange;
  summary: DataResponse<Summary, DashboardRange>;
  /** The summary of the period before; undefined while it loads, when it failed or is partial, and without a comparison. */
  previous: Summary | undefined;
  /** Whether the data begins within the period before, so that a comparison with it would mislead. */
  isPreviousPartial: boolean;
  rows: DataResponse<ReadingsPage, RowsQuery>;
  /** The number of matching rows by level, whatever the selected levels. */
  levelCounts: Summary['levels'] | undefined;
  /** Requests all data again, up to now. */
  refresh: () => Promise<void>;
}

/** The data, unless it belongs to another query. */
const dataOf = <Data>({ status, data }: DataResponse<Data, unknown>): Data | undefined =>
  status === 'previous' ? undefined : data;

/** Requests what the dashboard displays. */
export function useDashboardData(state: DashboardState): DashboardData {
  const [now, setNow] = useState(() => Date.now());
  const { at, compare } = state;
  const query: DataGridQuery = state.grid;
  const range = useMemo(() => rangeAt(state.range, new Date(now)), [state.range, now]);
  const summary = useSummary(range);
  // While requests fail, the period before stays the same, and with it the comparison.
  if (summary.status === 'ready' && summary.fetchedAt !== null && summary.fetchedAt > now) setNow(summary.fetchedAt);
  const previous = useSummary(compare ? previousQuery(range) : null);
  const before = dataOf(previous);
  // An empty beginning may be a quiet hour, or the data begins later. A reading before it tells.
  const beginsEmpty = before?.buckets[0]?.count === 0;
  const earlierTotal = dataOf(useReadings(beginsEmpty ? earlierQuery(range) : null))?.total;
  const counts = useSummary(levelCountsQuery(range, at, query.search));
  const rows = useReadings(rowsQuery(range, at, query));

  return {
    range,
    summary,
    previous: summary.status === 'previous' || (beginsEmpty && !earlierTotal) ? undefined : before,
    isPreviousPartial: beginsEmpty && earlierTotal === 0,
    rows,
    levelCounts: dataOf(counts)?.levels,
    refresh: async () => {
      // A good summary changes the end of the period before, which requests it.
      const responses = [summary, counts, rows, ...(previous.error ? [previous] : [])];
      await Promise.all(responses.map((response) => response.refresh()));
    },
  };
}
