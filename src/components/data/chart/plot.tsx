'use client';

import { bisectCenter, extent } from 'd3-array';
import { type ComponentProps, type ReactNode, useId, useMemo, useState } from 'react';
import { cn } from '../../lib/cn';
import { usePrinting } from '../../lib/use-printing';
import { useDirection } from '../../providers/direction';
import { useChartContext, useChartText, useModel } from './chart-context';
import type { ChartLabels } from './chart-labels';
import type { ChartData, ChartModel, ChartRow } from './chart-model';
import { useGroupCursor } from './chart-group';
import { ChartNote, NoData } from './chart-note';
import { ChartTooltip } from './chart-tooltip';
import { PlotAxes } from './plot-axes';
import { Band, Strength } from './plot-bands';
import { type PlotSelection, usePlotCursor } from './plot-cursor';
import type { ChartX } from './intervals';
import { type PlotLayout, plotLayout, sideOf, valuesOn } from './plot-layout';
import { type ChartAnnotation, type ChartThreshold, describeMarks, PlotMarks } from './plot-marks';
import { firstOption, PlotOptions } from './plot-options';
import type { ChartAxis } from './scale';
import { SeriesPattern } from './series-look';
import { summaryOf } from './summary';
import { usePlotSize } from './use-plot-size';
import { usePlotWarnings } from './use-plot-warnings';
import { bucketsIn, type PlotZoom, useZoom } from './zoom';
import { ZoomButtons } from './zoom-buttons';

/** A plot on A4 paper in a card has about this width in pixels. */
const paperWidth = 640;

/** The props of all charts with axes. */
export interface PlotChartProps<Row extends ChartRow = ChartRow, X extends string = string, Key extends string = string>
  extends
    Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'onSelect'>,
    Partial<ChartData<Row, X, Key>>,
    PlotSelection,
    PlotZoom,
    ChartAxis {
  /** The title of the axis for the positions. */
  xLabel?: string;
  /** The title of the axis for the values, followed by the unit in parentheses. */
  yLabel?: string;
  /**
   * The limits, ticks and title of the second value axis, which series with `axis: 'end'` use. Keep the object stable
   * between renders.
   */
  endAxis?: ChartEndAxis;
  /**
   * Values to compare the data with, drawn as named lines. Keep the array stable between renders.
   * @default none
   */
  thresholds?: readonly ChartThreshold[];
  /** Named events and periods on the position axis. Keep the array stable between renders. @default none */
  annotations?: readonly ChartAnnotation[];
  /** Overrides labels in this chart. */
  labels?: Partial<ChartLabels>;
}

export interface ChartEndAxis extends ChartAxis {
  /** The title of the axis, followed by the unit in parentheses. */
  title?: string;
}

const noThresholds: readonly ChartThreshold[] = [];
const noAnnotations: readonly ChartAnnotation[] = [];

export interface PlotProps extends PlotChartProps {
  /** The name of the component, used in errors. */
  part: string;
  /** The `data-slot` of the root. */
  slot: string;
  /** The shape of the symbols in the tooltip. */
  shape: 'bar' | 'line' | 'point';
  /** Whether each bucket is an area of equal width instead of a point. */
  isBand: boolean;
  /** Whether the positions run from top to bottom, and the values along the text direction. @default false */
  isHorizontal?: boolean;
  /**
   * Returns the bucket at a point of the plot, for points that share a position.
   * @default the bucket with the nearest position
   */
  nearest?: (layout: PlotLayout, model: ChartModel, x: number, y: number) => number;
  /** Whether the values of a bucket add up to a total. @default false */
  isStacked?: boolean;
  /** Returns the lowest and highest values that the plot displays. */
  domainOf: (model: ChartModel) => readonly [number?, number?];
  /** Draws the values. The id identifies the patterns: `${id}-0` is the pattern of the first series. */
  marks: (layout: PlotLayout, model: ChartModel, id: string) => ReactNode;
}

/** If there were more columns, redrawing them to highlight the hovered one would take longer than a frame. */
const maxMasked = 200;

/**
 * The distance from the pointer to a tooltip above a point, and how far a tooltip beside a column extends below the
 * pointer.
 */
const abovePx = 12;
const besidePx = 24;

