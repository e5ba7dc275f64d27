import { type ReactNode, useMemo } from 'react';
import { BarChart, Card, CardContent, Chart, type ChartSeries, type ChartStatus } from 'waymark';
import type { Connection } from '../../data/connections/connection';
import type { Bucket, Summary } from '../../data/readings/query';
import type { DataResponse } from '../../data/readings/use-readings';
import { isLevel, levels } from '../../data/rows/reading';
import type { DashboardState } from './dashboard-search';
import { formatPeriod, levelColor, levelNames, zoneName } from './formats';
import { ProblemMessage } from './problem-message';
import type { DashboardRange } from './ranges';
import { RefreshBar } from './refresh-bar';
import type { ChangeDashboard } from './use-dashboard-state';

const series: readonly ChartSeries[] = levels.map((level) => ({
  key: level,
  label: levelNames[level],
  color: levelColor(level),
}));
const bucketNames: Readonly<Record<Bucket, string>> = { hour: 'Hour', day: 'Day', month: 'Month' };

const chartTexts = { chartEmpty: 'No readings in this range' };

export interface ChartCardProps {
  summary: DataResponse<Summary, DashboardRange>;
  connection: Connection;
  state: DashboardState;
  change: ChangeDashboard;
  onRetry: () => void;
  /** Displayed when the range has no readings. */
  empty: ReactNode;
}

/** The readings of each bucket by level. Selecting a bucket filters the grid. */
export function ChartCard({ summary, connection, state, change, onRetry, empty }: ChartCardProps) {
  const { data, query: range, error } = summary;
  const rows = useMemo(
    () =>
      data?.buckets.map(({ start, levels: { high, medium, low } }) => ({
        start: new Date(start),
        high: high.count,
        medium: medium.count,
        low: low.count,
      })) ?? [],
    [data],
  );
  return (
    <Card className="relative lg:col-span-2">
      <RefreshBar isBusy={summary.isBusy && summary.status !== 'loading'} />
      <CardContent>
        {/* The title of the figure is no heading. */}
        <h2 className="sr-only">Chart</h2>
        <Chart
          title="Readings by level"
          description={`${formatPeriod(range, 'day')}, ${zoneName(range.from)}`}
          data={rows}
          x="start"
          xLabel={bucketNames[range.bucket]}
          series={series}
          interval={range.bucket}
          bucketed
          status={statusOf(summary)}
          message={error ? <ProblemMessage error={error} connection={connection} /> : data?.count === 0 && empty}
          updatedAt={summary.fetchedAt === null ? undefined : new Date(summary.fetchedAt)}
          onRetry={onRetry}
          labels={chartTexts}
          view={state.view}
          onViewChange={(view) => change({ view })}
          hiddenSeries={state.hiddenLevels}
          onHiddenSeriesChange={(keys) => change({ hiddenLevels: keys.filter(isLevel) })}
          aria-busy={summary.isBusy || undefined}
        >
          <BarChart
            yLabel="Readings"
            value={state.at === null ? null : new Date(state.at)}
            onValueChange={(x) => change({ at: x instanceof Date ? +x : null, grid: { ...state.grid, page: 1 } })}
          />
        </Chart>
      </CardContent>
    </Card>
  );
}

function statusOf({ status, data }: DataResponse<Summary, DashboardRange>): ChartStatus {
  if (status === 'failed') return 'error';
  if (status === 'loading' || status === 'stale') return status;
  return data?.count === 0 ? 'empty' : 'ready';
}
