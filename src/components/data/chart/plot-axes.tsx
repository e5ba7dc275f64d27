'use client';

import type { ReactNode } from 'react';
import type { PlotLayout, Tick } from './plot-layout';

interface PlotAxesProps {
  layout: PlotLayout;
  /** The size of the whole SVG and its font size, in pixels. */
  width: number;
  height: number;
  font: number;
  isRtl: boolean;
  /** The titles above the axis at the start, above the axis at the end, and below the plot. */
  topTitle?: string;
  endTitle?: string;
  bottomTitle?: string;
  /** The names of rows at the start. @default none */
  sideTicks?: readonly Tick[];
}

/**
 * The grid lines, the names of the ticks and the titles of the axes. The side of `text-anchor` follows the direction,
 * so only the positions are mirrored. Each text receives the direction of its content so that a minus sign stays in
 * front of its number.
 */
export function PlotAxes({
  layout,
  width,
  height,
  font,
  isRtl,
  topTitle,
  endTitle,
  bottomTitle,
  sideTicks,
}: PlotAxesProps) {
  const { start, top, isHorizontal, xTicks, yTicks, endTicks } = layout;
  const [across, down] = isHorizontal ? [layout.height, layout.width] : [layout.width, layout.height];
  const mirrored = (x: number): number => (isRtl ? width - x : x);
  const [left, right] = [mirrored(start), mirrored(start + across)];
  const label = (text: string, x: number, y: number, anchor: 'start' | 'middle' | 'end', dy?: string): ReactNode => (
    <text key={`${x} ${y}`} x={mirrored(x)} y={y} dy={dy} textAnchor={anchor} unicodeBidi="plaintext">
      {text}
    </text>
  );
  const beside = (at: number, text: string): ReactNode => label(text, start - font / 2, top + at, 'end', '0.35em');
  const below = (at: number, text: string): ReactNode => label(text, start + at, top + down + font * 1.5, 'middle');
  return (
    <g aria-hidden fill="currentColor" fontSize={font} className="text-muted forced-colors:text-[CanvasText]">
      {yTicks.map(({ at, text }) => (
        <g key={at}>
          <path
            d={isHorizontal ? `M${mirrored(start + across - at)},${top}v${down}` : `M${left},${top + at}H${right}`}
            className="stroke-divider forced-colors:stroke-[GrayText]"
          />
          {isHorizontal ? below(across - at, text) : beside(at, text)}
        </g>
      ))}
      {xTicks.map(({ at, text }) => (isHorizontal ? beside : below)(at, text))}
      {sideTicks?.map(({ at, text }) => beside(at, text))}
      {endTicks.map(({ at, text }) => label(text, start + across + font / 2, top + at, 'start', '0.35em'))}
      {topTitle && label(topTitle, 0, font, 'start')}
      {endTitle && label(endTitle, width, font, 'end')}
      {bottomTitle && label(bottomTitle, start + across / 2, height - font / 2, 'middle')}
    </g>
  );
}
