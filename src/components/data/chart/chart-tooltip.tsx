import { cn } from '../../lib/cn';
import { raised } from '../../lib/layer-look';
import type { ChartText } from './chart-context';
import type { ChartModel } from './chart-model';
import { SeriesSymbol } from './series-look';

interface ChartTooltipProps {
  id: string;
  model: ChartModel;
  index: number;
  text: ChartText;
  shape: 'bar' | 'line';
  /** The distance of the bucket from the left edge, and of the tooltip from the bottom edge, in pixels. */
  left: number;
  bottom: number;
  /** The width of the area in pixels. */
  width: number;
}

/** How far the tooltip reaches beyond the bucket if it begins or ends there. The pointer can reach it by moving up. */
const overlapPx = 16;

/**
 * The values of a bucket, above the pointer. Hidden from assistive technology: the options, or the table, have its text.
 * Rendered in the chart, not in a portal, so that it scrolls with it.
 */
export function ChartTooltip({ id, model, index, text, shape, left, bottom, width }: ChartTooltipProps) {
  const { buckets, series, format } = model;
  const bucket = buckets[index];
  if (!bucket) return null;
  const third = Math.min(Math.floor((3 * left) / width), 2);
  return (
    <div
      aria-hidden
      data-slot="chart-tooltip"
      data-state="open"
      style={{
        left: third === 2 ? left + overlapPx : third === 0 ? left - overlapPx : left,
        bottom,
        transform: `translateX(${[0, -50, -100][third]}%)`,
      }}
      className={cn(
        raised,
        'absolute z-tooltip grid w-max max-w-tooltip gap-1 px-3 py-2 text-caption forced-colors:border-[CanvasText]',
      )}
    >
      <p className="font-medium text-heading">
        <bdi>{format.x(bucket.x)}</bdi>
      </p>
      {series.map(({ key, label, color }, at) => {
        const value = bucket.values[at];
        return (
          <p key={key} className="flex items-center gap-2">
            <SeriesSymbol id={`${id}-tip-${at}`} color={color} shape={shape} />
            <span className="min-w-0 grow wrap-anywhere">{label}</span>
            <bdi className="ps-2 font-medium">
              {typeof value === 'number' ? format.value(value) : text('chartNoValue')}
            </bdi>
          </p>
        );
      })}
    </div>
  );
}
