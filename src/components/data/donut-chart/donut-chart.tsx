'use client';

import { type ComponentProps, type ReactNode, useId, useMemo, useState } from 'react';
import { cn } from '../../lib/cn';
import { useDirection } from '../../providers/direction';
import type { ChartData, ChartLabels, ChartRow, ChartSeriesColor } from '../chart';
import {
  ChartNote,
  ChartTooltip,
  list,
  LookSymbol,
  NoData,
  type OwnDataOrNone,
  type PlotSelection,
  SeriesPattern,
  useChartContext,
  useChartText,
  useModel,
  usePlotCursor,
  usePlotSize,
  usePlotWarnings,
} from '../chart/internal';
import { partAt, partPath, partsOf } from './parts';

export interface DonutChartProps<
  Row extends ChartRow = ChartRow,
  X extends string = string,
  Key extends string = string,
>
  extends
    Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'onSelect'>,
    Partial<Omit<ChartData<Row, X, Key>, 'interval' | 'bucketed' | 'incomplete'>>,
    Omit<PlotSelection, 'onRangeSelect'> {
  /**
   * The colors of the categories, such as `{ High: 'level-high' }`. Keep the object stable between renders.
   * @default `series-1` to `series-6` by position
   */
  colors?: Readonly<Record<string, ChartSeriesColor>>;
  /**
   * The maximum number of parts, from 2 to 6. If there are more rows, the smallest ones are combined as "Other".
   * @default 6
   */
  maxParts?: number;
  /** Overrides labels in this chart. */
  labels?: Partial<ChartLabels>;
}

/** How far the hovered or focused part extends beyond the ring. */
const activePx = 4;
/** The radius of the hole, relative to the ring's radius. */
const holeShare = 0.66;
/** The font size of the total in pixels, and the maximum width of the total relative to the hole's radius. */
const totalPx = 28;
const totalShare = 1.6;
/** The estimated width of a digit, relative to the font size. */
const digitWidth = 0.6;
/** The distance between the pointer and the tooltip, which the pointer can reach without crossing another part. */
const tipPx = 2;

/**
 * Displays the parts of a whole as a ring and as a list with their values and shares. Its data consists of the rows of
 * one series. Inside a `Chart`, it uses the data of the `Chart`. `ref`, `className` and other props apply to the root
 * element; accessible names apply to the ring.
 */
