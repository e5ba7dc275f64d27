import { QueryClientProvider } from '@tanstack/react-query';
import { Download, RefreshCw } from 'lucide-react';
import { memo, type ReactNode, useDeferredValue, useMemo, useRef, useState } from 'react';
import { Button, Card, CardContent, Link, Progress, useShortcut } from 'waymark';
import { pageTitle } from '../../config/menu';
import { connectionPath, paths } from '../../config/paths';
import { summaryOfBucket } from '../../../rows/query';
import type { Words } from '../../../rows/texts';
import { ownConnectionId } from '../../data/json-api/connection';
import { connectionOf, useData } from '../../data/store';
import { queryClient } from '../../data/query-client';
import { RequestError } from '../../data/request';
import { ConnectionProvider, useRangeOfRows, useRowsPage } from '../../data/hooks';
import { useRendersRest } from '../../lib/lazy-with-preload';
import { FigureCards } from '../../shell/figure-cards';
import { usePaletteCommands } from '../../shell/palette/palette-context';
import { lazyPart } from '../../shell/part-boundary';
import { BreakdownCard } from './cards/breakdown-card';
import { DashboardHead, useAutoRefresh } from './toolbar/dashboard-head';
import { type DashboardState, fitState, refreshIntervals } from './state/dashboard-search';
import { clearedFilters, isFiltered } from './toolbar/filter-chips';
import { figuresOf } from '../../data/figures';
import { LinkNotices, Notice, ProblemAlert, SampleNotice } from './cards/notices';
import { matchingQuery } from './state/queries';
import {
  type Dashboard,
  DashboardContext,
  useCsvDownload,
  useDashboard,
  useDashboardData,
} from './state/use-dashboard-data';
import { useDashboardState } from './state/use-dashboard-state';
import { formatDay } from '../../lib/formats';
import { type CustomRange, nearestRange, rangeAt, type RangeId, ranges } from '../../../rows/ranges';

/** A card before its code has loaded and in the page's first frame. It is as high as the card without data. */
const emptyCard = (height: string): ReactNode => (
  <Card>
    <CardContent className={height} />
  </Card>
);
// The plot grows with the window, as it does in `ChartCard`.
const emptyChart = emptyCard(
  'min-h-[calc(clamp(--spacing(50),22vw,--spacing(85))+--spacing(28))] sm:min-h-[calc(clamp(--spacing(50),22vw,--spacing(85))+--spacing(22))]',
);
const emptyRows = emptyCard('min-h-190 sm:min-h-391');

// src/app/router/router.tsx loads the chart and the grid in parallel with the page.
const ChartCard = lazyPart('The chart', async () => (await import('./dashboard-parts')).ChartCard, emptyChart);
const RowsCard = lazyPart('The list of rows', async () => (await import('./dashboard-parts')).RowsCard, emptyRows);

export function DashboardPage() {
  const data = useData();
  const [chosen, change] = useDashboardState(data);
  const connection = connectionOf(data, chosen.source);
  const state = useMemo(() => fitState(chosen, connection), [chosen, connection]);
  return (
    <QueryClientProvider client={queryClient}>
      <ConnectionProvider value={connection}>
        <Page {...{ connection, state, change, chosen }} />
      </ConnectionProvider>
    </QueryClientProvider>
  );
}

/** `chosen` is the state of the address, including what the connection does not support. */
function Page({ chosen, ...page }: Pick<Dashboard, 'connection' | 'state' | 'change'> & { chosen: DashboardState }) {
  const { connection, state, change } = page;
  const { isStorageSlow } = useData();
  const rendersRest = useRendersRest();
  const root = useRef<HTMLDivElement>(null);
  const chartRef = useRef<HTMLElement>(null);
  const refreshButton = useRef<HTMLButtonElement>(null);
  const data = useDashboardData(state, connection);
  const { figures: response, range, rows } = data;
  const ofRange = useRangeOfRows(range, state.row);
  const csv = useCsvDownload(connection.words, (signal) => ofRange.loadCsv(matchingQuery(range, state), signal));
  const dashboard = { ...page, ...data, ...ofRange, csv, chartRef };
  const retry = (): void => void data.refresh();
  useAutoRefresh(refreshIntervals[state.every], retry);
  usePaletteCommands([
    {
      id: 'dashboard-refresh',
      title: 'Refresh data',
      group: 'Dashboard',
      start: <RefreshCw />,
      keywords: ['update', 'reload', 'again'],
      onSelect: retry,
    },
    {
      id: 'dashboard-csv',
      title: 'Download rows as CSV',
      group: 'Dashboard',
      start: <Download />,
      keywords: ['export', 'file', 'spreadsheet', 'save'],
      onSelect: csv.download,
    },
  ]);

  useShortcut('escape', () => change(clearedFilters(state)), {
    // Escape in a layer closes the layer, and must not clear filters.
    enabled: ({ target }) => isFiltered(state) && isOnPage(target, root.current),
  });

  const failed = [response, data.chart, data.groups, data.labels].find(({ error }) => error !== null);
  const hasFailed = response.status === 'failed';
  return (
    <DashboardContext value={dashboard}>
      <div ref={root} className="grid grid-cols-1 gap-3 sm:gap-5 print:block print:space-y-5">
        <title>{pageTitle(paths.dashboard)}</title>
        <div className="relative">
          <DashboardHead refreshRef={refreshButton} />
          {/* Hidden from screen readers, because it may appear at every interval. */}
          {data.isBusy && response.status !== 'loading' && (
            <div aria-hidden className="absolute inset-x-0 -bottom-3 print:hidden">
              <Progress aria-label="Refreshing" size="sm" />
            </div>
          )}
        </div>
        {connection.id === ownConnectionId && <SampleNotice fallbackRef={refreshButton} />}
        <LinkNotices chosen={chosen} />
        {isStorageSlow && (
          <Notice title="Storage is slow.">Your data appears once the browser has opened its storage.</Notice>
        )}
        {failed?.error && (
          <ProblemAlert
            key={String(failed.fetchedAt === null)}
            error={failed.error}
            fetchedAt={failed.fetchedAt}
            connection={connection}
            onRetry={retry}
            fallbackRef={refreshButton}
          />
        )}
        {!hasFailed && <DeferredCards rendersRest={rendersRest} />}
        {!hasFailed &&
          (rendersRest ? <RowsCard isReported={isSameProblem(failed?.error ?? null, rows.error)} /> : emptyRows)}
        {/* Placed below the rows, so that nothing moves. */}
        {response.notice !== null && (
          <Notice
            tone="warning"
            title="Some rows do not fit."
            actions={<Link href={connectionPath(connection.id)}>Change the columns</Link>}
          >
            {response.notice}
          </Notice>
        )}
      </div>
    </DashboardContext>
  );
}

