import { type ReactNode, useMemo } from 'react';
import { BarChart, Card, CardContent, Chart, type ChartSeries, type ChartStatus, LineChart } from 'waymark';
import { amountsBySeries, hasSparseSeries, seriesOf } from '../../../data/figures';
import { addsUp, amountOf, type Bucket, type Summary } from '../../../../rows/query';
import type { DataResponse } from '../../../data/hooks';
import { measureName } from '../../../lib/formats';
import { amountOptions, expectedGroups, formatPeriod, zoneName } from '../../../data/value-formats';
import { bucketEnd, customRangeOf, type DashboardRange } from '../../../../rows/ranges';
import { useDashboard } from '../state/use-dashboard-data';

const bucketNames: Readonly<Record<Bucket, string>> = { hour: 'Hour', day: 'Day', month: 'Month', year: 'Year' };

/**
 * The measure by bucket and group, with the previous period. Selecting a bucket filters the other cards.
 * @param empty what to show if there are no rows
 */
export function ChartCard({ range, empty }: { range: DashboardRange; empty: ReactNode }) {
  const { chart: summary, comparison, connection, shown, state, change, chartRef } = useDashboard();
  const { measure } = shown.state;
  const { data, status } = summary;
  const { words } = connection;
  const hasGroups = connection.roles.group !== null;
  const before = comparison.summary?.buckets;
  // The legend includes the previous period even while it loads or the chart is empty, so that nothing moves.
  const isCompared =
    comparison.status === 'ready' || comparison.status === 'loading' || (comparison.status === 'failed' && !data);
  const previousName = formatPeriod(range.previous, range.bucket, 'short');
  const series = useMemo((): readonly ChartSeries[] => {
    // The legend is displayed even before the first response.
    const groups = data?.groups ?? (hasGroups ? expectedGroups(connection) : []);
    return [
      ...seriesOf(groups, connection, measure),
      ...(isCompared ? [{ key: beforeKey, label: previousName, reference: true }] : []),
    ];
  }, [data, connection, measure, hasGroups, isCompared, previousName]);
  const rows = useMemo(
    () =>
      data?.buckets.map((bucket, position) => {
        // Buckets are compared by position. There may be fewer in the previous period.
        const same = before?.[position];
        return {
          ...amountsBySeries(bucket, series, measure),
          [beforeKey]: same ? amountOf(same, measure) : null,
          start: new Date(bucket.start),
        };
      }) ?? [],
    [data, series, measure, before],
  );
  const { elapsed } = range;
  const running = data?.buckets.find(({ start, end }) => start <= elapsed.to && elapsed.to < Math.min(end, range.to));
  const selection = {
    className: 'grow min-h-[clamp(--spacing(50),22vw,--spacing(85))]',
    value: state.at === null ? null : new Date(state.at),
    onRangeSelect: (from: unknown, to: unknown) => {
      if (!(from instanceof Date) || !(to instanceof Date)) return;
      const end = bucketEnd(+to, range.bucket);
      change({ range: customRangeOf(+from, end), at: null, grid: { ...state.grid, page: 1 } });
    },
    onValueChange: (x: unknown) => change({ at: x instanceof Date ? +x : null, grid: { ...state.grid, page: 1 } }),
  };
  const column = connection.columns.find(({ pointer }) => pointer === connection.roles.value);
  const hiddenSeries = useMemo(() => new Set(state.hiddenSeries), [state.hiddenSeries]);
  const numberFormat = useMemo(() => amountOptions(connection, measure), [connection, measure]);
  const unit = measure !== 'count' && column?.format?.style === 'unit' ? column.format.unit : undefined;
  return (
    <Card>
      <CardContent className="max-sm:p-4">
        {/* The title of the chart is not a heading. */}
        <h2 className="sr-only">Chart</h2>
        <Chart
          ref={chartRef}
          title={`${measureName(measure, words)} by ${range.bucket}`}
          timeZoneName={zoneName(range.from)}
          data={rows}
          x="start"
          xLabel={bucketNames[range.bucket]}
          series={series}
          interval={range.bucket}
          bucketed
          incomplete={running && new Date(running.start)}
          numberFormat={numberFormat}
          unit={unit}
          loading={status === 'loading'}
          status={statusOf(summary)}
          message={data?.count === 0 && empty}
          // The page itself reports a failure.
          showNotice={false}
          showTotals={addsUp(measure)}
          labels={{
            chartEmpty: status === 'failed' ? 'Not available' : `No ${words.plural} in this range`,
            chartSelectHint: 'Click to filter',
          }}
          view={state.view}
          onViewChange={(view) => change({ view })}
          hiddenSeries={hiddenSeries}
          onHiddenSeriesChange={(hidden) => change({ hiddenSeries: [...hidden] })}
          aria-busy={summary.isBusy || undefined}
          className="h-full print:h-auto"
        >
          {addsUp(measure) ? (
            <BarChart {...selection} />
          ) : (
            <LineChart {...selection} connectNulls={data !== undefined && hasSparseSeries(data)} />
          )}
        </Chart>
      </CardContent>
    </Card>
  );
}

const beforeKey = 'before';

function statusOf({ status, data }: DataResponse<Summary, unknown>): ChartStatus {
  if (status === 'failed') return 'empty';
  if (status === 'stale') return status;
  return data?.count === 0 ? 'empty' : 'ready';
}
