import { Sparkline, StatCard } from 'waymark';
import { CompactValue } from './compact-value';
import type { Figure } from './figures';

export interface FigureCardsProps {
  className?: string;
  figures: readonly Figure[];
  /** The period that the changes compare with; null without a comparison. */
  comparison: string | null;
  isLoading: boolean;
  /** Whether the figures could not be updated. */
  isStale: boolean;
  isBusy: boolean;
}

/** The figures of the range, each with its course and its change. */
export function FigureCards({ className, figures, comparison, isLoading, isStale, isBusy }: FigureCardsProps) {
  return (
    // Four columns, or fewer when the text size of the user needs wider ones.
    <ul
      role="list"
      aria-label="Figures"
      aria-busy={isBusy || undefined}
      className={`grid gap-5 sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(max(--spacing(46),22%),1fr))] print:grid-cols-4 ${className ?? ''}`}
    >
      {figures.map(({ id, label, value, full, change, course }) => (
        <li key={id} className="flex">
          <StatCard
            label={label}
            value={full === undefined ? (value ?? '–') : <CompactValue text={value ?? ''} full={full} />}
            loading={isLoading}
            change={change?.text}
            direction={change?.direction}
            changeTone={change?.tone}
            sparkline={
              <Sparkline
                data={course}
                variant="area"
                className={isStale ? 'text-primary opacity-60' : 'text-primary'}
              />
            }
            caption={comparison}
            // Where the change may need a line of its own, the line is there before the figures arrive.
            className="grow lg:max-xl:**:data-[slot=stat-card-figure]:min-h-16 lg:max-xl:**:data-[slot=stat-card-figure]:content-center"
          />
        </li>
      ))}
    </ul>
  );
}
