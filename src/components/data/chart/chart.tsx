'use client';

import { ChartColumn, Table2 } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { Alert } from '../../content/alert';
import { VisuallyHidden } from '../../content/visually-hidden';
import { Button } from '../../controls/button';
import { SegmentedControl, SegmentedControlItem } from '../../controls/segmented-control';
import { cn } from '../../lib/cn';
import { loadingLabels } from '../../lib/shared-labels';
import { useControllableState } from '../../lib/use-controllable-state';
import { usePrinting } from '../../lib/use-printing';
import { useLabels } from '../../providers/labels';
import { ChartContext, useChartText } from './chart-context';
import { ChartDownloads } from './chart-downloads';
import type { ChartLabels } from './chart-labels';
import { ChartLegend } from './chart-legend';
import { type ChartData, type ChartRow, useChartModel, withLooks } from './chart-model';
import { ChartPlaceholder } from './chart-placeholder';
import { ChartTable } from './chart-table';
import { formatUpdate } from './format';
import { summaryOf } from './summary';

export type ChartStatus = 'ready' | 'empty' | 'no-match' | 'error' | 'stale';
export type ChartView = 'chart' | 'table';

export interface ChartProps<Row extends ChartRow = ChartRow, X extends string = string, Key extends string = string>
  extends Omit<ComponentProps<'figure'>, 'title'>, ChartData<Row, X, Key> {
  /** The title, which is also the accessible name of the figure and the plot. */
  title: ReactNode;
  /** Text below the title, such as the period and the time zone. */
  description?: ReactNode;
  /** A `BarChart`, `LineChart` or `DonutChart` without `data`, `x` and `series`. */
  children: ReactNode;
  /** The name of the positions, which is also the header of the table's first column. @default the key `x` */
  xLabel?: string;
  /** Whether the data is loading. Displays a skeleton of the chart's size. @default false */
  loading?: boolean;
  /**
   * The state of the data. With `stale`, the last data remains visible but dimmed.
   * @default 'empty' if there are no rows, otherwise 'ready'
   */
  status?: ChartStatus;
  /** An explanation of the status, such as the reason for an error or how to get data. */
  message?: ReactNode;
  /** The time of the last successful update, displayed with the `stale` status. */
  updatedAt?: Date;
  /** Called when the user clicks "Try again". Adds this button to the `error` and `stale` statuses. */
  onRetry?: () => void;
  /** Called when the user clicks "Clear filters". Adds this button to the `no-match` status. */
  onClearFilters?: () => void;
  /** The controlled view: the chart or its table. Use with `onViewChange`. */
  view?: ChartView;
  /** The initial view when uncontrolled. @default 'chart' */
  defaultView?: ChartView;
  /** Called when the user selects another view. */
  onViewChange?: (view: ChartView) => void;
  /** The controlled keys of the hidden series. Use with `onHiddenSeriesChange`. */
  hiddenSeries?: ReadonlySet<NoInfer<Key>>;
  /** The keys of the initially hidden series when uncontrolled. @default none */
  defaultHiddenSeries?: ReadonlySet<NoInfer<Key>>;
  /** Called with the keys of all hidden series when the user shows or hides a series in the legend. */
  onHiddenSeriesChange?: (hiddenSeries: ReadonlySet<NoInfer<Key>>) => void;
  /**
   * Whether the `stale` status displays a notice. Turn it off if the page reports such a failure only once for several
   * charts.
   * @default true
   */
  showNotice?: boolean;
  /**
   * The file name, without the extension. Adds buttons that download the chart with its title and legend as a PNG or
   * SVG picture. The table view hides these buttons.
   * @default no buttons
   */
  downloadName?: string;
  /** Called with the reason if a picture cannot be created. The chart also reports the failure to the user. */
  onDownloadError?: (reason: unknown) => void;
  /**
   * Whether the table displays totals for its rows and columns. Turn it on if the sums are meaningful.
   * @default false
   */
  showTotals?: boolean;
  /** Whether the summary is visible. Otherwise, only screen readers read it. @default false */
  showSummary?: boolean;
  /** Overrides labels in this chart. */
  labels?: Partial<ChartLabels>;
}

/** Larger tables would add pages to a printout and slow down the page. */
const maxPrintedRows = 500;
const noSeries: ReadonlySet<string> = new Set();

function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return next;
}

const views = [
  { view: 'chart', name: 'chartViewChart', Icon: ChartColumn },
  { view: 'table', name: 'chartViewTable', Icon: Table2 },
] as const;

/**
 * A container for a chart: title, legend, switch between chart and table, summary, and the states of its data. Provides
 * the data to the chart inside.
 */
