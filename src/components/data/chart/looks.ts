import { cn } from '../../lib/cn';
import { type ChartColor, seriesColors, type Tone, tones } from '../../tokens';
import { chartLooks } from '../../tokens/chart-looks';

/**
 * A kit color (a chart color or a tone) or any CSS color, such as `#0f766e`. To define a color for each mode,
 * use `light-dark(#0f766e, #5eead4)`.
 */
export type ChartSeriesColor = ChartColor | Tone | (string & {});

/** How a series is drawn. Forced colors mode keeps the patterns and the dashes. */
export interface SeriesLook {
  /**
   * Sets the current color. Uses an attribute, because a strict content security policy allows it and classes override
   * it.
   */
  paint: { className: string; color?: string };
  dash?: string;
  pattern?: string;
  /** The path of a point, starting from its center. */
  marker: string;
}

/** A circle, a square, a triangle and a diamond of about the same area. */
const markers = [
  'm-4,0a4,4 0 1 0 8,0a4,4 0 1 0 -8,0z',
  'm-3.5,-3.5h7v7h-7z',
  'm0,-4.5l4.5,8h-9z',
  'm0,-5l5,5l-5,5l-5,-5z',
];

const forced = 'forced-colors:text-[CanvasText]';

const isChartColor = (color: string): color is ChartColor => Object.hasOwn(chartLooks, color);

/**
 * @param at the position of the series, which determines its marker, and the dashes and pattern if its color defines
 * none
 */
export function lookOf(color: ChartSeriesColor, at = 0): SeriesLook {
  const { color: className, ...look } =
    chartLooks[isChartColor(color) ? color : (seriesColors[at % seriesColors.length] ?? 'series-1')];
  const marker = markers[at % markers.length] ?? '';
  if (isChartColor(color)) return { ...look, marker, paint: { className: cn(className, forced) } };
  const isTone = tones.some((tone) => tone === color);
  return { ...look, marker, paint: { className: forced, color: isTone ? `var(--wm-color-${color})` : color } };
}
