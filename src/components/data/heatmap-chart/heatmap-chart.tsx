'use client';

import { type ComponentProps, type ReactNode, useId, useMemo, useState } from 'react';
import { cn } from '../../lib/cn';
import { useDirection } from '../../providers/direction';
import type { ChartData, ChartLabels, ChartRow, ChartSeriesColor, ChartX } from '../chart';
import {
  bucketText,
  ChartNote,
  ChartTooltip,
  isSameX,
  lookOf,
  NoData,
  type OwnDataOrNone,
  PlotAxes,
  type PlotLayout,
  plotLayout,
  rowTicks,
  shortened,
  summaryOf,
  useChartContext,
  useChartText,
  useModel,
  usePlotCursor,
  usePlotSize,
  usePlotWarnings,
  widthOf,
} from '../chart/internal';
import { type Cell, cellsOf, steps } from './cells';

/** A cell of a heatmap. */
export interface HeatmapCell {
  /** The position. */
  x: ChartX;
  /** The key of the series. */
  key: string;
}

export interface HeatmapChartProps<
  Row extends ChartRow = ChartRow,
  X extends string = string,
  Key extends string = string,
>
  extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'onSelect'>, Partial<ChartData<Row, X, Key>> {
  /** The color of the highest value; lower values are paler. @default 'series-1' */
  color?: ChartSeriesColor;
  /** The value with the palest color. @default the lowest value */
  min?: number;
  /** The value with the strongest color. @default the highest value */
  max?: number;
  /** The selected cell, or `null`. Makes the cells selectable. Use with `onValueChange`. */
  value?: HeatmapCell | null;
  /** The initially selected cell when uncontrolled. Makes the cells selectable. @default null */
  defaultValue?: HeatmapCell | null;
  /** Called when the user selects a cell or clears the selection. Makes the cells selectable. */
  onValueChange?: (value: HeatmapCell | null) => void;
  /** Overrides labels in this chart. */
  labels?: Partial<ChartLabels>;
}

/** The maximum fraction of the width for the names of the rows. */
const maxNames = 0.35;
const gapPx = 1;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

function boxIn({ edges }: Pick<PlotLayout, 'edges'>, rowHeight: number, { column, row }: Cell): Box {
  const [left = 0, right = 0] = edges.slice(column, column + 2);
  return {
    x: left + gapPx / 2,
    y: row * rowHeight + gapPx / 2,
    width: Math.max(right - left - gapPx, 0.5),
    height: Math.max(rowHeight - gapPx, 0.5),
  };
}

/** Returns the color strength for a step. */
const strengthOf = (step: number): number => (step + 0.5) / (steps + 0.5);

/**
 * Displays values by two categories, such as requests by hour and day, as colored cells in a column for each position
 * and a row for each series. Inside a `Chart`, it uses the data of the `Chart`. `ref`, `className` and other props
 * apply to the root element; accessible names apply to the plot.
 */
