import { ChartColumn, Eye, Funnel, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '../../content/empty-state';
import { Button } from '../../controls/button';
import type { ChartText } from './chart-context';

/** Why a chart does not display any values. */
type Absence = 'loading' | 'empty' | 'no-match' | 'error' | 'hidden';

interface ChartPlaceholderProps {
  absence: Absence;
  message: ReactNode;
  text: ChartText;
  onRetry: (() => void) | undefined;
  onClearFilters: (() => void) | undefined;
  onShowAll: () => void;
}

const looks = {
  empty: { Icon: ChartColumn, title: 'chartEmpty', label: undefined },
  'no-match': { Icon: Funnel, title: 'chartNoMatch', label: 'chartClearFilters' },
  error: { Icon: TriangleAlert, title: 'chartError', label: 'chartTryAgain' },
  hidden: { Icon: Eye, title: 'chartHidden', label: 'chartShowAll' },
} as const;

/** The heights, in percent, of the columns that are displayed instead of a plot while it loads. */
const ghosts = [62, 48, 70, 55, 80, 66, 42, 74, 58, 84, 64, 50, 72, 60];

/** Displayed in place of the plot, at the same size. */
export function ChartPlaceholder({
  absence,
  message,
  text,
  onRetry,
  onClearFilters,
  onShowAll,
}: ChartPlaceholderProps) {
  if (absence === 'loading') {
    return (
      <div
        aria-hidden
        data-slot="chart-ghosts"
        className="flex grow items-end justify-around gap-1 border-b border-divider animate-[wm-pulse_1.6s_ease-in-out_infinite] motion-reduce:animate-none"
      >
        {ghosts.map((height) => (
          <span
            key={height}
            className="w-[5%] rounded-t-inner border border-transparent bg-canvas"
            style={{ height: `${height}%` }}
          />
        ))}
      </div>
    );
  }
  const { Icon, title, label } = looks[absence];
  const action = { empty: undefined, 'no-match': onClearFilters, error: onRetry, hidden: onShowAll }[absence];
  return (
    <div role={absence === 'error' ? 'alert' : 'status'} className="flex grow flex-col justify-center">
      <EmptyState
        size="sm"
        level={3}
        tone={absence === 'error' ? 'error' : 'primary'}
        start={<Icon />}
        title={text(title)}
        description={absence === 'hidden' ? undefined : message}
        actions={
          label &&
          action && (
            <Button variant="plain" size="sm" onClick={() => action()}>
              {text(label)}
            </Button>
          )
        }
      />
    </div>
  );
}