export function DonutChart<Row extends ChartRow = ChartRow, X extends string = string, Key extends string = string>(
  props: DonutChartProps<Row, X, Key> & OwnDataOrNone<DonutChartProps<Row, X, Key>>,
): ReactNode;
export function DonutChart({
  data,
  x,
  series,
  numberFormat,
  unit,
  colors,
  maxParts = 6,
  value,
  defaultValue,
  onValueChange,
  onPointFocus,
  labels,
  className,
  'aria-label': ariaLabel,
  'aria-labelledby': ariaLabelledby,
  'aria-describedby': ariaDescribedby,
  ...props
}: DonutChartProps) {
  const id = useId();
  const around = useChartContext();
  const model = useModel('DonutChart', { data, x, series, numberFormat, unit });
  const { format } = model;
  const text = useChartText(labels, format.locale);
  const otherName = text('chartOther');
  const { parts, whole, negative } = useMemo(
    () => partsOf(model, { colors, maxParts, otherName }),
    [model, colors, maxParts, otherName],
  );
  const partModel = useMemo(() => ({ ...model, buckets: parts, series: model.series.slice(0, 1) }), [model, parts]);
  const isRtl = useDirection() === 'rtl';
  const [area, setArea] = useState<HTMLDivElement | null>(null);
  const { width, height, font } = usePlotSize(area);
  const colored = useMemo(() => parts.map(({ x: at, look }) => ({ label: format.x(at), look })), [parts, format]);
  usePlotWarnings('DonutChart', { area, series: colored });
  const [centerX, centerY] = [width / 2, height / 2];
  const outer = Math.max(Math.min(centerX, centerY) - activePx, 1);
  const inner = outer * holeShare;
  const { active, selected, isSelectable, tip, areaProps, plotProps } = usePlotCursor({
    id,
    model: partModel,
    bucketAt: (left, top) => {
      const angle = Math.atan2((isRtl ? -1 : 1) * (left - centerX), centerY - top);
      return partAt(parts, angle < 0 ? angle + 2 * Math.PI : angle);
    },
    // "Other" cannot be selected, because it represents several rows.
    canSelect: (index) => parts[index]?.isOther === false,
    isRtl,
    area,
    value,
    defaultValue,
    onValueChange,
    onPointFocus,
  });

  const names = parts.map((part) =>
    text('chartPart', { x: format.x(part.x), value: format.value(part.value), share: format.share(part.share) }),
  );
  const ownName = ariaLabel ?? (ariaLabelledby || around ? undefined : list(format.locale, names));
  const name = {
    'aria-label': ownName,
    'aria-labelledby': ownName === undefined ? (ariaLabelledby ?? around?.titleId) : undefined,
    'aria-describedby': ariaDescribedby ?? around?.summaryId,
  };
  const placeholder = around?.placeholder ?? (parts.length === 0 && <NoData>{text('chartEmpty')}</NoData>);
  const total = format.plain(whole);
  const totalSize = Math.min(totalPx, (inner * totalShare) / Math.max(total.length * digitWidth, 1));
  const current = parts[active];
  const middle = ((current?.from ?? 0) + (current?.to ?? 0)) / 2;
  // For keyboard users, the tooltip appears at the middle of the part.
  const tipX = centerX + (isRtl ? -1 : 1) * Math.sin(middle) * ((outer + inner) / 2);
  const tipY = tip?.pointerY ?? centerY - Math.cos(middle) * ((outer + inner) / 2);

  return (
    <div
      data-slot="donut-chart"
      className={cn('flex min-w-0 flex-col gap-1 [:where(&)]:min-h-60', className)}
      {...props}
    >
      {placeholder ? (
        <div className="flex grow flex-col">{placeholder}</div>
      ) : (
        <div className="flex grow flex-wrap items-center justify-center gap-x-6 gap-y-3">
          <div
            ref={setArea}
            {...areaProps}
            className="relative aspect-square max-w-60 min-w-0 grow basis-40 text-micro font-normal"
          >
            <div
              {...plotProps}
              {...name}
              data-slot="chart-plot"
              className={cn('absolute inset-0', isSelectable && 'cursor-pointer rounded-inner')}
            >
              <svg
                role="presentation"
                viewBox={`0 0 ${width} ${height}`}
                className="absolute size-full overflow-visible"
              >
                <g transform={`matrix(${isRtl ? -1 : 1} 0 0 1 ${centerX} ${centerY})`}>
                  <defs>
                    {parts.map(({ index, look }) => (
                      <SeriesPattern key={index} id={`${id}-${index}`} look={look} />
                    ))}
                  </defs>
                  {/* The surrounding area handles the pointer. */}
                  <g aria-hidden className={cn('pointer-events-none', around?.isStale && 'opacity-60')}>
                    {whole === 0 && (
                      <path
                        d={partPath({ from: 0, to: 2 * Math.PI, share: 1 }, outer, inner)}
                        fillRule="evenodd"
                        className="fill-divider forced-colors:fill-none forced-colors:stroke-[CanvasText]"
                      />
                    )}
                    {parts.map((part) => (
                      <path
                        key={part.index}
                        data-slot="donut-chart-part"
                        data-state={part.index === selected ? 'selected' : 'unselected'}
                        d={partPath(
                          part,
                          part.index === active || part.index === selected ? outer + activePx : outer,
                          inner,
                        )}
                        fill={`url(#${id}-${part.index})`}
                        fillRule="evenodd"
                        opacity={selected >= 0 && part.index !== selected ? 0.4 : undefined}
                        className={cn(
                          'stroke-none',
                          part.index === selected || part.index === active
                            ? 'forced-colors:stroke-[Highlight]'
                            : 'forced-colors:stroke-[CanvasText]',
                        )}
                      />
                    ))}
                  </g>
                  {isSelectable &&
                    parts.map((part) => (
                      <path
                        key={part.index}
                        id={`${id}-option-${part.index}`}
                        role="option"
                        aria-label={names[part.index]}
                        aria-selected={part.index === selected}
                        aria-disabled={part.isOther || undefined}
                        data-slot="chart-option"
                        data-state={part.index === selected ? 'selected' : 'unselected'}
                        data-index={part.index}
                        d={partPath(part, outer, inner)}
                        fill="none"
                      />
                    ))}
                </g>
                <g
                  aria-hidden
                  fill="currentColor"
                  textAnchor="middle"
                  className="pointer-events-none text-heading forced-colors:text-[CanvasText]"
                >
                  <text
                    x={centerX}
                    y={centerY - font / 2}
                    dy="0.35em"
                    fontSize={totalSize}
                    unicodeBidi="plaintext"
                    data-slot="donut-chart-total"
                    className="font-bold"
                  >
                    {total}
                  </text>
                  <text
                    x={centerX}
                    y={centerY + totalPx / 2 + font * 0.75}
                    fontSize={font}
                    unicodeBidi="plaintext"
                    className="text-muted forced-colors:text-[CanvasText]"
                  >
                    {text('chartTotal')}
                  </text>
                </g>
              </svg>
            </div>
            {tip && current && (
              <ChartTooltip
                id={id}
                model={{ ...partModel, series: partModel.series.map((one) => ({ ...one, look: current.look })) }}
                index={active}
                text={text}
                shape="bar"
                left={tipX}
                right={tipX}
                // The tooltip opens toward the hole instead of over the title.
                {...(tipY < centerY ? { top: tipY + tipPx } : { bottom: height - tipY + tipPx })}
                isBeside={false}
                isStacked={false}
                whole={whole}
                hint={
                  isSelectable && !current.isOther ? (active === selected ? 'chartClearHint' : 'chartSelectHint') : null
                }
                width={width}
              />
            )}
          </div>
          <ul
            role="list"
            aria-label={text('chartParts')}
            data-slot="chart-parts"
            className="grid min-w-0 grow basis-40 list-none gap-1"
          >
            {parts.map((part) => (
              <li
                key={part.index}
                data-slot="chart-parts-row"
                className={cn(
                  'flex min-h-8 min-w-0 flex-wrap items-center gap-x-2.5 rounded-inner text-body text-text',
                  // A Tailwind `ring` does not affect the layout, so the text does not move.
                  part.index === selected && 'bg-secondary-soft ring-4 ring-secondary-soft',
                )}
              >
                <span className="flex min-w-0 grow basis-16 items-center gap-2.5">
                  <LookSymbol look={part.look} />
                  <bdi className="line-clamp-2 min-w-0 font-medium wrap-anywhere text-heading">{format.x(part.x)}</bdi>
                </span>{' '}
                <span className="ms-auto flex items-center gap-2.5 text-end tabular-nums">
                  <bdi>{format.value(part.value)}</bdi>{' '}
                  <bdi className="min-w-10 font-medium text-heading">{format.share(part.share)}</bdi>
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {!placeholder && <ChartNote {...{ model, text, negative }} />}
    </div>
  );
}
