import { useEffect } from 'react';
import type { ColoredSeries } from './color-warning';
import { axisProblem, type ChartAxis } from './scale';

/**
 * Bundlers replace `process.env.NODE_ENV`, as in React. It is declared here so that the package's types do not require
 * Node's types.
 */
declare const process: { env: { NODE_ENV?: string } };

interface PlotParts {
  area: Element | null;
  series: readonly ColoredSeries[];
  /** @default none */
  axis?: ChartAxis;
  endAxis?: ChartAxis;
}

/** In development, reports axis limits that are ignored, and colors that lack contrast. */
export function usePlotWarnings(part: string, { area, series, axis, endAxis }: PlotParts): void {
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production') {
      for (const one of [axis, endAxis]) {
        const problem = one && axisProblem(one);
        if (problem) console.warn(`${part} ignores the limits of its value axis: ${problem}`);
      }
    }
  }, [part, axis, endAxis]);
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' && area && series.some(({ look }) => look.paint.color))
      void import('./color-warning').then(({ warnOfColors }) => warnOfColors(area, series));
  }, [area, series]);
}
