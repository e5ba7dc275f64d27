import { type RefObject, useMemo, useState } from 'react';
import { saveFile, toast } from 'waymark';
import type { Connection } from '../../../data/json-api/connection';
import type { Summary } from '../../../../rows/query';
import {
  type DataResponse,
  type LoadCsv,
  type ResponseOptions,
  useRowsPage,
  type useRangeOfRows,
  useSummary,
} from '../../../data/hooks';
import { fileNameOf } from '../../../data/value-formats';
import { createRequiredContext, useRequest } from '../../../lib/state';
import type { Words } from '../../../../rows/texts';
import { amountsQuery, earlierQuery, previousQuery, rowsQuery } from './queries';
import type { DashboardState } from './dashboard-search';
import type { ChangeDashboard } from './use-dashboard-state';
import { type DashboardRange, rangeAt } from '../../../../rows/ranges';

/** What the parts of the page share. */
export interface Dashboard extends ReturnType<typeof useDashboardData>, ReturnType<typeof useRangeOfRows> {
  connection: Connection;
  /** The part of the address's state that the connection supports. */
  state: DashboardState;
  change: ChangeDashboard;
  csv: ReturnType<typeof useCsvDownload>;
  chartRef: RefObject<HTMLElement | null>;
}

export const [DashboardContext, useDashboard] = createRequiredContext<Dashboard>('DashboardContext', 'useDashboard');

interface Shown {
  range: DashboardRange | null;
  state: DashboardState;
}

/**
 * The previous period: `ready` with its amounts; `empty` if there are no rows; `partial` if the data begins later;
 * `none` if there is no comparison; `loading` and `failed` as in the response.
 */
export type Comparison =
  | { status: 'ready'; summary: Summary }
  | { status: 'empty' | 'partial' | 'none' | 'loading' | 'failed'; summary?: undefined };

/**
 * Requests the data of the dashboard. The cards change together: they show the last complete state until all responses
 * to the current one have arrived. Before the first complete state, each card shows its own response.
 */
export function useDashboardData(state: DashboardState, connection: Connection) {
  const [now, setNow] = useState(() => Date.now());
  const hasTime = connection.roles.time !== null;
  const current = useMemo<Shown>(
    () => ({ range: hasTime ? rangeAt(state.range, new Date(now)) : null, state }),
    [hasTime, state, now],
  );
  const cards = useCards(current);
  const { figures, chart, groups, labels } = cards;
  // While requests fail, keep the previous period and the comparison.
  if (figures.status === 'ready' && figures.fetchedAt !== null && figures.fetchedAt > now) setNow(figures.fetchedAt);
  const rows = useRowsPage(rowsQuery(current.range, state));
  const responses = [figures, chart, groups, labels, rows];

  const source = `${connection.id} ${connection.revision}`;
  const [complete, setComplete] = useState<{ source: string; shown: Shown } | null>(null);
  const before = complete?.source === source ? complete.shown : null;
  const isComplete = [figures, chart, groups, labels].every(hasArrived) && cards.comparison.status !== 'loading';
  if (isComplete && before !== current) setComplete({ source, shown: current });
  const shown = (!isComplete && before) || current;
  const shownCards = useCards(shown === current ? null : shown, { enabled: false });
  return {
    ...(shown === current ? cards : shownCards),
    shown,
    /** Null for a connection without a time column. */
    range: current.range,
    rows,
    /** Whether the cards still show the previous state while responses are pending. */
    isPending: shown !== current,
    isBusy: responses.some((response) => response.isBusy),
    refresh: async (): Promise<void> => {
      // A successful response moves the end of the previous period, which causes a request for it.
      await Promise.all([...responses, ...cards.failed].map(({ refresh }) => refresh()));
    },
  };
}

/** Whether a response or an error for the current query has arrived. */
const hasArrived = ({ status }: DataResponse<unknown, unknown>): boolean =>
  status !== 'previous' && status !== 'loading';

/** Returns the responses for a state's cards, each ignoring its own selection; without `enabled`, from the cache. */
function useCards(of: Shown | null, options?: ResponseOptions) {
  const figures = useSummary(of && amountsQuery(of.range, of.state), options);
  return {
    figures,
    chart: useSummary(of && amountsQuery(of.range, of.state, 'bucket'), options),
    groups: useSummary(of && amountsQuery(of.range, of.state, 'groups'), options),
    labels: useSummary(of && amountsQuery(of.range, of.state, 'labels'), options),
    ...useComparison(of, figures.data?.count ?? 0, options),
  };
}

/**
 * Compares a state with the previous period, even while requests fail. `count` is the row count of the state: if
 * neither period has rows, the comparison is empty, not partial. `failed` contains the failed responses.
 */
function useComparison(of: Shown | null, count: number, options?: ResponseOptions) {
  const wanted = of?.state.compare ? of.range : null;
  // The site's own API has no readings before 1970, and the rows of other APIs rarely have an earlier time.
  const range = wanted && wanted.previous.from >= 0 ? wanted : null;
  const previous = useSummary(of && range && previousQuery(range, of.state), options);
  const before = previous.status === 'previous' ? undefined : previous.data;
  // If the first bucket is empty, an earlier row shows that the data does not begin later.
  const beginsEmpty = before?.buckets[0]?.count === 0;
  const earlier = useRowsPage(range && beginsEmpty ? earlierQuery(range) : null, options);
  const earlierTotal = earlier.status === 'previous' ? undefined : earlier.data?.total;
  return { comparison: comparisonOf(), failed: [previous, earlier].filter(({ error }) => error !== null) };

  function comparisonOf(): Comparison {
    if (range === null) return { status: wanted ? 'partial' : 'none' };
    if (!before) return { status: previous.status === 'failed' ? 'failed' : 'loading' };
    if (!beginsEmpty) return { status: 'ready', summary: before };
    if (before.count === 0 && count === 0) return { status: 'empty' };
    if (earlierTotal === undefined) return { status: earlier.status === 'failed' ? 'failed' : 'loading' };
    if (earlierTotal === 0) return { status: 'partial' };
    return before.count === 0 ? { status: 'empty' } : { status: 'ready', summary: before };
  }
}

/** Downloads rows as a CSV file, one at a time. Leaving the page cancels a file that is not ready yet. */
export function useCsvDownload(words: Words, load: (signal: AbortSignal) => ReturnType<LoadCsv>) {
  const { busy, run } = useRequest();

  async function start(signal: AbortSignal): Promise<void> {
    try {
      const file = await load(signal);
      signal.throwIfAborted();
      saveFile(file, `${fileNameOf(words)}.csv`);
      const description = typeof file === 'string' && 'Your browser downloads it and shows the progress.';
      toast.success('The CSV file is ready', { id: 'csv', description });
    } catch (error) {
      if (signal.aborted) return;
      toast.error(error instanceof Error ? error.message : String(error), { id: 'csv' });
    }
  }

  return { isDownloading: busy, download: (): void => void run(start) };
}
