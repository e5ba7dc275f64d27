import { QueryClientProvider } from '@tanstack/react-query';
import { Download, RefreshCw } from 'lucide-react';
import {
  type ComponentType,
  memo,
  type ReactNode,
  Suspense,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Button, Card, CardContent, type Command, Link, useShortcut } from 'waymark';
import { pageTitle } from '../../config/menu';
import { connectionPath, paths } from '../../config/paths';
import { type Connection, ownConnectionId, type Words } from '../../data/json-api/connection';
import { connectionOf } from '../../data/store';
import { queryClient } from '../../data/query-client';
import { RequestError } from '../../data/request';
import { ConnectionProvider, useRowSettings, useRowsPage, useWholeRow } from '../../data/hooks';
import { useData } from '../../data/use-data';
import { lazyWithPreload, useRendersRest } from '../../lib/lazy-with-preload';
import * as figureCards from '../../shell/figure-cards';
import { usePaletteCommands } from '../../shell/palette/palette-context';
import { PartBoundary } from '../../shell/part-boundary';
import * as breakdown from './cards/breakdown-card';
import { DashboardHead } from './toolbar/dashboard-head';
import { matchingQuery } from './state/queries';
import { type DashboardState, refreshIntervals } from './state/dashboard-search';
import { clearedFilters, isFiltered } from './toolbar/filter-chips';
import { figuresOf, summaryOfBucket } from '../../data/figures';
import { LinkNotices, Notice, ProblemAlert, SampleNotice } from './cards/notices';
import { RefreshBar, useAutoRefresh } from './toolbar/refresh';
import { fitState, sourceChanges } from './state/opening';
import { useChartPicture, useCsvDownload } from './toolbar/downloads';
import { useDashboardData } from './state/use-dashboard-data';
import { type ChangeDashboard, useDashboardState } from './state/use-dashboard-state';
import { formatDay } from '../../lib/formats';
import { type CustomRange, nearestRange, rangeAt, type RangeId, ranges } from '../../lib/ranges';

// src/app/router/router.tsx loads the chart and the grid in parallel with the page.
const LazyChartCard = lazyWithPreload(async () => (await import('./dashboard-parts')).ChartCard);
const RowsCard = lazyWithPreload(async () => (await import('./dashboard-parts')).RowsCard);

// Rendering new data takes longer than a frame. The head and the grid are not deferred, so input stays responsive.
const FigureCards = deferred(figureCards.FigureCards);
const ChartCard = deferred(LazyChartCard);
const BreakdownCard = deferred(breakdown.BreakdownCard);

/** A connection's figures, chart, groups and rows. The address holds the user's choices. */
export function DashboardPage() {
  return (
    <QueryClientProvider client={queryClient}>
      <DashboardOfAddress />
    </QueryClientProvider>
  );
}

function DashboardOfAddress() {
  const data = useData();
  const [chosen, change] = useDashboardState(data);
  const connection = connectionOf(data, chosen.source);
  const state = useMemo(() => fitState(chosen, connection), [chosen, connection]);
  return (
    <ConnectionProvider value={connection}>
      <Dashboard {...{ connection, state, change, chosen }} />
    </ConnectionProvider>
  );
}

interface DashboardProps {
  connection: Connection;
  state: DashboardState;
  change: ChangeDashboard;
  /** The address's state, including what the connection does not support. */
  chosen: DashboardState;
}

