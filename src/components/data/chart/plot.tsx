'use client';

import { bisectCenter, extent } from 'd3-array';
import { type ComponentProps, type ReactNode, useId, useMemo, useState } from 'react';
import { cn } from '../../lib/cn';
import { useDirection } from '../../providers/direction';
import { useChartContext, useChartText, useModel } from './chart-context';
import type { ChartLabels } from './chart-labels';
import type { ChartData, ChartModel, ChartRow } from './chart-model';
import { ChartNote, NoData } from './chart-note';
import { ChartTooltip } from './chart-tooltip';
import { PlotAxes } from './plot-axes';
import { type PlotSelection, usePlotCursor } from './plot-cursor';
import { type PlotLayout, plotLayout } from './plot-layout';
import { firstOption, PlotOptions } from './plot-options';
import { SeriesPattern } from './series-look';
import { summaryOf } from './summary';
import { usePlotSize } from './use-plot-size';

/** The props that every chart with axes has. */
export interface PlotChartProps<Row extends ChartRow = ChartRow, X extends string = string, Key extends string = string>
  extends
    Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'onSelect'>,
    Partial<ChartData<Row, X, Key>>,
    PlotSelection {
  /** The title of the axis of positions. */
  xLabel?: string;
  /** The title of the value axis. The unit follows in parentheses. */
  yLabel?: string;
  /** Values that the others are compared with, as horizontal lines with a name. Keep the list stable between renders. @default none */
  thresholds?: readonly ChartThreshold[];
  /** Replaces labels in this chart. */
  labels?: Partial<ChartLabels>;
}

export interface ChartThreshold {
  /** The value on the axis. */
  value: number;
  /** The name, such as "Limit". */
  label: string;
}

const noThresholds: readonly ChartThreshold[] = [];

export interface PlotProps extends PlotChartProps {
  /** The name of the component, for errors. */
  part: string;
  /** The `data-slot` of the root. */
  slot: string;
  /** The shape of the symbols in the tooltip. */
  shape: 'bar' | 'line';
  /** Whether each bucket has an area of the same width, instead of a point. */
  isBand: boolean;
  /** Whether the values of a bucket add up to a total. @default false */
  isStacked?: boolean;
  /** Returns the lowest and the highest value that the plot shows. */
  domainOf: (model: ChartModel) => readonly [number?, number?];
  /** Draws the values. The id is that of the patterns: `${id}-0` is the pattern of the first series. */
  marks: (layout: PlotLayout, model: ChartModel, id: string) => ReactNode;
}

/** Of more columns, a new strength under the pointer would take longer than a frame. */
const maxMasked = 200;

/** How far a tooltip above a point is from the pointer, and how far one beside a column reaches below the pointer. */
const abovePx = 12;
const besidePx = 24;

