import { useId } from 'react';
import { cn } from '../../lib/cn';
import type { DrawnSeries } from './chart-model';
import { SeriesSymbol } from './series-look';

interface ChartLegendProps {
  name: string;
  series: readonly DrawnSeries[];
  hidden: ReadonlySet<string>;
  onToggle: (key: string) => void;
}

/** Displays a button for each series, which shows and hides the series. */
export function ChartLegend({ name, series, hidden, onToggle }: ChartLegendProps) {
  const id = useId();
  return (
    <ul
      role="list"
      aria-label={name}
      data-slot="chart-legend"
      // A second line uses the gap above the plot so that the plot does not move when that line disappears. So do the
      // larger buttons on touch devices.
      className="-ms-2 flex min-w-0 grow basis-50 flex-wrap gap-x-1 @max-lg:order-last @max-lg:basis-full pointer-coarse:-my-2 @lg:min-h-9 @lg:-mb-3 forced-colors:ms-0 forced-colors:gap-y-1 @lg:grow-0 @lg:basis-auto @lg:content-center @lg:justify-end"
    >
      {series.map(({ key, label, look, isLine, reference }, index) => {
        const isHidden = hidden.has(key);
        return (
          <li key={key} className="min-w-0">
            <button
              type="button"
              aria-pressed={!isHidden}
              data-slot="chart-legend-item"
              data-state={isHidden ? 'off' : 'on'}
              onClick={() => onToggle(key)}
              className={cn(
                'flex min-h-target max-w-full cursor-pointer items-center gap-1.5 rounded-inner border border-transparent px-1.5 text-start text-caption',
                'hover:bg-hover pointer-coarse:min-h-touch',
                isHidden ? 'text-muted line-through' : 'text-text',
              )}
            >
              <SeriesSymbol
                id={`${id}-${index}`}
                look={look}
                shape={isLine ? 'line' : 'auto'}
                isHidden={isHidden}
                isReference={reference}
              />
              <span className="min-w-0 wrap-anywhere">{label}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
