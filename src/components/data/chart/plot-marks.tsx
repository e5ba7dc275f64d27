'use client';

import type { ReactNode } from 'react';
import type { ChartText } from './chart-context';
import type { ChartModel } from './chart-model';
import type { ChartX } from './intervals';
import { type PlotLayout, widthOf } from './plot-layout';

export interface ChartThreshold {
  /** The value on the axis. */
  value: number;
  /** The name, such as "Limit". */
  label: string;
}

export interface ChartAnnotation {
  /** The position of an event, or the beginning of a period. */
  x: ChartX;
  /** The end of a period. @default none, for an event */
  to?: ChartX;
  /** The name, such as "Release 2.1" or "Maintenance". */
  label: string;
}

/** An annotation with its positions in pixels. */
interface PlacedAnnotation {
  label: string;
  from: number;
  to: number;
  isPeriod: boolean;
  /** The line in which its name is displayed without overlapping others, counted from the top. */
  row: number;
}

/** Returns the annotations that are inside the plot. */
export function placeAnnotations(
  { placeOf, width }: PlotLayout,
  annotations: readonly ChartAnnotation[],
  font: number,
): PlacedAnnotation[] {
  const placed = annotations.flatMap(({ x, to: end, label }) => {
    const isPeriod = end !== undefined;
    const ends = [...placeOf(x), ...placeOf(end ?? x)];
    const [first, last] = [Math.min(...ends), Math.max(...ends)];
    if (Number.isNaN(first) || last < 0 || first > width) return [];
    // An event in a bucket is placed at the bucket's center.
    const [from, to] = isPeriod
      ? [Math.max(first, 0), Math.min(last, width)]
      : [(first + last) / 2, (first + last) / 2];
    return [{ label, from, to, isPeriod }];
  });
  const rows: number[] = [];
  return placed
    .toSorted((a, b) => a.from - b.from)
    .map((one) => {
      const textWidth = widthOf([one.label], font) + font;
      const start = Math.min(one.from, width - textWidth);
      const free = rows.findIndex((end) => end <= start);
      const row = free < 0 ? rows.length : free;
      rows[row] = start + textWidth;
      return { ...one, row };
    });
}

/** Returns the thresholds and annotations of a plot as text for its description. */
export function describeMarks(
  thresholds: readonly ChartThreshold[],
  annotations: readonly ChartAnnotation[],
  { format }: ChartModel,
  text: ChartText,
): string {
  return [
    ...thresholds.map(({ label, value }) => `${label}: ${format.value(value)}`),
    ...annotations.map(({ label, x, to }) => {
      const at = to === undefined ? format.x(x) : text('chartRange', { first: format.x(x), last: format.x(to) });
      return `${label}: ${at}`;
    }),
  ].join(', ');
}

interface PlotLabelProps {
  layout: PlotLayout;
  isRtl: boolean;
  /** The coordinates on the position axis and the value axis. */
  at: readonly [number, number];
  /** The distance from that position to the text, along the text direction and downward. */
  dx?: number;
  dy: number;
  anchor: 'start' | 'end';
  children: string;
}

/** A name in the plot. It remains upright in mirrored and horizontal charts, and readable on top of columns. */
function PlotLabel({ layout: { isHorizontal }, isRtl, at, dx = 0, dy, anchor, children }: PlotLabelProps) {
  const upright = isHorizontal ? `matrix(0 ${isRtl ? 1 : -1} 1 0 0 0)` : isRtl ? 'scale(-1,1)' : '';
  return (
    <text
      transform={`translate(${at.join(',')}) ${upright}`}
      x={isRtl ? -dx : dx}
      y={dy}
      textAnchor={anchor}
      fill="currentColor"
      strokeWidth={3}
      paintOrder="stroke"
      unicodeBidi="plaintext"
      className="stroke-paper font-medium forced-colors:stroke-[Canvas]"
    >
      {children}
    </text>
  );
}

interface PlotMarksProps {
  layout: PlotLayout;
  isRtl: boolean;
  font: number;
  thresholds: readonly ChartThreshold[];
  annotations: readonly ChartAnnotation[];
}

/** The space between a line and its name. */
const gapPx = 5;

/** The lines for thresholds and events, and the bands for periods, with their names. */
export function PlotMarks({ layout, isRtl, font, thresholds, annotations }: PlotMarksProps): ReactNode {
  const { width, height, isHorizontal, y } = layout;
  const shown = thresholds.filter(({ value }) => y(value) >= 0 && y(value) <= height);
  return (
    <g aria-hidden className="pointer-events-none text-heading forced-colors:text-[CanvasText]">
      {placeAnnotations(layout, annotations, font).map(({ label, from, to, isPeriod, row }) => {
        const isLate = from + widthOf([label], font) + gapPx > width;
        return (
          <g key={`${from} ${label}`} data-slot="chart-annotation" data-state={isPeriod ? 'period' : 'event'}>
            {isPeriod && (
              <rect
                x={from}
                width={Math.max(to - from, 1)}
                height={height}
                strokeDasharray="2 3"
                className="fill-heading/8 stroke-heading/40 forced-colors:fill-none forced-colors:stroke-[CanvasText]"
              />
            )}
            {!isPeriod && <path d={`M${from},0V${height}`} stroke="currentColor" strokeDasharray="2 3" />}
            {isHorizontal ? (
              <PlotLabel {...{ layout, isRtl }} at={[from, 0]} dy={-gapPx} anchor="end">
                {label}
              </PlotLabel>
            ) : (
              <PlotLabel
                {...{ layout, isRtl }}
                at={[isLate ? Math.min(to, width) : from, 0]}
                dx={isLate ? -gapPx : gapPx}
                dy={font * (1 + 1.25 * row)}
                anchor={isLate ? 'end' : 'start'}
              >
                {label}
              </PlotLabel>
            )}
          </g>
        );
      })}
      {shown.map(({ value, label }) => (
        <g key={`${value} ${label}`} data-slot="chart-threshold">
          <path d={`M0,${y(value)}H${width}`} stroke="currentColor" strokeWidth={1.5} strokeDasharray="6 3" />
          {isHorizontal ? (
            <PlotLabel
              {...{ layout, isRtl }}
              at={[0, y(value)]}
              dx={y(value) < height / 2 ? -gapPx : gapPx}
              dy={font}
              anchor={y(value) < height / 2 ? 'end' : 'start'}
            >
              {label}
            </PlotLabel>
          ) : (
            <PlotLabel {...{ layout, isRtl }} at={[width, y(value)]} dy={-gapPx} anchor="end">
              {label}
            </PlotLabel>
          )}
        </g>
      ))}
    </g>
  );
}
