import { ChartColumn, Eye, Funnel, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '../../content/empty-state';
import { Skeleton } from '../../content/skeleton';
import { Button } from '../../controls/button';
import type { ChartText } from './chart-context';

/** Why a chart displays no values. */
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

/** Displayed in place of the plot, with its size. */
export function ChartPlaceholder({
  absence,
  message,
  text,
  onRetry,
  onClearFilters,
  onShowAll,
}: ChartPlaceholderProps) {
  if (absence === 'loading') return <Skeleton shape="block" className="h-auto grow" />;
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
