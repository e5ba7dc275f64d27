'use client';

import { memo } from 'react';
import type { ChartText } from './chart-context';
import type { ChartModel } from './chart-model';
import type { PlotLayout } from './plot-layout';
import { bucketText } from './summary';

interface PlotOptionsProps {
  id: string;
  model: ChartModel;
  layout: PlotLayout;
  text: ChartText;
  /** The first bucket that is rendered as an option. */
  first: number;
  selected: number;
}

/**
 * The maximum number of options in the document. If there are more buckets, only those around the active one are
 * options.
 */
const maxOptions = 200;

/** Returns the index of the first bucket that is rendered as an option. */
export function firstOption(active: number, count: number): number {
  return Math.max(Math.min(active - maxOptions / 2, count - maxOptions), 0);
}

/** The buckets as options in a list box. They are not painted, and the area around them handles the pointer. */
export const PlotOptions = memo(function PlotOptions({ id, model, layout, text, first, selected }: PlotOptionsProps) {
  const { buckets } = model;
  const { edges, height } = layout;
  const isWindow = buckets.length > maxOptions;
  return buckets.slice(first, first + maxOptions).map((bucket, offset) => {
    const index = first + offset;
    const left = edges[index] ?? 0;
    return (
      <rect
        key={index}
        id={`${id}-option-${index}`}
        role="option"
        aria-label={bucketText(bucket, model, text)}
        aria-selected={index === selected}
        aria-setsize={isWindow ? buckets.length : undefined}
        aria-posinset={isWindow ? index + 1 : undefined}
        data-slot="chart-option"
        data-state={index === selected ? 'selected' : 'unselected'}
        data-index={index}
        x={left}
        width={Math.max((edges[index + 1] ?? 0) - left, 0)}
        height={height}
        fill="none"
      />
    );
  });
});
