'use client';

import type { PlotLayout } from './plot-layout';

interface PlotAxesProps {
  layout: PlotLayout;
  /** The size of the whole SVG and its font size in pixels. */
  width: number;
  height: number;
  font: number;
  isRtl: boolean;
  xTitle: string | undefined;
  yTitle: string | undefined;
}

/**
 * The grid lines, the names of ticks and the titles of the axes. The side of `text-anchor` follows the direction, so that
 * only the positions are mirrored. Each text gets the direction of its content: a minus sign stays in front of its number.
 */
export function PlotAxes({ layout, width, height, font, isRtl, xTitle, yTitle }: PlotAxesProps) {
  const { start, top, xTicks, yTicks } = layout;
  const mirrored = (x: number): number => (isRtl ? width - x : x);
  const end = start + layout.width;
  return (
    <g aria-hidden fill="currentColor" fontSize={font} className="text-muted forced-colors:text-[CanvasText]">
      {yTicks.map(({ at, text }) => (
        <g key={at}>
          <path
            d={`M${mirrored(start)},${top + at}H${mirrored(end)}`}
            className="stroke-divider forced-colors:stroke-[GrayText]"
          />
          <text x={mirrored(start - font / 2)} y={top + at} dy="0.35em" textAnchor="end" unicodeBidi="plaintext">
            {text}
          </text>
        </g>
      ))}
      {xTicks.map(({ at, text }) => (
        <text
          key={at}
          x={mirrored(start + at)}
          y={top + layout.height + font * 1.5}
          textAnchor="middle"
          unicodeBidi="plaintext"
        >
          {text}
        </text>
      ))}
      {yTitle && (
        <text x={mirrored(0)} y={font} textAnchor="start" unicodeBidi="plaintext">
          {yTitle}
        </text>
      )}
      {xTitle && (
        <text x={mirrored(start + layout.width / 2)} y={height - font / 2} textAnchor="middle" unicodeBidi="plaintext">
          {xTitle}
        </text>
      )}
    </g>
  );
}