function Dashboard({ connection, state, change, chosen }: DashboardProps) {
  const { active, connections, isStorageSlow } = useData();
  const root = useRef<HTMLDivElement>(null);
  const chart = useRef<HTMLElement>(null);
  const refreshButton = useRef<HTMLButtonElement>(null);
  const data = useDashboardData(state, connection);
  const { figures: response, shown, range, rows, comparison, refresh } = data;
  const settings = useRowSettings(range);
  const now = shown.range?.elapsed.to ?? 0;
  const { at, measure } = shown.state;
  // A completed selected bucket is compared with the one at its position in the previous period.
  const index = data.chart.data?.buckets.findIndex(({ start, end }) => start === at && end <= now) ?? -1;
  const figures = useMemo(() => {
    const before = comparison.summary;
    const previous = at === null ? before : before && summaryOfBucket(before, index);
    return figuresOf(response.data, previous, { connection, measure, now });
  }, [response.data, comparison.summary, at, index, connection, measure, now]);
  const csv = useCsvDownload(connection, range);
  const saveChart = useChartPicture({ chart, connection, range, view: state.view, change });
  const wholeRow = useWholeRow(state.row, range);
  const retry = (): void => void refresh();
  const download = (): void => csv.start(matchingQuery(range, state));
  // An address without a source shows the active connection.
  const showSource = (id: string): void => {
    const source = id === active.id ? null : id;
    change(sourceChanges(state, source, { from: connection, to: connectionOf({ active, connections }, source) }));
  };
  useAutoRefresh(refreshIntervals[state.every], retry);
  useDashboardCommands({ refresh: retry, download });

  useShortcut('escape', () => change(clearedFilters(state)), {
    // Escape in a layer closes it, and must not clear filters.
    enabled: ({ target }) => isFiltered(state) && isOnPage(target, root.current),
  });

  const isLoading = response.status === 'loading';
  const failed = [response, data.chart, data.groups, data.labels].find(({ error }) => error !== null);
  const problem = failed?.error && (
    <ProblemAlert
      key={String(failed.fetchedAt === null)}
      error={failed.error}
      fetchedAt={failed.fetchedAt}
      connection={connection}
      onRetry={retry}
      fallbackRef={refreshButton}
    />
  );
  const hasFailed = response.status === 'failed';
  // The cards keep the last choice's data until all responses to the current one have arrived.
  const dimmed = data.isPending ? 'opacity-60' : '';
  const cards = { connection, measure, state, change };
  const { group, label } = connection.roles;
  const breakdowns = (group !== null || label !== null) && (
    <Card className="divide-y divide-divider">
      {group !== null && <BreakdownCard by="group" summary={data.groups} {...cards} />}
      {label !== null && <BreakdownCard by="label" summary={data.labels} {...cards} />}
    </Card>
  );
  return (
    <div ref={root} className="grid grid-cols-1 gap-3 sm:gap-5">
      <title>{pageTitle(paths.dashboard)}</title>
      <div className="relative">
        <DashboardHead
          state={state}
          change={change}
          connection={connection}
          onSource={showSource}
          range={data.range}
          comparison={comparison.status}
          response={response}
          refresh={refresh}
          refreshRef={refreshButton}
          download={download}
          isDownloading={csv.isRunning}
          // There is no chart without a time.
          saveChart={shown.range === null ? null : saveChart}
        />
        <RefreshBar isBusy={data.isBusy && !isLoading} />
      </div>
      {connection.id === ownConnectionId && <SampleNotice fallbackRef={refreshButton} />}
      <LinkNotices {...{ chosen, connection, state, change }} />
      {isStorageSlow && (
        <Notice title="Storage is slow.">The dashboard shows its data when this browser has opened its storage.</Notice>
      )}
      {problem}
      {!hasFailed && (
        <FigureCards
          className={dimmed}
          figures={figures}
          isLoading={isLoading}
          isStale={response.status === 'stale'}
          isBusy={data.isBusy}
        />
      )}
      {!hasFailed && shown.range === null && <div className={dimmed}>{breakdowns}</div>}
      {!hasFailed && shown.range !== null && (
        <div
          className={`grid grid-cols-1 gap-3 sm:gap-5 print:grid-cols-1 ${breakdowns ? 'lg:grid-cols-[minmax(0,1fr)_minmax(0,--spacing(86))]' : ''} ${dimmed}`}
        >
          <PartBoundary name="The chart" onRetry={LazyChartCard.preload}>
            <LoadingCard size="chart">
              <ChartCard
                {...cards}
                chartRef={chart}
                summary={data.chart}
                comparison={comparison}
                range={shown.range}
                empty={
                  <NearestRange words={connection.words} onSelect={(nearest) => change({ range: nearest, at: null })} />
                }
              />
            </LoadingCard>
          </PartBoundary>
          {breakdowns}
        </div>
      )}
      {!hasFailed && (
        <PartBoundary name="The list of rows" onRetry={RowsCard.preload}>
          <LoadingCard size="rows">
            <RowsCard
              rows={rows}
              settings={settings}
              groups={data.groups.data}
              connection={connection}
              range={range}
              state={state}
              change={change}
              onRetry={retry}
              wholeRow={wholeRow}
              download={download}
              isDownloading={csv.isRunning}
              isReported={isSameProblem(failed?.error ?? null, rows.error)}
            />
          </LoadingCard>
        </PartBoundary>
      )}
      {/* Below the rows: nothing moves. */}
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
  );
}

const commandGroup = 'Dashboard';

function useDashboardCommands(actions: { refresh: () => void; download: () => void }): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  const commands = useMemo<readonly Command[]>(
    () => [
      {
        id: 'dashboard-refresh',
        title: 'Refresh data',
        group: commandGroup,
        start: <RefreshCw />,
        keywords: ['update', 'reload', 'again'],
        onSelect: () => latest.current.refresh(),
      },
      {
        id: 'dashboard-csv',
        title: 'Download rows as CSV',
        group: commandGroup,
        start: <Download />,
        keywords: ['export', 'file', 'spreadsheet', 'save'],
        onSelect: () => latest.current.download(),
      },
    ],
    [],
  );
  usePaletteCommands(commands);
}

/** Whether two cards fail for the same reason. Messages may differ, for example by the retry time. */
function isSameProblem(one: Error | null, other: Error | null): boolean {
  if (one instanceof RequestError && other instanceof RequestError) return one.kind === other.kind;
  return one !== null && one.message === other?.message;
}

function isOnPage(target: EventTarget | null, page: HTMLElement | null): boolean {
  return target === document.body || (target instanceof Node && page?.contains(target) === true);
}

/**
 * Returns a component that renders new props in time slices. Updates from an external store, such as the response cache,
 * would otherwise render in one task.
 */
function deferred<Props extends object>(Component: ComponentType<Props>): (props: Props) => ReactNode {
  const Shown: ComponentType<Props> = memo(Component);
  return function Deferred(props: Props) {
    return <Shown {...useDeferredValue(props)} />;
  };
}

interface LoadingCardProps {
  /** The card to reserve space for. */
  size: keyof typeof heights;
  className?: string;
  children: ReactNode;
}

/** The cards' heights without data. The plot grows with the window, as in `ChartCard`. */
const heights = {
  chart:
    'min-h-[calc(clamp(--spacing(50),22vw,--spacing(85))+--spacing(28))] sm:min-h-[calc(clamp(--spacing(50),22vw,--spacing(85))+--spacing(22))]',
  rows: 'min-h-190 sm:min-h-391',
} as const;

/** Shows an empty card until the code has loaded, and in the page's first frame. */
function LoadingCard({ size, className, children }: LoadingCardProps) {
  const empty = (
    <Card className={className}>
      <CardContent className={heights[size]} />
    </Card>
  );
  return useRendersRest() ? <Suspense fallback={empty}>{children}</Suspense> : empty;
}

interface NearestRangeProps {
  words: Words;
  onSelect: (range: RangeId | CustomRange) => void;
}

/** Offers the shortest range that contains the latest row. */
function NearestRange({ words, onSelect }: NearestRangeProps) {
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
