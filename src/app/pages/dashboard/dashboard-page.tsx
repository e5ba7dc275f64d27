import { QueryClientProvider } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { Alert, Link, useShortcut } from 'waymark';
import { pageTitle } from '../../config/page-title';
import { connectionPath, paths } from '../../config/paths';
import { queryClient } from '../../data/query-client';
import { RequestError } from '../../data/requests/request-error';
import type { Level } from '../../data/rows/reading';
import { useData } from '../../data/use-data';
import { lazyWithPreload } from '../../lib/lazy-with-preload';
import { PartBoundary } from '../../shell/part-boundary';
import type { ChartCardProps } from './chart-card';
import { DashboardHead } from './dashboard-head';
import { matchingQuery } from './dashboard-queries';
import { type DashboardState, refreshIntervals } from './dashboard-search';
import { FigureCards } from './figure-cards';
import { clearedFilters } from './filter-chips';
import { figuresOf } from './figures';
import { formatPeriod } from './formats';
import { LevelsCard } from './levels-card';
import { LoadingCard } from './loading-card';
import { NearestRange } from './nearest-range';
import type { RowsCardProps } from './rows-card';
import { useAutoRefresh } from './use-auto-refresh';
import { useCsvDownload } from './use-csv-download';
import { useDashboardCommands } from './use-dashboard-commands';
import { type DashboardData, useDashboardData } from './use-dashboard-data';
import { useDashboardState } from './use-dashboard-state';

// The chart and the grid load in parallel with the page: see src/app/router/pages.ts.
const ChartCard = lazyWithPreload<ChartCardProps>(async () => (await import('./dashboard-parts')).ChartCard);
const RowsCard = lazyWithPreload<RowsCardProps>(async () => (await import('./dashboard-parts')).RowsCard);

/** The readings of the active connection: figures, a chart, levels and rows. The address holds what the user selects. */
export function DashboardPage() {
  return (
    <QueryClientProvider client={queryClient}>
      <Dashboard />
    </QueryClientProvider>
  );
}

function Dashboard() {
  const { active: connection } = useData();
  const root = useRef<HTMLDivElement>(null);
  const [state, change] = useDashboardState();
  const data = useDashboardData(state);
  const { summary, previous, rows, refresh } = data;
  const shown = summary.query;
  const figures = useMemo(
    () => figuresOf(summary.data, previous, shown.elapsed.to),
    [summary.data, previous, shown.elapsed.to],
  );
  const csv = useCsvDownload(connection, matchingQuery(data.range, state.at, state.grid));
  const retry = (): void => void refresh();
  const download = (): void => void csv.start();
  useAutoRefresh(refreshIntervals[state.every], retry);
  useDashboardCommands({ refresh: retry, download });

  const levels = state.grid.filters.level ?? [];
  const isFiltered = state.at !== null || levels.length > 0;
  useShortcut('escape', () => change(clearedFilters(state)), {
    // Layers are outside of the page, and clear nothing when they close.
    enabled: ({ target }) => isFiltered && isOnPage(target, root.current),
  });

  const comparison = comparisonOf(data, state.compare);
  const period = formatPeriod(shown.elapsed, shown.bucket);
  const isLoading = summary.status === 'loading';
  return (
    <div ref={root} className="grid grid-cols-1 gap-5">
      <title>{pageTitle(paths.dashboard)}</title>
      <DashboardHead
        state={state}
        change={change}
        connection={connection}
        periods={comparison === null ? period : `${period}, ${comparison.clause}`}
        response={summary}
        refresh={refresh}
        download={download}
        isDownloading={csv.isRunning}
      />
      {summary.notice !== null && (
        <Alert tone="warning" title="Some rows are missing">
          {summary.notice} <Link href={connectionPath(connection.id)}>Change the mapping</Link>
        </Alert>
      )}
      <FigureCards
        figures={figures}
        comparison={comparison && (summary.status === 'failed' ? 'Not available' : comparison.caption)}
        isLoading={isLoading}
        isStale={summary.status === 'stale'}
        isBusy={summary.isBusy}
      />
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-3 print:grid-cols-1">
        <PartBoundary name="The chart" onRetry={ChartCard.preload}>
          <LoadingCard size="chart" className="lg:col-span-2">
            <ChartCard
              summary={summary}
              connection={connection}
              state={state}
              change={change}
              onRetry={retry}
              empty={<NearestRange onSelect={(range) => change({ range, at: null })} />}
            />
          </LoadingCard>
        </PartBoundary>
        <LevelsCard
          summary={summary.data}
          isLoading={isLoading}
          selected={levels}
          onSelect={(level) => change(withOnlyLevel(state, level))}
        />
      </div>
      <PartBoundary name="The list of readings" onRetry={RowsCard.preload}>
        <LoadingCard size="rows">
          <RowsCard
            rows={rows}
            levelCounts={data.levelCounts}
            connection={connection}
            range={data.range}
            state={state}
            change={change}
            onRetry={retry}
            isReported={isSameProblem(summary.error, rows.error)}
          />
        </LoadingCard>
      </PartBoundary>
    </div>
  );
}

interface Comparison {
  /** Continues the period in the head of the page. */
  clause: string;
  /** The caption of a figure. */
  caption: string;
}

/** Says what the figures are compared with; null without a comparison. */
function comparisonOf({ summary, isPreviousPartial }: DashboardData, isCompared: boolean): Comparison | null {
  if (!isCompared) return null;
  if (isPreviousPartial) {
    return { clause: 'not compared: the data begins later', caption: 'Not compared: the data begins later' };
  }
  const period = formatPeriod(summary.query.previous, summary.query.bucket);
  return { clause: `compared with ${period}`, caption: `Compared with ${period}` };
}

/** Whether two cards fail for the same reason. Their messages may differ, for example by the time of the next attempt. */
function isSameProblem(one: Error | null, other: Error | null): boolean {
  if (one instanceof RequestError && other instanceof RequestError) return one.kind === other.kind;
  return one !== null && one.message === other?.message;
}

/** Selects a level, or none when it is the only one. */
function withOnlyLevel({ grid }: DashboardState, level: Level): Partial<DashboardState> {
  const { level: selected = [] } = grid.filters;
  const isOnly = selected.length === 1 && selected[0] === level;
  return { grid: { ...grid, filters: isOnly ? {} : { level: [level] }, page: 1 } };
}

function isOnPage(target: EventTarget | null, page: HTMLElement | null): boolean {
  return target === document.body || (target instanceof Node && page?.contains(target) === true);
}
