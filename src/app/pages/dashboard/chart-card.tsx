import { type ReactNode, useMemo } from 'react';
import { BarChart, Card, CardContent, Chart, type ChartSeries, type ChartStatus, LineChart } from 'waymark';
import type { Connection } from '../../data/connections/connection';
import { amountOf, type Bucket, type Measure, type Summary } from '../../data/rows/query';
import type { DataResponse } from '../../data/readings/use-rows';
import { locale } from '../../lib/formats';
import type { DashboardState } from './dashboard-search';
import { expectedGroups, formatPeriod, groupColors, groupName, measureName, titleOf, zoneName } from './formats';
import { ProblemMessage } from './problem-message';
import { bucketEnd, customRangeOf, type DashboardRange } from './ranges';
import type { ChangeDashboard } from './use-dashboard-state';

const bucketNames: Readonly<Record<Bucket, string>> = { hour: 'Hour', day: 'Day', month: 'Month' };

/** Only amounts that add up can be stacked. */
const isStacked = (measure: Measure): boolean => measure === 'count' || measure === 'sum';

export interface ChartCardProps {
  summary: DataResponse<Summary, unknown>;
  range: DashboardRange;
  connection: Connection;
  /** The state that `summary` belongs to. */
  measure: Measure;
  state: DashboardState;
  change: ChangeDashboard;
  onRetry: () => void;
  /** Displayed when the range has no rows. */
  empty: ReactNode;
}

/** A measure of each bucket by group. Selecting a bucket filters the other cards. */
export function ChartCard(props: ChartCardProps) {
  const { summary, range, connection, measure, state, change, onRetry, empty } = props;
  const { data, error } = summary;
  const { words, groupLevels } = connection;
  const hasGroups = connection.roles.group !== null;
  const series = useMemo((): readonly ChartSeries[] => {
    // The legend has its place before the first response.
    const groups = data?.groups ?? (hasGroups ? expectedGroups({ groupLevels }) : []);
    if (groups.length === 0) return [{ key: 'all', label: measureName(measure, words) }];
    const colors = groupColors(groups, groupLevels);
    return groups.map(({ key }, index) => ({
      key: seriesKey(key),
      label: groupName(key, { groupLevels }),
      ...(colors[index] ? { color: colors[index] } : {}),
    }));
  }, [data, words, groupLevels, measure, hasGroups]);
  const rows = useMemo(
    () =>
      data?.buckets.map((bucket) => {
        const amounts = bucket.groups.length === 0 ? [bucket] : bucket.groups;
        const values = amounts.map((one, index) => [series[index]?.key ?? '', amountOf(one, measure)] as const);
        return { ...Object.fromEntries(values), start: new Date(bucket.start) };
      }) ?? [],
    [data, series, measure],
  );
  const selection = {
    yLabel: measureName(measure, words),
    value: state.at === null ? null : new Date(state.at),
    onRangeSelect: (from: unknown, to: unknown) => {
      if (!(from instanceof Date) || !(to instanceof Date)) return;
      const end = bucketEnd(+to, range.bucket);
      change({ range: customRangeOf(+from, end), at: null, grid: { ...state.grid, page: 1 } });
    },
    onValueChange: (x: unknown) => change({ at: x instanceof Date ? +x : null, grid: { ...state.grid, page: 1 } }),
  };
  const column = connection.columns.find(({ pointer }) => pointer === connection.roles.value);
  const unit = measure !== 'count' && column?.format?.style === 'unit' ? column.format.unit : undefined;
  return (
    <Card className={hasGroups ? 'lg:col-span-2' : 'lg:col-span-3'}>
      <CardContent>
        {/* The title of the figure is no heading. */}
        <h2 className="sr-only">Chart</h2>
        <Chart
          title={hasGroups ? titleOf(connection, 'group', measure) : measureName(measure, words)}
          description={`${formatPeriod(range, 'day')}, ${zoneName(range.from)}`}
          data={rows}
          x="start"
          xLabel={bucketNames[range.bucket]}
          series={series}
          interval={range.bucket}
          bucketed
          unit={unit}
          locale={locale ?? navigator.language}
          status={statusOf(summary)}
          message={error ? <ProblemMessage error={error} connection={connection} /> : data?.count === 0 && empty}
          updatedAt={summary.fetchedAt === null ? undefined : new Date(summary.fetchedAt)}
          onRetry={onRetry}
          labels={{ chartEmpty: `No ${words.plural} in this range` }}
          view={state.view}
          onViewChange={(view) => change({ view })}
          hiddenSeries={state.hiddenGroups}
          onHiddenSeriesChange={(hiddenGroups) => change({ hiddenGroups })}
          aria-busy={summary.isBusy || undefined}
        >
          {isStacked(measure) ? <BarChart {...selection} /> : <LineChart {...selection} />}
        </Chart>
      </CardContent>
    </Card>
  );
}

/** A key that no position has: a group may be called “start”. */
const seriesKey = (group: string | null): string => (group === null ? 'others' : `group ${group}`);

function statusOf({ status, data }: DataResponse<Summary, unknown>): ChartStatus {
  if (status === 'failed') return 'error';
  if (status === 'loading' || status === 'stale') return status;
  return data?.count === 0 ? 'empty' : 'ready';
}