/** The size, axes, cursor, tooltip and semantics of a chart. The chart itself draws the values. */
export function Plot({
  part,
  slot,
  shape,
  isBand,
  isStacked = false,
  domainOf,
  marks,
  data,
  x,
  series,
  interval,
  bucketed,
  incomplete,
  timeZoneName,
  numberFormat,
  unit,
  xLabel,
  yLabel,
  value,
  defaultValue,
  onValueChange,
  onPointFocus,
  onRangeSelect,
  thresholds = noThresholds,
  labels,
  className,
  'aria-label': ariaLabel,
  'aria-labelledby': ariaLabelledby,
  'aria-describedby': ariaDescribedby,
  ...props
}: PlotProps) {
  const id = useId();
  const around = useChartContext();
  const model = useModel(part, { data, x, series, interval, bucketed, incomplete, timeZoneName, numberFormat, unit });
  const text = useChartText(labels, model.format.locale);
  const summary = useMemo(() => summaryOf(model, text), [model, text]);
  const isRtl = useDirection() === 'rtl';
  const [area, setArea] = useState<HTMLDivElement | null>(null);
  const size = usePlotSize(area);
  const { width, height } = size;
  const yTitle = yLabel && model.unit ? `${yLabel} (${model.unit})` : (yLabel ?? model.unit);
  const layout = useMemo(
    () =>
      plotLayout({
        size,
        model,
        isBand,
        domain: extent([...domainOf(model), ...thresholds.map((line) => line.value)], (end) => end),
        hasXTitle: xLabel !== undefined,
        hasYTitle: yTitle !== undefined,
      }),
    [size, model, isBand, domainOf, thresholds, xLabel, yTitle],
  );
  const drawn = useMemo(() => marks(layout, model, id), [marks, layout, model, id]);
  const { active, selected, isSelectable, tip, drag, areaProps, plotProps } = usePlotCursor({
    id,
    model,
    bucketAt: (left) => bisectCenter(layout.centers, (isRtl ? width - left : left) - layout.start),
    isRtl,
    area,
    value,
    defaultValue,
    onValueChange,
    onPointFocus,
    onRangeSelect,
  });
  const ownName = ariaLabel ?? (ariaLabelledby || around ? undefined : summary);
  const name = {
    'aria-label': ownName,
    'aria-labelledby': ownName === undefined ? (ariaLabelledby ?? around?.titleId) : undefined,
    'aria-describedby':
      [ariaDescribedby ?? around?.summaryId, thresholds.length > 0 && `${id}-thresholds`].filter(Boolean).join(' ') ||
      undefined,
  };
  const placeholder = around?.placeholder ?? (model.buckets.length === 0 && <NoData>{text('chartEmpty')}</NoData>);
  // Only columns: a line without its other points has no course.
  const hovered = tip && model.buckets.length <= maxMasked ? active : -1;
  const isMasked = isBand && (selected >= 0 || hovered >= 0);
  const fromLeft = (at: number | undefined): number => {
    const fromStart = layout.start + (at ?? 0);
    return isRtl ? width - fromStart : fromStart;
  };
  const [near, far] = isBand
    ? [fromLeft(layout.edges[active]), fromLeft(layout.edges[active + 1])]
    : [fromLeft(layout.centers[active]), fromLeft(layout.centers[active])];
  const pointerY = tip?.pointerY ?? layout.top + layout.height / 3;

  return (
    <div data-slot={slot} className={cn('flex min-w-0 flex-col gap-1 [:where(&)]:min-h-60', className)} {...props}>
      {/* The area is measured while data loads: to measure it with the data would lay out the page twice. */}
      <div
        ref={setArea}
        {...(placeholder ? {} : areaProps)}
        className={cn('relative min-h-0 grow text-micro font-normal', placeholder && 'flex flex-col *:text-body')}
      >
        {placeholder || (
          <>
            <div
              {...plotProps}
              {...name}
              data-slot="chart-plot"
              className={cn(
                'absolute inset-0',
                isSelectable && 'cursor-pointer rounded-inner',
                onRangeSelect && 'select-none',
              )}
            >
              <svg
                role="presentation"
                viewBox={`0 0 ${width} ${height}`}
                className="absolute size-full overflow-visible"
              >
                <PlotAxes {...{ layout, width, height, isRtl, yTitle }} font={size.font} xTitle={xLabel} />
                <g
                  transform={
                    isRtl
                      ? `matrix(-1 0 0 1 ${width - layout.start} ${layout.top})`
                      : `translate(${layout.start},${layout.top})`
                  }
                >
                  <Band
                    layout={layout}
                    index={isMasked ? -1 : active}
                    className="fill-hover forced-colors:fill-current forced-colors:opacity-10"
                  />
                  <Band
                    layout={layout}
                    index={selected}
                    className="fill-secondary/15 stroke-secondary forced-colors:fill-none forced-colors:stroke-[Highlight]"
                  />
                  {drag && (
                    <Band layout={layout} index={drag.from} last={drag.to} className="fill-secondary opacity-20" />
                  )}
                  <defs>
                    {isMasked && <Strength id={`${id}-strength`} {...{ layout, selected, hovered }} />}
                    {model.series.map(({ key, color }, index) => (
                      <SeriesPattern key={key} id={`${id}-${index}`} color={color} />
                    ))}
                  </defs>
                  {/* The area handles the pointer: finding it on a line of thousands of points is slow. */}
                  <g
                    aria-hidden
                    mask={isMasked ? `url(#${id}-strength)` : undefined}
                    className={cn('pointer-events-none', around?.isStale && 'opacity-60')}
                  >
                    {drawn}
                  </g>
                  <Thresholds {...{ layout, thresholds, isRtl }} />
                  {isSelectable && (
                    <PlotOptions
                      {...{ id, model, layout, text, selected }}
                      first={firstOption(active, model.buckets.length)}
                    />
                  )}
                </g>
              </svg>
            </div>
            {thresholds.length > 0 && (
              <span id={`${id}-thresholds`} className="sr-only">
                {thresholds.map((threshold) => `${threshold.label}: ${model.format.value(threshold.value)}`).join(', ')}
              </span>
            )}
            {tip && (
              <ChartTooltip
                {...{ id, model, text, shape, width, isStacked }}
                index={active}
                hint={isSelectable ? (active === selected ? 'chartClearHint' : 'chartSelectHint') : null}
                left={Math.min(near, far)}
                right={Math.max(near, far)}
                // A point of a line is too narrow for a tooltip beside it: the pointer would pass other points on its way there.
                isBeside={isBand}
                bottom={
                  isBand ? Math.max(height - pointerY - besidePx, 0) : Math.min(height - pointerY + abovePx, height)
                }
              />
            )}
          </>
        )}
      </div>
      {!placeholder && <ChartNote {...{ model, text }} />}
    </div>
  );
}

