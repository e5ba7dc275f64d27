import { sum } from 'd3-array';
import type { CSSProperties, ReactNode } from 'react';
import { cn } from '../../lib/cn';
import { raised } from '../../lib/layer-look';
import type { ChartText } from './chart-context';
import type { ChartModel } from './chart-model';
import { SeriesSymbol } from './series-look';
import { ownSeries } from './stack';
import { positionText } from './summary';

interface ChartTooltipProps {
  id: string;
  model: ChartModel;
  index: number;
  text: ChartText;
  shape: 'bar' | 'line' | 'point';
  /** The distances in pixels from the left edge to both sides of the bucket. */
  left: number;
  right: number;
  /** The distance in pixels from the tooltip to the top or the bottom edge. */
  top?: number;
  bottom?: number;
  /** Whether the tooltip is beside the bucket instead of above the pointer. */
  isBeside: boolean;
  /** Whether the values add up to a total. */
  isStacked: boolean;
  /** The whole that the values are parts of, for calculating their shares. @default the total of stacked values */
  whole?: number;
  /** The effect of a click, or `null` if a click has no effect. */
  hint: 'chartSelectHint' | 'chartClearHint' | null;
  /** The width of the area in pixels. */
  width: number;
}

/** How far a tooltip above the pointer extends past the bucket if it begins or ends there. */
const overlapPx = 16;
/** The minimum width of a tooltip in a narrow chart. */
const minWidthPx = 144;

interface Place {
  left: number;
  right: number;
  width: number;
}

/** Places the tooltip so that it touches the column on the side with more room, and the pointer can move onto it. */
function placeBeside({ left, right, width }: Place): CSSProperties {
  const isAfter = width - right >= left;
  const maxWidth = Math.max(isAfter ? width - right : left, minWidthPx);
  return isAfter ? { left: right, maxWidth } : { right: width - left, maxWidth };
}

/** Places the tooltip above the pointer, which can move up to it. */
function placeAbove({ left, width }: Place): CSSProperties {
  const third = Math.min(Math.floor((3 * left) / width), 2);
  return {
    left: third === 2 ? left + overlapPx : third === 0 ? left - overlapPx : left,
    transform: `translateX(${[0, -50, -100][third]}%)`,
  };
}

/**
 * Displays the values of a bucket, beside its column or above the pointer. It is hidden from assistive technology,
 * because the options or the table contain the same text. It is rendered in the chart instead of in a portal so that it
 * scrolls with the chart.
 */
export function ChartTooltip(props: ChartTooltipProps) {
  const { id, model, index, text, shape, top, bottom, isBeside, isStacked, hint } = props;
  const { buckets, series, format } = model;
  const bucket = buckets[index];
  if (!bucket) return null;
  const own = ownSeries(model);
  const others = series.flatMap((_, at) => (own.includes(at) ? [] : at));
  const added = own.map((at) => bucket.values[at] ?? 0);
  const total = props.whole ?? sum(added);
  const hasTotal = isStacked && own.length > 1;
  // If a total includes losses, the parts are not shares of it.
  const hasShares = (hasTotal || props.whole !== undefined) && total > 0 && added.every((value) => value >= 0);
  const row = (at: number): ReactNode => {
    const one = series[at];
    const value = bucket.values[at];
    return (
      one && (
        <p key={one.key} className={cn('flex items-center gap-2', one.reference && 'text-muted')}>
          <SeriesSymbol
            id={`${id}-tip-${at}`}
            look={one.look}
            shape={one.isLine ? 'line' : shape}
            isReference={one.reference}
          />
          <span className="min-w-0 grow wrap-anywhere">{one.label}</span>
          <bdi className="ps-2 font-medium">
            {typeof value === 'number' ? one.format.value(value) : text('chartNoValue')}
          </bdi>
          {hasShares && (
            <bdi className="min-w-10 text-end">{own.includes(at) ? format.share((value ?? 0) / total) : ''}</bdi>
          )}
        </p>
      )
    );
  };
  return (
    <div
      aria-hidden
      data-slot="chart-tooltip"
      data-state="open"
      style={{ top, bottom, ...(isBeside ? placeBeside(props) : placeAbove(props)) }}
      className={cn(
        raised,
        'absolute z-tooltip grid w-50 max-w-tooltip gap-1.5 border-divider p-3 text-caption forced-colors:border-[CanvasText]',
      )}
    >
      <p className="font-medium text-heading">
        <bdi>{positionText(bucket, model, text)}</bdi>
      </p>
      {own.map(row)}
      {hasTotal && (
        <p className="flex items-center gap-2 border-t border-divider pt-1">
          <span className="grow">{text('chartTotal')}</span>
          <bdi className="font-medium">{format.value(total)}</bdi>
          {hasShares && <span className="min-w-10" />}
        </p>
      )}
      {others.map(row)}
      {hint && <p className="text-muted">{text(hint)}</p>}
    </div>
  );
}