export function Chart<Row extends ChartRow = ChartRow, X extends string = string, Key extends string = string>(
  props: ChartProps<Row, X, Key>,
): ReactNode;
export function Chart({
  title,
  description,
  data,
  x,
  series,
  interval,
  bucketed,
  incomplete,
  timeZoneName,
  numberFormat,
  unit,
  xLabel = x,
  loading = false,
  status: loadedStatus = data.length === 0 ? 'empty' : 'ready',
  message,
  updatedAt,
  onRetry,
  onClearFilters,
  view,
  defaultView = 'chart',
  onViewChange,
  hiddenSeries,
  defaultHiddenSeries = noSeries,
  onHiddenSeriesChange,
  showNotice = true,
  downloadName,
  onDownloadError,
  showTotals = false,
  showSummary = false,
  labels,
  className,
  children,
  ...props
}: ChartProps) {
  const id = useId();
  const [titleId, summaryId] = [`${id}-title`, `${id}-summary`];
  const [shownView, setView] = useControllableState(view, defaultView, onViewChange);
  const [hidden, setHidden] = useControllableState(hiddenSeries, defaultHiddenSeries, onHiddenSeriesChange);
  const model = useChartModel(
    { data, x, series, interval, bucketed, incomplete, timeZoneName, numberFormat, unit },
    hidden,
  );
  const text = useChartText(labels, model.format.locale);
  const label = useLabels(loadingLabels);
  const [hasFailed, setFailed] = useState(false);
  const isPrinting = usePrinting();
  const status = loading ? 'loading' : loadedStatus;
  const isStale = status === 'stale';
  const staleTitle = updatedAt
    ? text('chartStale', { time: formatUpdate(updatedAt, { locale: model.format.locale, zone: model.zone }) })
    : text('chartNotUpdated');
  const hasData = status === 'ready' || isStale;
  const absence = !hasData ? status : model.series.length === 0 ? 'hidden' : null;
  const isTable = shownView === 'table' && !absence;
  const hasLegend = series.length > 1;
  const summary = absence ? '' : summaryOf(model, text);
  const placeholder = absence && (
    <ChartPlaceholder {...{ absence, message, text, onRetry, onClearFilters }} onShowAll={() => setHidden(noSeries)} />
  );
  const context = { model, labels, placeholder, isStale, titleId, summaryId };
  const table = { model, text, xLabel, hasTotals: showTotals, titleId };

  return (
    <figure
      data-slot="chart"
      data-state={status}
      // The caption names only a figure that is its parent.
      aria-labelledby={titleId}
      aria-busy={loading || undefined}
      // Uses `block` in print, because flex items do not grow with the headers that a table repeats on each page.
      className={cn('group/chart flex min-w-0 flex-col gap-3 print:block print:space-y-3', className)}
      {...props}
    >
      <div className="@container">
        {/* A single row whose height does not depend on the number of series. In a narrow card, the legend moves to
            the next row. */}
        <div data-slot="chart-header" className={cn('flex items-start gap-2', hasLegend && '@max-lg:flex-wrap')}>
          <figcaption
            data-slot="chart-caption"
            // A one-line title is vertically centered in the row.
            className="min-h-9 min-w-0 grow basis-40 content-center wrap-anywhere"
          >
            <span id={titleId} data-slot="chart-title" className="block text-h4 text-heading">
              {title}
            </span>
            {description && <span className="block text-caption text-muted">{description}</span>}
          </figcaption>
          <div
            className={cn(
              'flex max-w-full min-w-0 items-start justify-between gap-2',
              hasLegend ? '@max-lg:contents' : 'shrink-0',
            )}
          >
            {hasLegend && (
              <ChartLegend
                name={text('chartLegend')}
                series={withLooks(series)}
                hidden={hidden}
                onToggle={(key) => setHidden((keys) => toggled(keys, key))}
              />
            )}
            <div className="ms-auto flex shrink-0 items-center gap-2">
              {downloadName !== undefined && !isTable && !absence && (
                <ChartDownloads
                  text={text}
                  fileName={downloadName}
                  onDone={(reason) => {
                    setFailed(reason !== undefined);
                    if (reason !== undefined) onDownloadError?.(reason);
                  }}
                />
              )}
              <SegmentedControl
                size="sm"
                aria-label={text('chartView')}
                value={shownView}
                onValueChange={setView}
                className="print:hidden"
              >
                {views.map(({ view: value, name, Icon }) => (
                  <SegmentedControlItem
                    key={value}
                    value={value}
                    start={<Icon />}
                    aria-label={text(name)}
                    slotProps={{ root: { title: text(name) } }}
                  />
                ))}
              </SegmentedControl>
            </div>
          </div>
        </div>
      </div>
      {isStale && showNotice && (
        <Alert
          tone="warning"
          title={staleTitle}
          actions={
            onRetry && (
              <Button variant="plain" size="sm" onClick={() => onRetry()}>
                {text('chartTryAgain')}
              </Button>
            )
          }
        >
          {message}
        </Alert>
      )}
      {hasFailed && (
        <Alert tone="error" dismissible onOpenChange={setFailed}>
          {text('chartDownloadFailed')}
        </Alert>
      )}
      <div data-slot="chart-body" className="relative flex min-w-0 grow flex-col gap-3 print:block print:space-y-3">
        <VisuallyHidden role="status">{loading && label('loading')}</VisuallyHidden>
        {isTable ? (
          <ChartTable {...table} isPrinted={isPrinting} />
        ) : (
          <ChartContext value={context}>{children}</ChartContext>
        )}
        {summary && (
          <p id={summaryId} data-slot="chart-summary" className={showSummary ? 'text-caption text-muted' : 'sr-only'}>
            {summary}
          </p>
        )}
        {isPrinting && !isTable && !absence && model.buckets.length <= maxPrintedRows && (
          <ChartTable {...table} isPrinted />
        )}
      </div>
    </figure>
  );
}