/**
 * Renders the cards in time slices, because new data takes longer than a frame. React renders updates from an external
 * store, such as the response cache, in a single task: on a processor that is four times slower, a filter would block
 * the page for 180 ms instead of 100 ms. The head and the grid are not deferred, so that input is responsive.
 */
function DeferredCards(props: { rendersRest: boolean }) {
  return (
    <DashboardContext value={useDeferredValue(useDashboard())}>
      <Cards {...props} />
    </DashboardContext>
  );
}

const Figures = memo(FigureCards);

/** The cards that show the data of the last choice until all responses to the current one have arrived. */
const Cards = memo(function Cards({ rendersRest }: { rendersRest: boolean }) {
  const { connection, change, figures: response, chart, comparison, shown, isPending, isBusy } = useDashboard();
  const now = shown.range?.elapsed.to ?? 0;
  const { at, measure } = shown.state;
  // If the selected bucket is complete, it is compared with the one at the same position in the previous period.
  const index = chart.data?.buckets.findIndex(({ start, end }) => start === at && end <= now) ?? -1;
  const figures = useMemo(() => {
    const before = comparison.summary;
    const previous = at === null ? before : before && summaryOfBucket(before, index);
    return figuresOf(response.data, previous, { connection, measure, now });
  }, [response.data, comparison.summary, at, index, connection, measure, now]);
  const dimmed = isPending ? 'opacity-60' : '';
  const { group, label } = connection.roles;
  const breakdowns = (group !== null || label !== null) && (
    <Card className="divide-y divide-divider">
      {group !== null && <BreakdownCard by="group" />}
      {label !== null && <BreakdownCard by="label" />}
    </Card>
  );
  return (
    <>
      <Figures
        className={dimmed}
        figures={figures}
        isLoading={response.status === 'loading'}
        isStale={response.status === 'stale'}
        isBusy={isBusy}
      />
      {shown.range === null ? (
        <div className={dimmed}>{breakdowns}</div>
      ) : (
        <div
          className={`grid grid-cols-1 gap-3 sm:gap-5 print:block print:space-y-5 ${breakdowns ? 'lg:grid-cols-[minmax(0,1fr)_minmax(0,--spacing(86))]' : ''} ${dimmed}`}
        >
          {rendersRest ? (
            <ChartCard
              range={shown.range}
              empty={
                <NearestRange words={connection.words} onSelect={(nearest) => change({ range: nearest, at: null })} />
              }
            />
          ) : (
            emptyChart
          )}
          {breakdowns}
        </div>
      )}
    </>
  );
});

/** Whether two cards failed for the same reason. Their messages may differ, for example in the retry time. */
function isSameProblem(one: Error | null, other: Error | null): boolean {
  if (one instanceof RequestError && other instanceof RequestError) return one.kind === other.kind;
  return one !== null && one.message === other?.message;
}

function isOnPage(target: EventTarget | null, page: HTMLElement | null): boolean {
  return target === document.body || (target instanceof Node && page?.contains(target) === true);
}

/** Offers the shortest range that includes the latest row. */
function NearestRange({ words, onSelect }: { words: Words; onSelect: (range: RangeId | CustomRange) => void }) {
  const [now] = useState(() => new Date());
  const { to } = rangeAt('year', now);
  const { data } = useRowsPage({ from: 0, to, limit: 1 });
  const latest = data?.rows[0]?.time ?? null;
  if (!data) return null;
  if (latest === null) return `There are no ${words.plural} yet. Check the connection in API Setup.`;
  const nearest = nearestRange(latest, now);
  return (
    <span className="grid justify-items-center gap-3">
      The latest {words.singular} is from {formatDay(latest)}.
      <Button variant="plain" size="sm" onClick={() => onSelect(nearest)}>
        {typeof nearest === 'string' ? `Show ${ranges[nearest].label}` : 'Show its month'}
      </Button>
    </span>
  );
}