/** Provides the size, axes, cursor, tooltip and semantics of a chart. Each chart draws its values itself. */
export function Plot({
  part,
  slot,
  shape,
  isBand,
  isHorizontal = false,
  isStacked = false,
  nearest,
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
  zoom,
  defaultZoom,
  onZoomChange,
  min,
  max,
  ticks,
  scale,
  endAxis,
  thresholds = noThresholds,
  annotations = noAnnotations,
  labels,
  className,
  'aria-label': ariaLabel,
  'aria-labelledby': ariaLabelledby,
  'aria-describedby': ariaDescribedby,
  ...props
}: PlotProps) {
  const id = useId();
  const around = useChartContext();
  const whole = useModel(part, { data, x, series, interval, bucketed, incomplete, timeZoneName, numberFormat, unit });
  const {
    isZoomable,
    isZoomed,
    shown: model,
    zoomTo,
    zoomIn,
    undo,
  } = useZoom({ zoom, defaultZoom, onZoomChange }, whole);
  const text = useChartText(labels, model.format.locale);
  const summary = useMemo(() => summaryOf(whole, text), [whole, text]);
  const isRtl = useDirection() === 'rtl';
  const [area, setArea] = useState<HTMLDivElement | null>(null);
  const measured = usePlotSize(area);
  const isPrinting = usePrinting();
  // Paper is not measured, and scales the SVG to its width: texts laid out for a wide window would be too small to read.
  const size = useMemo(
    () => (isPrinting ? { ...measured, width: Math.min(measured.width, paperWidth) } : measured),
    [measured, isPrinting],
  );
  const { width, height } = size;
  const axis = useMemo(() => ({ min, max, ticks, scale }), [min, max, ticks, scale]);
  usePlotWarnings(part, { area, series: model.series, axis, endAxis });
  const yTitle = titled(yLabel, model.unit);
  const [topTitle, bottomTitle] = isHorizontal ? [xLabel, yTitle] : [yTitle, xLabel];
  const endSeries = model.series.find((one) => sideOf(one) === 'end');
  const hasEnd = endSeries !== undefined && !isHorizontal;
  const endTitle = hasEnd ? titled(endAxis?.title, endSeries.unit) : undefined;
  const layout = useMemo(() => {
    const endValues = valuesOn(model, 'end');
    const values = [...domainOf(model), ...thresholds.map((line) => line.value), ...(hasEnd ? [] : endValues)];
    return plotLayout({
      size,
      model,
      isBand,
      isHorizontal,
      axis,
      endAxis,
      domain: extent(values, (end) => end),
      endDomain: hasEnd ? extent(endValues) : undefined,
      hasTopTitle: topTitle !== undefined || endTitle !== undefined,
      hasBottomTitle: bottomTitle !== undefined,
    });
  }, [size, model, isBand, isHorizontal, axis, endAxis, domainOf, thresholds, hasEnd, topTitle, endTitle, bottomTitle]);
  const drawn = useMemo(() => marks(layout, model, id), [marks, layout, model, id]);
  const cursor = usePlotCursor({
    id,
    model,
    bucketAt: (left, top) => {
      const along = (isRtl ? width - left : left) - layout.start;
      const down = top - layout.top;
      return nearest ? nearest(layout, model, along, down) : bisectCenter(layout.centers, isHorizontal ? down : along);
    },
    isRtl,
    isColumn: isHorizontal,
    area,
    value,
    defaultValue,
    onValueChange,
    onPointFocus,
    onOtherKey: (key, index) => {
      if (!isZoomable) return undefined;
      if (key === '+' || key === '=') return zoomIn(index);
      return key === '-' ? undo() : undefined;
    },
    onRangeSelect:
      isZoomable || onRangeSelect
        ? (from, to) => {
            if (isZoomable) zoomTo(bucketsIn(model.buckets, [from, to]));
            onRangeSelect?.(from, to);
          }
        : undefined,
  });
  const { selected, isSelectable, drag, areaProps, plotProps } = cursor;
  const groupX = useGroupCursor(id, cursor.tip ? (model.buckets[cursor.active]?.x ?? null) : null);
  const synced = cursor.tip || groupX === null ? -1 : bucketNear(layout, groupX);
  const active = synced >= 0 ? synced : cursor.active;
  const tip = synced >= 0 ? { pointerX: null, pointerY: null } : cursor.tip;
  const described = describeMarks(thresholds, annotations, model, text);
  const ownName = ariaLabel ?? (ariaLabelledby || around ? undefined : summary);
  const name = {
    'aria-label': ownName,
    'aria-labelledby': ownName === undefined ? (ariaLabelledby ?? around?.titleId) : undefined,
    'aria-describedby':
      [ariaDescribedby ?? around?.summaryId, described !== '' && `${id}-marks`].filter(Boolean).join(' ') || undefined,
  };
  const placeholder = around?.placeholder ?? (model.buckets.length === 0 && <NoData>{text('chartEmpty')}</NoData>);
  // Only columns are dimmed, because a line whose other points are dimmed would not show a trend.
  const hovered = tip && model.buckets.length <= maxMasked ? active : -1;
  const isMasked = isBand && (selected >= 0 || hovered >= 0);
  const fromLeft = (at: number | undefined): number => {
    const fromStart = layout.start + (at ?? 0);
    return isRtl ? width - fromStart : fromStart;
  };
  /** Places the tooltip beside a column or above a point. */
  const besideColumn = () => {
    const [near, far] = isBand
      ? [fromLeft(layout.edges[active]), fromLeft(layout.edges[active + 1])]
      : [fromLeft(layout.centers[active]), fromLeft(layout.centers[active])];
    const pointerY = tip?.pointerY ?? layout.top + layout.height / 3;
    return {
      left: Math.min(near, far),
      right: Math.max(near, far),
      // A point on a line is too narrow for a tooltip beside it: the pointer would pass other points on its way to the
      // tooltip.
      isBeside: isBand,
      bottom: isBand ? Math.max(height - pointerY - besidePx, 0) : Math.min(height - pointerY + abovePx, height),
    };
  };
  /** Places the tooltip directly below the row, or directly above it in the lower half. */
  const besideRow = () => {
    const left = tip?.pointerX ?? fromLeft(layout.height / 3);
    const [above = 0, below = 0] = layout.edges.slice(active, active + 2).map((edge) => layout.top + edge);
    return {
      left,
      right: left,
      isBeside: false,
      ...(above + below < height ? { top: below } : { bottom: height - above }),
    };
  };
  // Memoized so that it is not recomputed while the pointer moves.
  const outOfLog = useMemo(() => {
    const { start, end } = layout.scales;
    return [
      ...valuesOn(model, 'start').filter((one) => !start.has(one)),
      ...valuesOn(model, 'end').filter((one) => !end.has(one)),
    ].length;
  }, [model, layout]);
  const isLimited = layout.scales.start.isLimited || layout.scales.end.isLimited;

  return (
    <div data-slot={slot} className={cn('flex min-w-0 grow flex-col gap-1 [:where(&)]:min-h-60', className)} {...props}>
      {isZoomable && !placeholder && (
        <ZoomButtons {...{ model, text, isZoomed }} onZoomIn={() => zoomIn(cursor.active)} onUndo={undo} />
      )}
      {/* The area is measured while the data loads; measuring it later would lay out the page twice. */}
      <div
        ref={setArea}
        {...(placeholder ? {} : areaProps)}
        className={cn('relative min-h-0 grow text-micro font-normal', placeholder && 'flex flex-col *:text-body')}
        style={isPrinting ? { minHeight: height } : undefined}
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
                (isZoomable || onRangeSelect) && 'select-none',
              )}
            >
              <svg
                role="presentation"
                viewBox={`0 0 ${width} ${height}`}
                className="absolute size-full overflow-visible"
              >
                <PlotAxes {...{ layout, width, height, isRtl, topTitle, endTitle, bottomTitle }} font={size.font} />
                <g transform={transformOf(layout, width, isRtl)}>
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
                    {isLimited && (
                      <clipPath id={`${id}-limits`}>
                        <rect x={-layout.width} y={-1} width={3 * layout.width} height={layout.height + 2} />
                      </clipPath>
                    )}
                    {model.series.map(({ key, look }, index) => (
                      <SeriesPattern key={key} id={`${id}-${index}`} look={look} />
                    ))}
                  </defs>
                  {/* The area handles the pointer, because hit testing a line with thousands of points is slow. */}
                  <g
                    aria-hidden
                    mask={isMasked ? `url(#${id}-strength)` : undefined}
                    clipPath={isLimited ? `url(#${id}-limits)` : undefined}
                    className={cn('pointer-events-none', around?.isStale && 'opacity-60')}
                  >
                    {drawn}
                  </g>
                  <PlotMarks {...{ layout, isRtl, thresholds, annotations }} font={size.font} />
                  {isSelectable && (
                    <PlotOptions
                      {...{ id, model, layout, text, selected }}
                      first={firstOption(active, model.buckets.length)}
                    />
                  )}
                </g>
              </svg>
            </div>
            {described && (
              <span id={`${id}-marks`} className="sr-only">
                {described}
              </span>
            )}
            {tip && (
              <ChartTooltip
                {...{ id, model, text, shape, width, isStacked }}
                index={active}
                hint={isSelectable ? (active === selected ? 'chartClearHint' : 'chartSelectHint') : null}
                {...(isHorizontal ? besideRow() : besideColumn())}
              />
            )}
          </>
        )}
      </div>
      {!placeholder && <ChartNote {...{ model, text, outOfLog }} />}
    </div>
  );
}

/** Returns the title of an axis with its unit. */
const titled = (title: string | undefined, unit: string | undefined): string | undefined =>
  title && unit ? `${title} (${unit})` : (title ?? unit);

/** Returns the transform that positions the marks and mirrors or rotates them. */
function transformOf({ start, top, height, isHorizontal }: PlotLayout, width: number, isRtl: boolean): string {
  if (isHorizontal) {
    return isRtl ? `matrix(0 1 1 0 ${width - start - height} ${top})` : `matrix(0 1 -1 0 ${start + height} ${top})`;
  }
  return isRtl ? `matrix(-1 0 0 1 ${width - start} ${top})` : `translate(${start},${top})`;
}

/** Returns the bucket at the cursor of another chart, or -1 if the cursor's position is outside this chart. */
function bucketNear({ placeOf, centers, width }: PlotLayout, x: ChartX): number {
  const [from, to] = placeOf(x);
  const center = (from + to) / 2;
  return center >= 0 && center <= width ? bisectCenter(centers, center) : -1;
}