export function HeatmapChart<Row extends ChartRow = ChartRow, X extends string = string, Key extends string = string>(
  props: HeatmapChartProps<Row, X, Key> & OwnDataOrNone<HeatmapChartProps<Row, X, Key>>,
): ReactNode;
export function HeatmapChart({
  data,
  x,
  series,
  interval,
  bucketed,
  incomplete,
  timeZoneName,
  numberFormat,
  unit,
  color = 'series-1',
  min,
  max,
  value,
  defaultValue,
  onValueChange,
  labels,
  className,
  'aria-label': ariaLabel,
  'aria-labelledby': ariaLabelledby,
  'aria-describedby': ariaDescribedby,
  ...props
}: HeatmapChartProps) {
  const id = useId();
  const around = useChartContext();
  const part = 'HeatmapChart';
  const model = useModel(part, { data, x, series, interval, bucketed, incomplete, timeZoneName, numberFormat, unit });
  const { format } = model;
  const rows = model.series;
  const text = useChartText(labels, format.locale);
  const isRtl = useDirection() === 'rtl';
  const [area, setArea] = useState<HTMLDivElement | null>(null);
  const size = usePlotSize(area);
  const { width, height, font } = size;
  const look = useMemo(() => lookOf(color), [color]);
  const limits = useMemo(() => ({ min, max }), [min, max]);
  const colored = useMemo(() => rows.slice(0, 1).map((one) => ({ ...one, look })), [rows, look]);
  usePlotWarnings(part, { area, series: colored, axis: limits });
  const { cells, low, high } = useMemo(() => cellsOf(model, min, max), [model, min, max]);
  const cellModel = useMemo(
    () => ({ ...model, buckets: cells.map((cell) => ({ ...cell, x: cell.index })), series: rows.slice(0, 1) }),
    [model, cells, rows],
  );
  const layout = useMemo(() => {
    const names = shortened(
      rows.map(({ label }) => label),
      size.width * maxNames,
      size.font,
    );
    const start = widthOf(names, size.font) + size.font;
    const base = { model, isBand: true, domain: [0, 1] as const, hasTopTitle: false, hasBottomTitle: false };
    const plot = plotLayout({ ...base, size, start });
    const centers = rows.map((_, row) => ((row + 0.5) * plot.height) / rows.length);
    return { ...plot, yTicks: [], rowTicks: rowTicks(names, centers, plot.height, size.font) };
  }, [model, rows, size]);
  const columns = model.buckets.length;
  const rowHeight = layout.height / Math.max(rows.length, 1);
  const indexOf = (cell: HeatmapCell): number =>
    cells.findIndex((one) => isSameX(one.x, cell.x) && rows[one.row]?.key === cell.key);
  const cellOf = (index: ChartX | null): HeatmapCell | null => {
    const cell = cells[Number(index)];
    return index === null || !cell ? null : { x: cell.x, key: rows[cell.row]?.key ?? '' };
  };
  const { active, selected, isSelectable, tip, areaProps, plotProps } = usePlotCursor({
    id,
    model: cellModel,
    columns,
    bucketAt: (left, top) => {
      const [along, down] = [(isRtl ? width - left : left) - layout.start, top - layout.top];
      if (along < 0 || along >= layout.width || down < 0 || down >= layout.height) return -1;
      return Math.floor(down / rowHeight) * columns + Math.floor((along / layout.width) * columns);
    },
    isRtl,
    area,
    value: value && indexOf(value),
    defaultValue: defaultValue && indexOf(defaultValue),
    onValueChange: onValueChange && ((index) => onValueChange(cellOf(index))),
  });
  // Memoized so that moving the pointer does not redraw hundreds of cells.
  const drawn = useMemo(
    () =>
      cells.map((cell) => (
        <rect
          key={cell.index}
          {...boxIn(layout, rowHeight, cell)}
          rx={2}
          data-slot="heatmap-chart-cell"
          fill={cell.step > 0 ? 'currentColor' : 'none'}
          fillOpacity={strengthOf(cell.step)}
        />
      )),
    [cells, layout, rowHeight],
  );
  const boxOf = (cell: Cell): Box => boxIn(layout, rowHeight, cell);
  /** Returns a cell as the only bucket of its series. */
  const alone = (cell: Cell) => {
    const bucket = { ...cell, index: cell.column };
    const own = rows.slice(cell.row, cell.row + 1).map((one) => ({ ...one, look }));
    return { bucket, own: { ...model, buckets: [bucket], series: own } };
  };
  const ownName = ariaLabel ?? (ariaLabelledby || around ? undefined : summaryOf(model, text));
  const placeholder = around?.placeholder ?? (cells.length === 0 && <NoData>{text('chartEmpty')}</NoData>);
  const current = cells[active];
  const box = current && boxOf(current);
  const tipLeft = layout.start + (box ? box.x + box.width / 2 : 0);
  const tipTop = layout.top + (box?.y ?? 0);

  return (
    <div
      data-slot="heatmap-chart"
      className={cn('flex min-w-0 flex-col gap-1 [:where(&)]:min-h-60', className)}
      {...props}
    >
      <div
        ref={setArea}
        {...(placeholder ? {} : areaProps)}
        className={cn('relative min-h-0 grow text-micro font-normal', placeholder && 'flex flex-col *:text-body')}
      >
        {placeholder || (
          <>
            <div
              {...plotProps}
              aria-label={ownName}
              aria-labelledby={ownName === undefined ? (ariaLabelledby ?? around?.titleId) : undefined}
              aria-describedby={ariaDescribedby ?? around?.summaryId}
              data-slot="chart-plot"
              className={cn('absolute inset-0', isSelectable && 'cursor-pointer rounded-inner')}
            >
              <svg
                role="presentation"
                viewBox={`0 0 ${width} ${height}`}
                className="absolute size-full overflow-visible"
              >
                <PlotAxes {...{ layout, width, height, font, isRtl }} sideTicks={layout.rowTicks} />
                <g
                  transform={
                    isRtl
                      ? `matrix(-1 0 0 1 ${width - layout.start} ${layout.top})`
                      : `translate(${layout.start},${layout.top})`
                  }
                >
                  <g
                    aria-hidden
                    {...look.paint}
                    className={cn('pointer-events-none', look.paint.className, around?.isStale && 'opacity-60')}
                  >
                    {drawn}
                  </g>
                  {[selected, active].map((index, at) => {
                    const marked = cells[index];
                    return (
                      marked && (
                        <rect
                          key={at === 0 ? 'selected' : 'active'}
                          {...boxOf(marked)}
                          rx={2}
                          fill="none"
                          strokeWidth={2}
                          className={cn(
                            'pointer-events-none',
                            at === 0
                              ? 'stroke-secondary forced-colors:stroke-[Highlight]'
                              : 'stroke-heading forced-colors:stroke-[CanvasText]',
                          )}
                        />
                      )
                    );
                  })}
                  {isSelectable &&
                    cells.map((cell) => {
                      const { bucket, own } = alone(cell);
                      return (
                        <rect
                          key={cell.index}
                          {...boxOf(cell)}
                          id={`${id}-option-${cell.index}`}
                          role="option"
                          aria-label={bucketText(bucket, own, text)}
                          aria-selected={cell.index === selected}
                          data-slot="chart-option"
                          data-state={cell.index === selected ? 'selected' : 'unselected'}
                          data-index={cell.index}
                          fill="none"
                        />
                      );
                    })}
                </g>
              </svg>
            </div>
            {tip && current && box && (
              <ChartTooltip
                {...{ id, text, width }}
                model={alone(current).own}
                index={0}
                shape="bar"
                left={isRtl ? width - tipLeft : tipLeft}
                right={isRtl ? width - tipLeft : tipLeft}
                // The tooltip touches the cell so that the pointer can move onto it.
                {...(tipTop < height / 2 ? { top: tipTop + box.height } : { bottom: height - tipTop })}
                isBeside={false}
                isStacked={false}
                hint={isSelectable ? (active === selected ? 'chartClearHint' : 'chartSelectHint') : null}
              />
            )}
          </>
        )}
      </div>
      {!placeholder && (
        // Hidden, because the accessible names in the plot and the table already contain the values.
        <div aria-hidden data-slot="chart-scale" className="flex items-center justify-end gap-2 text-micro text-muted">
          <bdi>{format.value(low)}</bdi>
          <svg viewBox={`0 0 ${steps * 16} 8`} {...look.paint} className={cn('h-2 w-20', look.paint.className)}>
            {Array.from({ length: steps }, (_, step) => (
              <rect
                key={step}
                x={(isRtl ? steps - 1 - step : step) * 16}
                width={15}
                height={8}
                fill="currentColor"
                fillOpacity={strengthOf(step + 1)}
              />
            ))}
          </svg>
          <bdi>{format.value(high)}</bdi>
        </div>
      )}
      {!placeholder && <ChartNote {...{ model, text }} />}
    </div>
  );
}