interface ThresholdsProps {
  layout: PlotLayout;
  thresholds: readonly ChartThreshold[];
  isRtl: boolean;
}

/** The lines of the thresholds with their names, which stay readable on columns and in mirrored charts. */
function Thresholds({ layout: { width, y }, thresholds, isRtl }: ThresholdsProps) {
  return (
    <g aria-hidden className="pointer-events-none text-heading forced-colors:text-[CanvasText]">
      {thresholds.map(({ value, label }) => (
        <g key={`${value} ${label}`} data-slot="chart-threshold" transform={`translate(0,${y(value)})`}>
          <path d={`M0,0H${width}`} stroke="currentColor" strokeWidth={1.5} strokeDasharray="6 3" />
          <text
            transform={isRtl ? `translate(${width},0) scale(-1,1)` : `translate(${width},0)`}
            y={-5}
            textAnchor="end"
            fill="currentColor"
            strokeWidth={3}
            paintOrder="stroke"
            unicodeBidi="plaintext"
            className="stroke-paper font-medium forced-colors:stroke-[Canvas]"
          >
            {label}
          </text>
        </g>
      ))}
    </g>
  );
}

interface StrengthProps {
  id: string;
  layout: PlotLayout;
  selected: number;
  hovered: number;
}

/** How strongly each bucket is drawn: those beside the selected one by two fifths, and those beside the hovered one by three. */
function Strength({ id, layout, selected, hovered }: StrengthProps) {
  const { width, height, edges } = layout;
  const area = { x: -width, y: -height, width: 3 * width, height: 3 * height };
  const bandOf = (index: number) => ({
    x: edges[index] ?? 0,
    y: -height,
    width: (edges[index + 1] ?? 0) - (edges[index] ?? 0),
    height: 3 * height,
  });
  return (
    <mask id={id} maskUnits="userSpaceOnUse" {...area}>
      <rect {...area} fill="white" fillOpacity={selected >= 0 ? 0.4 : 0.6} />
      {[...new Set([selected, hovered])].map(
        (index) => index >= 0 && <rect key={index} {...bandOf(index)} fill="white" />,
      )}
    </mask>
  );
}

interface BandProps {
  layout: PlotLayout;
  index: number;
  /** The bucket at the other end. @default index */
  last?: number;
  className: string;
}

/** The area of a bucket, or of all buckets between two. */
function Band({ layout: { edges, height }, index, last = index, className }: BandProps) {
  const [left, right] = [edges[Math.min(index, last)], edges[Math.max(index, last) + 1]];
  if (left === undefined || right === undefined) return null;
  return <rect x={left} width={Math.max(right - left, 1)} height={height} strokeWidth={2} className={className} />;
}
