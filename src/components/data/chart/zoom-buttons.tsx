import { Undo2, ZoomIn } from 'lucide-react';
import { IconButton } from '../../controls/icon-button';
import type { ChartText } from './chart-context';
import type { ChartModel } from './chart-model';

interface ZoomButtonsProps {
  /** The data that the plot displays. */
  model: ChartModel;
  text: ChartText;
  isZoomed: boolean;
  onZoomIn: () => void;
  onUndo: () => void;
}

/** The buttons of a zoomable plot. They keep focus even when they no longer have an effect. */
export function ZoomButtons({ model: { buckets, format }, text, isZoomed, onZoomIn, onUndo }: ZoomButtonsProps) {
  const [first, last] = [buckets[0], buckets.at(-1)];
  const look = { variant: 'ghost', size: 'sm', className: 'aria-disabled:text-disabled' } as const;
  return (
    <div data-slot="chart-zoom" className="flex justify-end gap-1 print:hidden">
      <IconButton
        {...look}
        aria-label={text('chartZoomIn')}
        aria-disabled={buckets.length < 3 || undefined}
        onClick={onZoomIn}
      >
        <ZoomIn />
      </IconButton>
      <IconButton
        {...look}
        aria-label={text('chartZoomUndo')}
        aria-disabled={!isZoomed || undefined}
        onClick={() => onUndo()}
      >
        <Undo2 />
      </IconButton>
      <span role="status" className="sr-only">
        {isZoomed && first && last && text('chartZoomed', { first: format.x(first.x), last: format.x(last.x) })}
      </span>
    </div>
  );
}
